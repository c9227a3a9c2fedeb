import { useState } from 'react';
import type { ResourceCard } from '#contract/resources.ts';
import { Picture } from '#web/components/content/picture.tsx';
import { PlayMark } from '#web/components/content/play-mark.tsx';
import { parcelFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';
import { typeOfFile } from './resource-meta.tsx';
import './resource-picture.css';

/** Bytes up to which a picture without a smaller one shows itself: farmers pay for data. */
const LIGHT = 200_000;

type Pictured = Pick<ResourceCard, 'id' | 'file' | 'filename' | 'thumbnail'>;

interface ResourcePictureProps {
  resource: Pictured;
  /** Eager where it is sure to be in sight. @default 'lazy' */
  loading?: 'lazy' | 'eager';
  /** Beside its own, to give it another shape. */
  className?: string;
}

/**
 * What stands for a resource, in a place of 3 : 2: its small picture, of a video its poster; where there is none, or it
 * does not come, a field with a paper that says what the file is. Its title says all of it to readers.
 */
export function ResourcePicture({ resource, loading = 'lazy', className = '' }: ResourcePictureProps) {
  const [broken, setBroken] = useState<string>();
  const { id, file } = resource;
  const isVideo = file?.type.startsWith('video/') === true;
  const { src, width, height } = smallOf(resource);
  const isShown = src !== undefined && src !== broken;
  return (
    <span className={`resource-picture ${className}`.trim()} aria-hidden="true">
      {isShown ? (
        <img alt="" {...{ src, width, height, loading }} decoding="async" onError={() => setBroken(src)} />
      ) : (
        <Picture fallback={parcelFor(id)} alt="" width={96} height={96} loading={loading} />
      )}
      {!isShown && !isVideo && <span className="resource-paper">{typeOfFile(resource)}</span>}
      {isVideo && <PlayMark />}
    </span>
  );
}

function smallOf({ file, filename, thumbnail }: Pictured) {
  if (thumbnail) return { ...thumbnail, src: contentUrl('thumbnail', thumbnail.name) };
  const isLight = filename && file && /^image\/(png|jpeg)$/.test(file.type) && file.size <= LIGHT;
  return { src: isLight ? contentUrl('file', filename) : undefined, width: 600, height: 400 };
}
