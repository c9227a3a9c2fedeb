import { beforeEach, expect, test, vi } from 'vitest';
import { smallImage } from '#web/lib/media/small-image.ts';

const written: { width: number; height: number; type: string; quality: number }[] = [];
let canWebp = true;
let alpha = 255;
let bytesAt: (quality: number) => number;
const close = vi.fn();

beforeEach(() => {
  written.length = 0;
  [canWebp, alpha, bytesAt] = [true, 255, () => 20_000];
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1600, height: 1200, close }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => {},
    getImageData: () => ({ data: new Uint8ClampedArray([0, 0, 0, alpha]) }),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    asked = '',
    quality = 1,
  ) {
    // A browser that does not know the type writes a PNG.
    const type = asked === 'image/webp' && !canWebp ? 'image/png' : asked;
    written.push({ width: this.width, height: this.height, type, quality });
    done(new Blob([new Uint8Array(bytesAt(quality))], { type }));
  });
});

const photo = new File(['bytes'], 'picture.jpg', { type: 'image/jpeg' });

test('a small picture is a WebP of 480 pixels', async () => {
  const small = await smallImage(photo);

  expect([small?.name, small?.type]).toEqual(['small.webp', 'image/webp']);
  expect(written).toEqual([{ width: 480, height: 360, type: 'image/webp', quality: 0.8 }]);
  expect(close).toHaveBeenCalled();
});

test('where the browser writes no WebP, it is a JPEG, or a PNG that can be seen through', async () => {
  canWebp = false;

  expect((await smallImage(photo))?.type).toBe('image/jpeg');
  alpha = 0;
  expect((await smallImage(photo))?.type).toBe('image/png');
});

test('it is written more coarsely until it is light enough, or there is none', async () => {
  bytesAt = (quality) => (quality > 0.5 ? 40_001 : 40_000);
  expect((await smallImage(photo))?.size).toBe(40_000);
  expect(written.map(({ quality }) => quality)).toEqual([0.8, 0.6, 0.4]);

  bytesAt = () => 40_001;
  expect(await smallImage(photo)).toBeUndefined();
});
