import type { FileValue, FormFile } from '#contract/fields/field.ts';
import { AppError } from '#platform/errors.ts';
import { type PictureSize, readPictureSize } from './picture-size.ts';

/** A picture that may be stored: its bytes, what they are, and its size in pixels as it is shown. */
export interface CheckedPicture {
  readonly content: Uint8Array;
  readonly extension: 'png' | 'jpg';
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

const MAX_PICTURE_BYTES = 10_000_000;
const MAX_PIXELS = 100_000_000; // more would make a phone's browser give up

/** Throws `picture.wrong-type` unless bytes and extension both say PNG or JPEG, `picture.too-large` over 10 MB. */
export function checkPicture(file: FileValue, field: string): CheckedPicture {
  const { content, filename } = file as FormFile;
  if (content.byteLength > MAX_PICTURE_BYTES) {
    throw refusal('tooLarge', 'picture.too-large', field, 'A picture may have 10 MB at most.');
  }
  const size = readPictureSize(content);
  const named = /\.(png|jpe?g)$/i.exec(filename)?.[1]?.toLowerCase();
  const extension = size?.type === 'png' ? 'png' : 'jpg';
  if (!size || !isShowable(size) || named?.replace('jpeg', 'jpg') !== extension) {
    throw refusal(
      'wrongType',
      'picture.wrong-type',
      field,
      'Only pictures in PNG or JPEG format can be used.',
    );
  }
  return {
    content,
    extension,
    contentType: extension === 'png' ? 'image/png' : 'image/jpeg',
    width: size.width,
    height: size.height,
  };
}

const isShowable = ({ width, height }: PictureSize) =>
  width > 0 && height > 0 && width * height <= MAX_PIXELS;

function refusal(
  kind: 'tooLarge' | 'wrongType',
  code: `picture.${string}`,
  field: string,
  message: string,
): AppError {
  return new AppError(kind, code, message, { fields: { [field]: message } });
}
