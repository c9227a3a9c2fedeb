import type { Photo, Text, Video } from '#contract/news/blocks.ts';
import { HeldBack } from '#web/components/content/held-back.tsx';
import { LinkedText, Paragraphs } from '#web/components/content/linked-text.tsx';
import { VideoPlayer } from '#web/components/content/video-player.tsx';
import { contentUrl } from '#web/lib/config.ts';
import type { PieceBlock } from './blocks-of.ts';
import { messages } from './messages.ts';
import { VideoCard } from './video-card.tsx';
import './article-block.css';

interface ArticleBlockProps {
  block: PieceBlock;
  /** Of the piece. */
  title: string;
  /** Whether it is the first thing that is seen: its picture loads eagerly. */
  isOnTop?: boolean;
}

/** One block of a piece, shown as it was typed: text stays text. */
export function ArticleBlock({ block, title, isOnTop }: ArticleBlockProps) {
  if (block.kind === 'text') return <TextBlock text={block} />;
  if (block.kind === 'photo') return <PhotoBlock photo={block} title={title} isOnTop={isOnTop} />;
  return <VideoBlock video={block} title={title} />;
}

const TextBlock = ({ text }: { text: Text }) => (
  <section className="article-block">
    {text.textHeading && <h2>{text.textHeading}</h2>}
    <Paragraphs>{text.textDescription}</Paragraphs>
  </section>
);

interface PhotoBlockProps {
  photo: Photo;
  title: string;
  isOnTop: boolean | undefined;
}

function PhotoBlock({ photo, title, isOnTop }: PhotoBlockProps) {
  const caption = photo.isImgDesc ? photo.photoDescription : undefined;
  const { width, height } = photo;
  const src = contentUrl('img', photo.img);
  const label = caption ?? messages.photoOf(title);
  return (
    <figure className="article-block">
      <HeldBack src={src} of={{ kind: 'picture', label, width, height }}>
        <img
          src={src}
          width={width}
          height={height}
          alt={label}
          {...(isOnTop ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          decoding="async"
        />
      </HeldBack>
      {caption && (
        <figcaption>
          <LinkedText>{caption}</LinkedText>
        </figcaption>
      )}
    </figure>
  );
}

function VideoBlock({ video, title }: { video: Video; title: string }) {
  const { videoTitle, videoDescription, videoLink, videoResource, width, height } = video;
  const label = messages.videoOf(videoTitle ?? title);
  const cover = video.videoCover && contentUrl('videoCover', video.videoCover);
  const source = videoResource && contentUrl('videoResource', videoResource);
  return (
    <section className="article-block">
      {source && (
        <>
          {videoTitle && <h2>{videoTitle}</h2>}
          <HeldBack src={source} of={{ kind: 'video', label, width, height }}>
            <VideoPlayer src={source} poster={cover} width={width} height={height} label={label} />
          </HeldBack>
          {/* Not every browser plays every quicktime. */}
          <a className="link" href={source} target="_blank" rel="noopener noreferrer" download>
            {messages.download}
          </a>
        </>
      )}
      {videoLink && <VideoCard link={videoLink} title={videoTitle} cover={cover} />}
      {videoDescription && (
        <p>
          <LinkedText>{videoDescription}</LinkedText>
        </p>
      )}
    </section>
  );
}
