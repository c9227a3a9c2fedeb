import { beforeEach, expect, test } from 'vitest';
import { fillDevice } from '#test/full-device.ts';
import { fleeting } from '#web/lib/device/browser-storage.ts';

const FILE = '../../../../web/src/lib/session/session-storage.ts';
let pages = 0;

/** A page of its own, as after a reload: where the session is, is looked up when the module is loaded. */
const aPage = (): Promise<typeof import('#web/lib/session/session-storage.ts')> => {
  fleeting.keys().forEach(fleeting.removeItem);
  pages += 1;
  return import(/* @vite-ignore */ `${FILE}?page=${pages}`);
};

const TOKEN = 'CognitoIdentityServiceProvider.client.ada.accessToken';

beforeEach(async () => {
  const page = await aPage();
  page.startStorage(true);
  page.writeStored('userInfo', '{"id":"1"}');
  page.writeStored(TOKEN, 'first');
});

test('a renewed token that a full device refuses serves this page, and the next one has the session from before', async () => {
  const page = await aPage();
  fillDevice();

  page.writeStored(TOKEN, 'second');
  expect(page.readStored(TOKEN)).toBe('second');

  const next = await aPage();
  expect(next.readStored('userInfo')).toBe('{"id":"1"}');
  expect(next.readStored(TOKEN)).toBe('first');
});

test('a sign-out on a full device leaves nothing of it behind', async () => {
  const page = await aPage();
  fillDevice();
  page.writeStored(TOKEN, 'second');

  page.clearStorage();

  expect(page.readStored(TOKEN)).toBeNull();
  expect((await aPage()).readStored('userInfo')).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a device that is full in the middle of a sign-in keeps no half of it', async () => {
  const page = await aPage();
  page.clearStorage();
  page.startStorage(true);
  page.writeStored('userInfo', '{"id":"2"}');

  fillDevice();
  page.writeStored(TOKEN, 'third');

  expect(page.storedEntries()).toEqual({ userInfo: '{"id":"2"}', [TOKEN]: 'third' });
  expect((await aPage()).readStored('userInfo')).toBeNull();
});
