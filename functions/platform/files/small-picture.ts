import type { FormFile } from '#contract/fields/field.ts';
import { smallPicture } from '#contract/fields/small-picture.ts';
import { AppError } from '#platform/errors.ts';
import type { FileSource } from './files.ts';
import { readPictureSize } from './picture-size.ts';
import { readWebpSize } from './webp-size.ts';

const contentTypes = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' } as const;

/**
 * Checks the small picture that came with a large one, by its bytes alone. Throws `picture.too-large` over 40 kB or 480
 * pixels, and `picture.wrong-type` unless it is a WebP, PNG or JPEG.
 */
export function checkSmallPicture({ content }: Pick<FormFile, 'content'>, field: string): FileSource {
  const refuse = (kind: 'tooLarge' | 'wrongType', code: `picture.${string}`, text: string) =>
    new AppError(kind, code, text, { fields: { [field]: text } });
  const { largest, longestEdge } = smallPicture;
  const most = `The small picture may have ${largest / 1000} kB and ${longestEdge} pixels at most.`;
  if (content.byteLength > largest) throw refuse('tooLarge', 'picture.too-large', most);
  const size = readWebpSize(content) ?? readPictureSize(content);
  if (!size || Math.min(size.width, size.height) < 1) {
    const text = 'Only pictures in WebP, PNG or JPEG format can be used as the small picture.';
    throw refuse('wrongType', 'picture.wrong-type', text);
  }
  if (Math.max(size.width, size.height) > longestEdge) throw refuse('tooLarge', 'picture.too-large', most);
  return { content, extension: size.type, contentType: contentTypes[size.type] };
}
