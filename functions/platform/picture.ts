import { imageSize } from 'image-size';
import type { FileValue, FormFile } from '#contract/field.ts';
import { AppError } from './errors.ts';

/** A picture that may be stored: its bytes, what they are, and its size in pixels as it is shown. */
export interface CheckedPicture {
  readonly content: Uint8Array;
  readonly extension: 'png' | 'jpg';
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

const LARGEST = 10_000_000; // bytes
const MOST_PIXELS = 100_000_000; // more would make a phone's browser give up
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
const LIES_ON_ITS_SIDE = 5; // EXIF orientations from 5 to 8 swap width and height

/** Throws `picture.wrong-type` unless bytes and extension both say PNG or JPEG, `picture.too-large` over 10 MB. */
export function checkPicture(file: FileValue, field: string): CheckedPicture {
  const { content, filename } = file as FormFile;
  if (content.byteLength > LARGEST) {
    throw refusal('tooLarge', 'picture.too-large', field, 'A picture may have 10 MB at most.');
  }
  const size = measure(content);
  const named = /\.(png|jpe?g)$/i.exec(filename)?.[1]?.toLowerCase();
  const extension = size?.type === 'png' ? 'png' : 'jpg';
  if (!size || named?.replace('jpeg', 'jpg') !== extension) {
    throw refusal(
      'wrongType',
      'picture.wrong-type',
      field,
      'Only pictures in PNG or JPEG format can be used.',
    );
  }
  const turned = (size.orientation ?? 1) >= LIES_ON_ITS_SIDE;
  return {
    content,
    extension,
    contentType: extension === 'png' ? 'image/png' : 'image/jpeg',
    width: turned ? size.height : size.width,
    height: turned ? size.width : size.height,
  };
}

function measure(content: Uint8Array) {
  try {
    const size = imageSize(content);
    const isWhole =
      size.type === 'png' ? has(content, 'IDAT') && has(content, 'IEND') : has(content, END_OF_JPEG);
    const isShowable = size.width > 0 && size.height > 0 && size.width * size.height <= MOST_PIXELS;
    return (size.type === 'png' || size.type === 'jpg') && isWhole && isShowable ? size : undefined;
  } catch {
    // It throws on anything that is not an image, or that breaks off before its size.
    return undefined;
  }
}

const has = (content: Uint8Array, part: string | Buffer) =>
  Buffer.from(content.buffer, content.byteOffset, content.byteLength).includes(part);

function refusal(
  kind: 'tooLarge' | 'wrongType',
  code: `picture.${string}`,
  field: string,
  message: string,
): AppError {
  return new AppError(kind, code, message, { fields: { [field]: message } });
}
