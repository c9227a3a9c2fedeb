import { beforeEach, expect, test, vi } from 'vitest';
import { downscaleImage } from '#web/lib/media/downscale-image.ts';

const drawn: { width: number; height: number; type?: string; quality?: number }[] = [];
let alpha = 255;
let bytes = 1000;
const close = vi.fn();

beforeEach(() => {
  drawn.length = 0;
  alpha = 255;
  bytes = 1000;
  const context = {
    drawImage: () => {},
    getImageData: () => ({ data: new Uint8ClampedArray([0, 0, 0, alpha]) }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = '',
    quality,
  ) {
    drawn.push({ width: this.width, height: this.height, type, quality });
    done(new Blob([new Uint8Array(bytes)], { type }));
  });
});

function camera(width: number, height: number) {
  const decode = vi.fn(async () => ({ width, height, close }));
  vi.stubGlobal('createImageBitmap', decode);
  return decode;
}
const picture = (type: string, size = 2_000_000) => new File([new Uint8Array(size)], 'IMG_0042', { type });

test('makes the longest edge 1600 pixels, as JPEG', async () => {
  camera(4000, 3000);

  const { file, width, height } = await downscaleImage(picture('image/jpeg'));

  expect([width, height]).toEqual([1600, 1200]);
  expect(drawn).toEqual([{ width: 1600, height: 1200, type: 'image/jpeg', quality: 0.82 }]);
  expect([file.name, file.type]).toEqual(['picture.jpg', 'image/jpeg']);
});

test('never makes a picture larger, and still writes a JPEG anew: it may say where it was taken', async () => {
  camera(640, 480);
  const original = picture('image/jpeg');

  const { file, width, height } = await downscaleImage(original);

  expect([width, height]).toEqual([640, 480]);
  expect(file).not.toBe(original);
});

test('turns a photo as its camera says', async () => {
  const decode = camera(640, 480);
  const original = picture('image/jpeg');

  await downscaleImage(original);

  expect(decode).toHaveBeenCalledWith(original, { imageOrientation: 'from-image' });
  expect(close).toHaveBeenCalled();
});

test('keeps a small PNG as it is', async () => {
  camera(640, 480);
  const original = picture('image/png', 300_000);

  expect((await downscaleImage(original)).file).toBe(original);
});

test('keeps a see-through PNG a PNG', async () => {
  camera(3200, 1600);
  alpha = 0;

  const { file, width, height } = await downscaleImage(picture('image/png'));

  expect([file.type, file.name, width, height]).toEqual(['image/png', 'picture.png', 1600, 800]);
});

test('makes a large PNG a JPEG, unless that is no smaller', async () => {
  camera(640, 480);
  const original = picture('image/png');

  expect((await downscaleImage(original)).file.type).toBe('image/jpeg');
  bytes = 3_000_000;
  expect((await downscaleImage(original)).file).toBe(original);
});

test('says so when the browser cannot read it', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('broken', 'InvalidStateError')));

  await expect(downscaleImage(picture('image/jpeg'))).rejects.toThrow('broken');
});
