// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { dropDeviceFiles, keepDeviceFile, readDeviceFile } from '#web/lib/device-files.ts';

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

  await keepDeviceFile('ada', 'news/cover', file);
  await dropDeviceFiles('ada', 'news/');

  expect(await readDeviceFile('ada', 'news/cover')).toBeUndefined();
});
