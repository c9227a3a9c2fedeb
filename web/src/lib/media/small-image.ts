import { smallPicture } from '#contract/fields/small-picture.ts';
import { canvasOf, isTransparent } from './downscale-image.ts';

/** The first that makes it light enough. */
const QUALITIES = [0.8, 0.6, 0.4];

/**
 * The small picture that is sent with one for lists. A browser that writes no WebP writes a JPEG, or a PNG where it can
 * be seen through. Undefined where it stays too heavy; throws where the browser cannot read the picture.
 */
export async function smallImage(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, smallPicture.longestEdge / Math.max(bitmap.width, bitmap.height));
    const sides = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
    const canvas = canvasOf(bitmap, sides[0] ?? 1, sides[1] ?? 1);
    const write = (type: string, quality: number) =>
      new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    for (const quality of QUALITIES) {
      const webp = await write('image/webp', quality);
      const isOther = webp?.type !== 'image/webp' && !isTransparent(bitmap);
      const small = isOther ? await write('image/jpeg', quality) : webp;
      if (small && small.size <= smallPicture.largest) return fileOf(small);
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}

const fileOf = (blob: Blob) =>
  new File([blob], `small.${blob.type.slice('image/'.length)}`, { type: blob.type });
