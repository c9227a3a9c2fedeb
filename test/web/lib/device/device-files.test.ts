import { afterEach, expect, test, vi } from 'vitest';
import { dropDeviceFiles, keepDeviceFile, readDeviceFile } from '#web/lib/device/device-files.ts';

const file = new File(['bytes'], 'picture.png', { type: 'image/png' });

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['has no storage for files', undefined],
  [
    'refuses it',
    {
      open() {
        throw new DOMException('private', 'SecurityError');
      },
    },
  ],
])('keeps nothing and fails at nothing where a browser %s', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB);

  expect(await keepDeviceFile('ada', 'news/cover', file)).toBe(false);
  await dropDeviceFiles('ada', 'news/');

  expect(await readDeviceFile('ada', 'news/cover')).toBeUndefined();
});

test('does not even try to keep a file of more than 50 MB', async () => {
  const open = vi.fn();
  vi.stubGlobal('indexedDB', { open });
  const large = Object.defineProperty(new File([], 'film.mp4'), 'size', { value: 50_000_001 });

  expect(await keepDeviceFile('ada', 'news/film', large)).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
