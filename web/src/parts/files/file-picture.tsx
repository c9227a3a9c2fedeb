import { type ReactNode, useState } from 'react';
import { Meta } from '#web/components/content/meta.tsx';
import { Picture } from '#web/components/content/picture.tsx';
import { PlayMark } from '#web/components/content/play-mark.tsx';
import { parcelFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';
import { useIsLoaded } from '#web/lib/data-saver.ts';
import { formatSize } from '#web/lib/format/format-size.ts';
import { smallUrl } from '#web/lib/media/small-url.ts';
import { type AttachedFile, typeOfFile } from './stored-file.ts';
import './file-picture.css';

/** Facts, of which each child is one, then the file's type and size: `Articles • PDF • 2.4 MB`. */
export function FileMeta({ of, children }: { of: AttachedFile; children: ReactNode }) {
  const type = typeOfFile(of);
  return (
    <Meta>
      {children}
      {type && <span>{type}</span>}
      {of.file && <span>{formatSize(of.file.size)}</span>}
    </Meta>
  );
}

/** Bytes up to which a picture without a smaller version is shown: farmers pay for data. */
const LIGHT_BYTES = 200_000;

interface Pictured extends AttachedFile {
  readonly id: string;
  /** The name on the content host of a small picture of the file's content. */
  readonly thumbnail?: { readonly name: string; readonly width: number; readonly height: number } | undefined;
}

interface FilePictureProps {
  of: Pictured;
  /** Eager where it is sure to be in sight. @default 'lazy' */
  loading?: 'lazy' | 'eager';
}

/**
 * The picture of something with a file, at 3 : 2: its small picture, or a video's poster; without one, or where it does
 * not load, a drawing with the file's type. Its title tells readers all of it.
 */
export function FilePicture({ of, loading = 'lazy' }: FilePictureProps) {
  const [broken, setBroken] = useState<string>();
  const { id, file } = of;
  const isVideo = file?.type.startsWith('video/') === true;
  const { src, width, height } = smallOf(of);
  const isLoaded = useIsLoaded(src);
  const isShown = src !== undefined && src !== broken && isLoaded;
  return (
    <span className="file-picture" aria-hidden="true">
      {isShown ? (
        <img
          alt=""
          src={src}
          width={width}
          height={height}
          loading={loading}
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        <Picture fallback={parcelFor(id)} alt="" width={96} height={96} loading={loading} />
      )}
      {!isShown && !isVideo && <span className="file-paper">{typeOfFile(of)}</span>}
      {isVideo && <PlayMark />}
    </span>
  );
}

function smallOf({ file, filename, thumbnail }: Pictured) {
  if (thumbnail) return { ...thumbnail, src: smallUrl('thumbnail', thumbnail.name) };
  const isLight = filename && file && /^image\/(png|jpeg)$/.test(file.type) && file.size <= LIGHT_BYTES;
  return { src: isLight ? contentUrl('file', filename) : undefined, width: 600, height: 400 };
}
