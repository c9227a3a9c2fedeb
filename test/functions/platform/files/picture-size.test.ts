import { describe, expect, test } from 'vitest';
import { readPictureSize } from '#platform/files/picture-size.ts';
import { busyWith } from '#test/busy.ts';
import { jpeg, png } from '#test/files/pictures.ts';
import { fc } from '#test/made-up.ts';

/** A JPEG segment: its marker, its length, its content. */
function segment(marker: number, content: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** The same picture with more right behind its first marker. */
const withFirst = (...parts: Uint8Array[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);

/** An EXIF segment that says how the camera was held, in either order of bytes. */
function exif(orientation: number, isLittle: boolean): Buffer {
  const [short, long] = isLittle
    ? (['writeUInt16LE', 'writeUInt32LE'] as const)
    : (['writeUInt16BE', 'writeUInt32BE'] as const);
  const tiff = Buffer.alloc(38);
  tiff.write(isLittle ? 'II' : 'MM', 'latin1');
  tiff[short](42, 2);
  tiff[long](8, 4);
  tiff[short](2, 8);
  tiff[short](0x010f, 10); // another entry comes first
  tiff[short](0x0112, 22);
  tiff[short](3, 24);
  tiff[long](1, 26);
  tiff[short](orientation, 30);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}

test('a picture tells its type and size', () => {
  expect(readPictureSize(png)).toEqual({ type: 'png', width: 2, height: 1 });
  expect(readPictureSize(jpeg)).toEqual({ type: 'jpg', width: 3, height: 2 });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'a picture with the orientation %i has the size it is shown in',
  (turn) => {
    const shown = turn >= 5 && turn <= 8 ? { width: 2, height: 3 } : { width: 3, height: 2 };

    for (const isLittle of [true, false]) {
      expect(readPictureSize(withFirst(exif(turn, isLittle)))).toMatchObject(shown);
    }
  },
);

test.each([
  ['what an editor wrote of it', segment(0xed, Buffer.alloc(60_000, 7))],
  ['EXIF without an orientation', segment(0xe1, Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0', 'latin1'))],
  ['EXIF that breaks off', segment(0xe1, Buffer.from('Exif\0\0II', 'latin1'))],
  ['bytes that fill the space before a marker', Buffer.alloc(9, 0xff)],
  ['bytes that stand nowhere', Buffer.concat([segment(0xed, Buffer.alloc(1)), Buffer.from([1, 2, 3])])],
])('a JPEG is known behind %s', (_, part) => {
  expect(readPictureSize(withFirst(part))).toEqual({ type: 'jpg', width: 3, height: 2 });
});

const TEN_MEGABYTES = 10_000_000; // bytes, as many as a picture may have

/** A file of the largest size that repeats a part after a beginning. */
const endless = (beginning: Uint8Array, part: Uint8Array): Buffer =>
  Buffer.concat([beginning, Buffer.alloc(TEN_MEGABYTES - beginning.length, part)]);

const start = jpeg.subarray(0, 2);
const box = (name: string) => Buffer.from(`\0\0\0\x08${name}`, 'latin1');

describe('a file that is made to keep us busy', () => {
  test.each([
    ['boxes of HEIF', endless(Buffer.from('\0\0\0\x18ftypheic', 'latin1'), box('meta'))],
    ['boxes of JPEG XL', endless(Buffer.from('\0\0\0\x0cJXL \r\n\x87\n', 'latin1'), box('jxlp'))],
    ['icons', endless(Buffer.from('icns', 'latin1'), box('ICON'))],
    ['SVG without an end', endless(Buffer.from('<svg '), Buffer.from('<svg a="'))],
    ['TIFF', endless(Buffer.from('MM\0*\0\0\0\x08', 'latin1'), Buffer.alloc(1, 0xff))],
    ['JPEG without markers', endless(Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(1))],
    ['JPEG of filling bytes', endless(start, Buffer.alloc(1, 0xff))],
    ['JPEG of restarts', endless(start, Buffer.from([0xff, 0xd0]))],
    ['JPEG of empty segments', endless(start, segment(0xe0, Buffer.alloc(0)))],
    ['JPEG of small EXIF', endless(start, exif(9, true))],
    ['JPEG of large EXIF', endless(start, segment(0xe1, Buffer.alloc(65_000, exif(9, false).subarray(4))))],
    ['JPEG of frames without an end', endless(start, segment(0xc0, Buffer.alloc(8, 1)))],
    ['PNG without chunks', endless(png.subarray(0, 33), Buffer.alloc(1))],
    ['PNG of almost its chunk', endless(png.subarray(0, 33), Buffer.from('IDAIEN'))],
  ])('as %s is no picture, and that takes no time', async (_, file) => {
    expect(readPictureSize(file)).toBeUndefined();
    expect(await busyWith(() => readPictureSize(file))).toBeLessThan(500);
  });
});

test('whatever the bytes, there is an answer', () => {
  const part = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.constantFrom(jpeg, png, exif(6, true), exif(6, false), jpeg.subarray(2)),
  );
  fc.assert(
    fc.property(fc.constantFrom(start, png.subarray(0, 8)), fc.array(part), (beginning, parts) => {
      const size = readPictureSize(Buffer.concat([beginning, ...parts]));
      if (size) expect([size.width, size.height].every(Number.isInteger)).toBe(true);
    }),
  );
});
