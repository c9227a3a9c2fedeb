import { uploadKinds } from '#contract/upload-kinds.ts';
import { isReadable } from '#web/lib/is-readable.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { isPicture } from '#web/lib/media/picture-types.ts';
import { isVideo } from '#web/lib/media/video-types.ts';
import { messages } from './messages.ts';
import type { Files } from './owned-thing.ts';

/** Longest edge in pixels of the small picture: about 40 kB, sharp where lists show it. */
const SMALL = 480;

const largest = uploadKinds.file.largest;

/** Takes any file as it is. Throws what says to the member why it is not taken. */
export async function takeFile(chosen: File): Promise<File> {
  if (chosen.size > largest) throw new Error(messages.file.tooLarge(largest / 1_000_000));
  if (!(await isReadable(chosen))) throw new Error(messages.file.unreadable);
  if (chosen.size === 0) throw new Error(messages.file.nothingIn);
  void thumbnailOf(chosen);
  return chosen;
}

/** What travels with a file. */
export async function filesOf(file: File): Promise<Files> {
  const thumbnail = await thumbnailOf(file);
  return { file, ...(thumbnail && { thumbnail }) };
}

let latest: { readonly of: string; readonly thumbnail: Promise<File | undefined> } | undefined;

/**
 * A small picture of what is in it, made once: it is begun when the file is chosen, and there when the device's copy of
 * it is sent.
 */
function thumbnailOf(file: File): Promise<File | undefined> {
  const of = `${file.lastModified}/${file.size}/${file.name}`;
  if (latest?.of !== of) latest = { of, thumbnail: makeThumbnail(file).catch(() => undefined) };
  return latest.thumbnail;
}

async function makeThumbnail(file: File): Promise<File | undefined> {
  if (!isPicture(file) && !isVideo(file)) return undefined;
  const [{ downscaleImage }, { videoPoster }] = await loadChunk(() =>
    Promise.all([import('#web/lib/media/downscale-image.ts'), import('#web/lib/media/video-poster.ts')]),
  );
  const picture = isVideo(file) ? await videoPoster(file) : file;
  return picture && (await downscaleImage(picture, SMALL)).file;
}
