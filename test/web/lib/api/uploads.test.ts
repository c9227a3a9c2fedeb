import { beforeEach, expect, test, vi } from 'vitest';
import { type Answer, failure, json, serve, startSite, storeSession } from '#test/web.tsx';
import { upload } from '#web/lib/api/uploads.ts';
import { storage } from '../../parts/editor/a-storage.ts';
import { aVideo } from '../../parts/editor/an-api.ts';

const KEY = 'key-of-the-upload';
const place = (id: string) => ({
  data: {
    id: id.padStart(26, '0'),
    url: `https://uploads.example/${id}`,
    method: 'PUT',
    headers: { 'content-type': 'video/mp4' },
  },
});

beforeEach(() => storeSession());

async function start(answer: Answer = () => json(place('1'), 201)) {
  const asked = serve({ 'POST /api/uploads': answer });
  await startSite();
  return asked.filter.bind(
    asked,
    ({ to }: { to: string }) => to === 'POST /api/uploads',
  ) as () => typeof asked;
}

test('asks for a place, puts the file there with progress, and says what a field carries', async () => {
  const asked = await start();
  const arrived = storage();
  const onProgress = vi.fn();

  const field = await upload('videoResource', aVideo(), { key: KEY, onProgress });

  expect(field).toBe(`upload:${'1'.padStart(26, '0')}`);
  expect(asked()[0]?.body).toEqual({
    kind: 'videoResource',
    filename: 'sowing.mp4',
    contentType: 'video/mp4',
    size: 5,
  });
  expect(asked()[0]?.headers.get('idempotency-key')).toBe(KEY);
  expect(arrived.map(({ url }) => url)).toEqual(['https://uploads.example/1']);
  expect(onProgress).toHaveBeenCalledWith(3);
});

test.each([
  ['a name without an extension', aVideo('clip'), 'video.mp4', 'video/mp4'],
  ['an extension that the device has no type for', aVideo('CLIP.MOV', ''), 'CLIP.MOV', 'video/quicktime'],
])('knows the type of %s', async (_, file, filename, contentType) => {
  const asked = await start();
  storage();

  await upload('videoResource', file, { key: KEY });

  expect(asked()[0]?.body).toMatchObject({ filename, contentType });
});

test('asks for another place, under another key, when the first one is refused', async () => {
  let places = 0;
  const asked = await start(() => json(place(String(++places)), 201));
  const arrived = storage((count) => (count === 1 ? { status: 403 } : {}));

  const field = await upload('videoResource', aVideo(), { key: KEY });

  expect(field).toBe(`upload:${'2'.padStart(26, '0')}`);
  expect(arrived.map(({ url }) => url)).toEqual(['https://uploads.example/2']);
  expect(new Set(asked().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('says when the connection breaks, and when there is no place', async () => {
  let answer = json(place('1'), 201);
  await start(() => answer);
  storage(() => ({ breaks: true }));

  await expect(upload('videoResource', aVideo(), { key: KEY })).rejects.toMatchObject({
    status: 0,
    code: 'network.unreachable',
  });
  answer = failure(429, 'upload.too-many', 'There are 20 uploads under way.');
  await expect(upload('videoResource', aVideo(), { key: KEY })).rejects.toThrow('20 uploads');
});

test('a fault of the storage is not taken for a refusal', async () => {
  await start();
  storage(() => ({ status: 503 }));

  await expect(upload('videoResource', aVideo(), { key: KEY })).rejects.toMatchObject({ status: 503 });
});

test('stops when it is told to', async () => {
  await start();
  const arrived = storage(() => ({ hangs: true }));
  const controller = new AbortController();
  const options = { key: KEY, signal: controller.signal, onProgress: () => controller.abort() };

  await expect(upload('videoResource', aVideo(), options)).rejects.toThrow('abort');

  expect(arrived).toEqual([]);
});
