import type { Photo, Text, Video } from '#contract/blocks.ts';
import { contentUrl } from '#web/lib/config.ts';
import { type PieceBlock, paragraphsOf } from './blocks-of.ts';
import { messages } from './messages.ts';

/** One block of a piece, shown as it was typed: text stays text. */
export function ArticleBlock({ block, title }: { block: PieceBlock; title: string }) {
  if (block.kind === 'text') return <TextBlock text={block} />;
  if (block.kind === 'photo') return <PhotoBlock photo={block} title={title} />;
  return <VideoBlock video={block} title={title} />;
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

function VideoBlock({ video, title }: { video: Video; title: string }) {
  const { videoTitle, videoDescription, videoLink, videoResource } = video;
  const source = videoResource && contentUrl('videoResource', videoResource);
  const host = videoLink && hostOf(videoLink);
  return (
    <section className="article-block">
      {videoTitle && <h2>{videoTitle}</h2>}
      {source && <Player video={video} source={source} label={messages.videoOf(videoTitle ?? title)} />}
      {source && (
        // Not every browser plays every quicktime.
        <a className="link" href={source} target="_blank" rel="noopener noreferrer" download>
          {messages.download}
        </a>
      )}
      {!source && video.videoCover && <Cover video={video} />}
      {host && (
        <a className="link" href={videoLink} target="_blank" rel="noopener noreferrer">
          {messages.watch(host)}
        </a>
      )}
      {videoLink && !host && <p>{videoLink}</p>}
      {videoDescription && <p>{videoDescription}</p>}
    </section>
  );
}

/** Where an address on the web leads, whatever else it says; undefined for what is none. */
function hostOf(link: string): string | undefined {
  return /^https?:\/\//i.test(link) && URL.canParse(link) ? new URL(link).host : undefined;
}

/** As large before it loads as it is then: like its cover, or wide. */
function Player({ video, source, label }: { video: Video; source: string; label: string }) {
  const { videoCover, width, height } = video;
  const isSized = videoCover !== undefined && width !== undefined && height !== undefined;
  return (
    // biome-ignore lint/a11y/useMediaCaption: members upload videos without captions
    <video
      controls
      preload="none"
      aria-label={label}
      className={isSized ? undefined : 'is-wide'}
      poster={videoCover && contentUrl('videoCover', videoCover)}
      src={source}
      width={isSized ? width : 1280}
      height={isSized ? height : 720}
    />
  );
}

/** Stands above the link to a video. */
function Cover({ video: { videoCover = '', width = 1280, height = 720 } }: { video: Video }) {
  return (
    <img
      src={contentUrl('videoCover', videoCover)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
