import { expect, test, vi } from 'vitest';
import { dropDeviceFiles, keepDeviceFile, readDeviceFile } from '#web/lib/device/device-files.ts';

const file = new File(['bytes'], 'picture.png', { type: 'image/png' });

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

const filmOf = (size: number) => Object.defineProperty(new File([], 'film.mp4'), 'size', { value: size });

/** A browser whose storage for files is tried, and that says how much it has. */
function browser(storage: object | undefined) {
  const open = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('indexedDB', { open });
  vi.stubGlobal('navigator', { storage });
  return open;
}
const room = (quota: number, usage: number) => ({ estimate: async () => ({ quota, usage }) });

test('does not even try to keep a file of more than 100 MB', async () => {
  const open = browser(room(1e12, 0));

  expect(await keepDeviceFile('ada', 'news/film', filmOf(100_000_001))).toBe(false);
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ['has room for it', room(500_000_000, 380_000_000), 1],
  ['has room for it and for nothing else', room(500_000_000, 380_000_001), 0],
  ['does not say how much it has', undefined, 1],
  ['tells no sizes', {}, 1],
  ['refuses to say', { estimate: () => Promise.reject(new TypeError('no storage')) }, 1],
])('a file of 100 MB is tried where a browser %s', async (_, storage, times) => {
  const open = browser(storage);

  expect(await keepDeviceFile('ada', 'news/film', filmOf(100_000_000))).toBe(false);
  expect(open).toHaveBeenCalledTimes(times);
});
