import type { Photo, Text, Video } from '#contract/richtexts.ts';
import { contentUrl } from '#web/lib/config.ts';
import { messages } from './messages.ts';
import { type NewsBlock, paragraphsOf } from './news-blocks.ts';

/** One block of a news, shown as it was typed: text stays text. */
export function ArticleBlock({ block, title }: { block: NewsBlock; title: string }) {
  if (block.kind === 'text') return <TextBlock text={block} />;
  if (block.kind === 'photo') return <PhotoBlock photo={block} title={title} />;
  return <VideoBlock video={block} />;
}

function TextBlock({ text }: { text: Text }) {
  return (
    <section className="article-block">
      {text.textHeading && <h2>{text.textHeading}</h2>}
      {paragraphsOf(text.textDescription).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a shown text never change places
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  );
}

function PhotoBlock({ photo, title }: { photo: Photo; title: string }) {
  const caption = photo.isImgDesc ? photo.photoDescription : undefined;
  return (
    <figure className="article-block">
      <img
        src={contentUrl('img', photo.img)}
        alt={caption ?? messages.photoOf(title)}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        decoding="async"
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function VideoBlock({ video }: { video: Video }) {
  const { videoCover, videoTitle, videoDescription, videoLink, videoResource } = video;
  const poster = videoCover && contentUrl('videoCover', videoCover);
  const source = videoResource && contentUrl('videoResource', videoResource);
  const isLink = videoLink !== undefined && /^https?:\/\//i.test(videoLink);
  return (
    <section className="article-block">
      {videoTitle && <h2>{videoTitle}</h2>}
      {source && (
        // biome-ignore lint/a11y/useMediaCaption: members upload videos without captions
        <video controls preload="none" poster={poster} src={source} width={1280} height={720} />
      )}
      {source && (
        <a className="link" href={source} download>
          {messages.download}
        </a>
      )}
      {isLink && (
        <a className="link" href={videoLink} target="_blank" rel="noreferrer">
          {messages.watch}
        </a>
      )}
      {videoDescription && <p>{videoDescription}</p>}
    </section>
  );
}
