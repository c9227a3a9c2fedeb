import { expect, test } from 'vitest';
import { checkPicture } from '#platform/files/picture.ts';
import { jpeg, noImage, png } from '#test/files/pictures.ts';

const refusalOf = (filename: string, content: Uint8Array) => {
  try {
    checkPicture({ filename, content }, 'img');
    return undefined;
  } catch (error) {
    return error;
  }
};

/** The same picture with a lie about its width in its head. */
function resized(picture: Uint8Array, width: number): Uint8Array {
  const copy = Buffer.from(picture);
  copy.writeUInt32BE(width, 16);
  return copy;
}

test('knows a PNG and its size', () => {
  expect(checkPicture({ filename: 'field.PNG', content: png }, 'img')).toMatchObject({
    extension: 'png',
    contentType: 'image/png',
    width: 2,
    height: 1,
  });
});

test.each([
  ['bytes that are no image', 'field.png', noImage],
  ['a JPEG that breaks off before its size', 'field.jpg', jpeg.subarray(0, 150)],
  ['a JPEG that breaks off after its size', 'field.jpg', jpeg.subarray(0, 200)],
  ['a JPEG that is called PNG', 'field.png', jpeg],
  ['a picture that breaks off before its size', 'field.png', png.subarray(0, 12)],
  ['a picture that breaks off after its size', 'field.png', png.subarray(0, 40)],
  ['a picture larger than any screen could show', 'field.png', resized(png, 0x7fffffff)],
  ['an extension that disagrees with the bytes', 'field.jpg', png],
  ['a name without an extension', 'field', png],
  ['an extension of another kind', 'field.svg', png],
  ['an empty file', 'field.png', new Uint8Array()],
])('refuses %s', (_, filename, content) => {
  expect(refusalOf(filename, content)).toMatchObject({ kind: 'wrongType', code: 'picture.wrong-type' });
});

test('refuses more than 10 MB', () => {
  expect(refusalOf('field.png', new Uint8Array(10_000_001))).toMatchObject({ kind: 'tooLarge' });
});
