import { uploadKinds } from '#contract/uploads.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { isPicture } from '#web/lib/media/picture-types.ts';
import { isVideo } from '#web/lib/media/video-types.ts';
import type { Files } from './owned-thing.ts';

/** Longest edge in pixels of the small picture: about 40 kB, sharp where lists show it. */
const SMALL = 480;

const largest = uploadKinds.file.largest;

/** Takes any file as it is. Throws what says to the member why it is not taken. */
export function takeFile(chosen: File): File {
  if (chosen.size > largest) throw new Error(`A file may have at most ${largest / 1_000_000} MB.`);
  void thumbnailOf(chosen);
  return chosen;
}

/** What travels with a file. */
export async function filesOf(file: File): Promise<Files> {
  const thumbnail = await thumbnailOf(file);
  return { file, ...(thumbnail && { thumbnail }) };
}

const thumbnails = new WeakMap<File, Promise<File | undefined>>();

/** A small picture of what is in it, made once: it is begun when the file is chosen, and there when it is sent. */
function thumbnailOf(file: File): Promise<File | undefined> {
  const known = thumbnails.get(file) ?? makeThumbnail(file).catch(() => undefined);
  thumbnails.set(file, known);
  return known;
}

async function makeThumbnail(file: File): Promise<File | undefined> {
  if (!isPicture(file) && !isVideo(file)) return undefined;
  const [{ downscaleImage }, { videoPoster }] = await loadChunk(() =>
    Promise.all([import('#web/lib/media/downscale-image.ts'), import('#web/lib/media/video-poster.ts')]),
  );
  const picture = isVideo(file) ? await videoPoster(file) : file;
  return picture && (await downscaleImage(picture, SMALL)).file;
}
