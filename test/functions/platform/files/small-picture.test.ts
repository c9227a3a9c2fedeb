import { expect, test } from 'vitest';
import { pathsOf, smallNameOf } from '#contract/fields/small-picture.ts';
import { checkSmallPicture } from '#platform/files/small-picture.ts';
import { jpeg, noImage, png } from '#test/files/pictures.ts';

/** The head of a WebP, whose size is what `write` says, and nothing behind it. */
function webp(chunk: string, write: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.alloc(40);
  bytes.write('RIFF', 'latin1');
  bytes.writeUInt32LE(32, 4);
  bytes.write(`WEBP${chunk}`, 8, 'latin1');
  write(bytes);
  return bytes;
}
const lossy = (width: number, height: number) =>
  webp('VP8 ', (bytes) => {
    bytes.writeUInt16LE(width, 26);
    bytes.writeUInt16LE(height, 28);
  });
const lossless = webp('VP8L', (bytes) => bytes.writeUInt32LE(479 | (359 << 14), 21));
const extended = (width: number) =>
  webp('VP8X', (bytes) => {
    bytes.writeUIntLE(width - 1, 24, 3);
    bytes.writeUIntLE(359, 27, 3);
  });

const check = (content: Uint8Array) => checkSmallPicture({ content }, 'news');

test.each([
  ['a WebP', lossy(480, 360), 'webp', 'image/webp'],
  ['a lossless WebP', lossless, 'webp', 'image/webp'],
  ['a WebP that can be seen through', extended(480), 'webp', 'image/webp'],
  ['a JPEG', jpeg, 'jpg', 'image/jpeg'],
  ['a PNG', png, 'png', 'image/png'],
])('takes %s as a small picture', (_, content, extension, contentType) => {
  expect(check(content)).toEqual({ content, extension, contentType });
});

test.each([
  ['more than 40 kB', Buffer.concat([jpeg, new Uint8Array(40_000)]), 'picture.too-large'],
  ['more than 480 pixels', lossy(481, 10), 'picture.too-large'],
  ['more than 480 pixels in another format', extended(481), 'picture.too-large'],
  ['what is no picture', noImage, 'picture.wrong-type'],
  ['a WebP that breaks off', lossless.subarray(0, 35), 'picture.wrong-type'],
  ['a WebP of no size', lossy(0, 10), 'picture.wrong-type'],
])('refuses %s as a small picture', (_, content, code) => {
  expect(() => check(content)).toThrow(expect.objectContaining({ code }));
});

test('the name of a picture says whether a small one was stored with it', () => {
  expect(smallNameOf('a.webp.jpg')).toBe('a.webp');
  expect(smallNameOf('3/a.jpg.png')).toBe('3/a.jpg');
  expect(['a.jpg', 'a.pdf', 'a.webp.pdf', 'blob:http://localhost/1'].map(smallNameOf)).toEqual(
    Array(4).fill(undefined),
  );
  expect(pathsOf('news/a.webp.jpg')).toEqual(['news/a.webp', 'news/a.webp.jpg']);
});
