/** Longest edge of an uploaded picture, in pixels: sharp on a phone and on a desk, and about 300 kB. */
const MAX_EDGE_PX = 1600;
const JPEG_QUALITY = 0.82;
/** A PNG up to this many bytes is most likely a drawing, which JPEG would blur. */
const SMALL_PNG_BYTES = 300_000;

export interface PreparedImage {
  readonly file: File;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes a PNG or JPEG light enough for a slow network: at most `longestEdge` px (1600), never larger than it was,
 * turned as its EXIF orientation says. A JPEG is always written anew, because cameras store in it where it was taken.
 * Throws when the browser cannot read the picture.
 */
export async function downscaleImage(file: File, longestEdge = MAX_EDGE_PX): Promise<PreparedImage> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));

    if (file.type !== 'image/png')
      return { file: await draw(bitmap, width, height, 'image/jpeg'), width, height };
    if (scale === 1 && file.size <= SMALL_PNG_BYTES) return { file, width, height };
    if (isTransparent(bitmap)) return { file: await draw(bitmap, width, height, 'image/png'), width, height };

    const jpeg = await draw(bitmap, width, height, 'image/jpeg');
    return { file: scale === 1 && file.size <= jpeg.size ? file : jpeg, width, height };
  } finally {
    bitmap.close();
  }
}

async function draw(bitmap: ImageBitmap, width: number, height: number, type: string): Promise<File> {
  const canvas = canvasOf(bitmap, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  if (!blob) throw new Error('The picture could not be written.');
  return new File([blob], type === 'image/png' ? 'picture.png' : 'picture.jpg', { type });
}

/** Looks at a small copy: a see-through part is still there when the picture is 64 px wide. */
export function isTransparent(bitmap: ImageBitmap): boolean {
  const canvas = canvasOf(bitmap, 64, 64);
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, 64, 64).data ?? [];
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (Number(pixels[alpha]) < 250) return true;
  return false;
}

export function canvasOf(bitmap: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}
