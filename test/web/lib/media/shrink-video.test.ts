import { expect, test } from 'vitest';
import { mp4, playable } from '#test/files/videos.ts';
import { shrinkVideo } from '#web/lib/media/shrink-video.ts';

const options = { signal: new AbortController().signal, onProgress: () => undefined };
const film = (...parts: BlobPart[]) => new File(parts, 'gate.mov', { type: 'video/quicktime' });

/** A box that players pass over. */
function free(bytes: number): Uint8Array<ArrayBuffer> {
  const box = new Uint8Array(bytes);
  new DataView(box.buffer).setUint32(0, bytes);
  box.set(new TextEncoder().encode('free'), 4);
  return box;
}

test('a video of a low rate stays as it is: little would be saved', async () => {
  expect(await shrinkVideo(film(playable), options)).toBeUndefined();
});

test('a browser without an encoder sends a video as it is', async () => {
  expect(await shrinkVideo(film(playable, free(1_000_000)), options)).toBeUndefined();
});

test('what has no pictures stays as it is, and what is no film fails', async () => {
  expect(await shrinkVideo(film(mp4(1_000_000)), options)).toBeUndefined();
  await expect(shrinkVideo(film('no video at all'), options)).rejects.toThrow();
});
