import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '#test/hands.ts';
import { failure, startSite, storeSession } from '#test/web.tsx';
import { readSpent } from '#web/lib/device/spent.ts';
import { fileOf } from '#web/parts/sync/queue/kept-files.ts';
import { done, drop, put, sendNow, stop, take } from '#web/parts/sync/queue/outbox.ts';
import { newStep, type OutboxEntry, type Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { straightFields, transferOf } from '#web/parts/sync/queue/transfer.ts';
import { storage, type Taking } from '../editor/a-storage.ts';
import { anApi, PARTED, PARTS, PHOTO, UPLOAD, VIDEO } from './an-api.ts';
import { anEntry } from './an-entry.ts';

const sized = (name: string, type: string, size: number) =>
  Object.defineProperty(new File(['bytes'], name, { type }), 'size', { value: size });
const aPicture = (size = 5) => sized('pots.png', 'image/png', size);
const aVideo = (size = 5) => sized('sowing.mp4', 'video/mp4', size);

const photoOf = (name: string, file: File): Step =>
  newStep('richtexts.addPhoto', { richtextId: 'r1', order: 1 }, { files: { img: fileOf(name, file) } });
const videoOf = (name: string, file: File): Step =>
  newStep(
    'richtexts.addVideo',
    { richtextId: 'r1', order: 1 },
    { files: { videoResource: fileOf(name, file) } },
  );

/** Puts an entry that is one video. */
async function putVideo(film: File) {
  const entry = anEntry([videoOf('film', film)]);
  await put(entry, { film });
  return entry;
}

beforeEach(() => storeSession());
afterEach(async () => {
  for (const { id } of getOutbox().entries ?? []) await drop(id);
});

async function start(fate?: Parameters<typeof anApi>[0], take?: (count: number) => Taking) {
  const api = anApi(fate);
  await startSite();
  return { ...api, arrived: storage(take) };
}

test('a picture goes in the form, under the key of its step', async () => {
  const { effects } = await start();
  const picture = aPicture();
  const entry = anEntry([photoOf('photo', picture)]);

  await put(entry, { photo: picture });
  await done(entry.id);

  expect(effects).toMatchObject([{ to: PHOTO, key: entry.steps[0]?.key, fields: { order: '1' } }]);
  expect(effects[0]?.fields['img']).toBeInstanceOf(File);
  // Among what the device has spent, too.
  expect(Object.values(readSpent())).toEqual([picture.size]);
});

test('several pictures go in one form, each in a field of its own', async () => {
  const { effects } = await start();
  const [one, two] = [aPicture(), aPicture()];
  const files = { img1: fileOf('one', one), img2: fileOf('two', two) };
  const step = newStep('posts.addPost', { in: 'group', id: 'g1', kind: 'post', text: 'Two' }, { files });
  const entry = anEntry([step]);

  await put(entry, { one, two });
  await done(entry.id);

  expect(effects[0]?.fields).toMatchObject({ text: 'Two', kind: 'post' });
  for (const field of ['img1', 'img2']) expect(effects[0]?.fields[field]).toBeInstanceOf(File);
});

test('a large picture goes with its small one, and alone where none can be made', async () => {
  const bodies: FormData[] = [];
  await start(({ body }) => void (body instanceof FormData && bodies.push(body)));
  const picture = aPicture(40_001);
  const canvas = { drawImage: () => {}, getImageData: () => ({ data: [] }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') =>
    done(new Blob(['small'], { type })),
  );
  const decode = vi.fn(async () => ({ width: 1600, height: 1200, close: () => {} }));
  vi.stubGlobal('createImageBitmap', decode);
  for (const name of ['first', 'second']) {
    const entry = anEntry([photoOf(name, picture)]);
    await put(entry, { [name]: picture });
    await done(entry.id);
    decode.mockRejectedValue(new Error('It cannot be read.'));
  }

  const sent = bodies.map((body) => body.getAll('img').map((file) => (file as File).name));
  expect(sent).toEqual([['pots.png', 'small.webp'], ['pots.png']]);
});

test('a video, and what is too much for a form, goes straight into storage before', async () => {
  const { effects, arrived } = await start();
  const [video, picture] = [aVideo(), aPicture(4_000_001)];
  const entry = anEntry([videoOf('film', video), photoOf('photo', picture)]);

  await put(entry, { film: video, photo: picture });
  await done(entry.id);

  expect(arrived.map(({ body }) => body)).toEqual([video, picture]);
  expect(effects.map(({ to }) => to)).toEqual([UPLOAD, VIDEO, UPLOAD, PHOTO]);
  expect(effects[1]?.fields['videoResource']).toBe(`upload:${'1'.padStart(26, '0')}`);
  expect(effects[3]?.fields['img']).toBe(`upload:${'2'.padStart(26, '0')}`);
});

test('of files that together are too much for a form, the largest goes ahead, and the small one with the form', () => {
  const [report, small] = [aPicture(3_900_000), aPicture(200_000)];
  const step = (files: Step['files']) =>
    newStep('resources.createResource', { title: 'Report', description: 'Of May' }, { files });

  const large = fileOf('report', report);
  expect(straightFields(step({ thumbnail: fileOf('small', small), file: large }))).toEqual(new Set(['file']));
  expect(straightFields(step({ thumbnail: large, file: large }))).toEqual(new Set(['thumbnail']));
  expect(straightFields(step({ file: large }))).toEqual(new Set());
});

test('says how much of all files has gone out', async () => {
  await start();
  const [film, other] = [aVideo(10), aVideo(20)];
  const entry = anEntry([videoOf('film', film), videoOf('other', other)]);

  await put(entry, { film, other });
  await done(entry.id);

  // Half of each, as the storage takes it: the last that is said is half of the second.
  expect(getOutbox().progress[entry.id]).toEqual({ sent: 20, total: 30 });
});

test('an upload that has expired is done once more, and no third time', async () => {
  const expired = () => failure(400, 'upload.missing', 'The file did not arrive.');
  const { sent, arrived } = await start(({ to }) => (to === VIDEO ? expired() : undefined));
  const entry = await putVideo(aVideo());

  expect(await done(entry.id)).toMatchObject({ state: 'refused', problem: { code: 'upload.missing' } });
  expect(arrived).toHaveLength(2);
  const keys = sent.filter(({ to }) => to === UPLOAD).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

test('a file that lies in storage is not sent again when the answer to its step is lost', async () => {
  let isLost = false;
  const { effects, arrived } = await start(({ to }) => {
    if (to !== VIDEO || isLost) return undefined;
    isLost = true;
    return 'reply-lost';
  });
  const entry = await putVideo(aVideo());
  await done(entry.id);

  expect(arrived).toHaveLength(1);
  expect(effects.filter(({ to }) => to === VIDEO)).toHaveLength(1);
});

test('a file that is not on the device any more refuses its thing, and says which', async () => {
  const { sent } = await start();
  const entry = anEntry([photoOf('gone', aPicture())]);

  await put(entry);

  expect(await done(entry.id)).toMatchObject({
    state: 'refused',
    problem: { code: 'file.missing', message: expect.stringContaining('pots.png') },
  });
  expect(sent).toEqual([]);
});

test('a file that was changed or moved after it was chosen refuses its thing too: it is no connection that breaks', async () => {
  const { sent } = await start();
  const film = aVideo();
  film.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as unknown as Blob;
  const entry = await putVideo(film);

  expect(await done(entry.id)).toMatchObject({
    state: 'refused',
    problem: { code: 'file.missing', message: expect.stringContaining('sowing.mp4') },
  });
  expect(sent).toEqual([]);
});

test('stopped in the middle of a file, it waits, and nothing else waits for it', async () => {
  const { effects } = await start(undefined, () => ({ hangs: true }));
  const entry = await putVideo(aVideo());
  await vi.waitFor(() => expect(getOutbox().progress[entry.id]).toBeDefined(), { timeout: 10_000 });

  const other = anEntry([newStep('richtexts.createRichtext', {})]);
  await put(other);
  await done(other.id);
  await stop(entry.id);
  await vi.waitFor(
    () => expect(getOutbox().entries?.[0]).toMatchObject({ state: 'waiting', isStopped: true }),
    { timeout: 10_000 },
  );

  expect(effects.map(({ to }) => to)).toEqual([UPLOAD, 'POST /api/richtexts']);
});

const PART = 5 * 1024 * 1024;
/** Of three parts and a bit. */
const LONG = 3 * PART + 9;
const aLongVideo = () => new File([new Uint8Array(LONG)], 'harvest.mp4', { type: 'video/mp4' });
const now = (id: string) => getOutbox().entries?.find((entry) => entry.id === id) as OutboxEntry;
const transfer = (id: string) => transferOf(now(id), getOutbox().progress[id]);
const waits = (id: string) =>
  vi.waitFor(() => expect(now(id).state).toBe('waiting'), { timeout: 10_000, interval: 10 });

/** A long video whose sending is stopped in the middle of its third part. */
async function stoppedVideo() {
  const api = await start(undefined, (count) => (count === 3 ? { hangs: true } : {}));
  const entry = await putVideo(aLongVideo());
  await vi.waitFor(() => expect(transfer(entry.id).sent).toBeGreaterThan(2 * PART), { timeout: 10_000 });
  const sending = transfer(entry.id);
  await stop(entry.id);
  await waits(entry.id);
  return { ...api, entry, sending };
}

test('a large file that was stopped goes on by one tap, and only what is missing travels', async () => {
  const { effects, arrived, entry, sending } = await stoppedVideo();

  expect(sending).toEqual({
    state: 'sending',
    arrived: 2 * PART,
    sent: 2 * PART + PART / 2,
    total: LONG,
  });
  expect(transfer(entry.id)).toEqual({
    state: 'stopped',
    arrived: 2 * PART,
    sent: 2 * PART,
    total: LONG,
  });
  await sendNow(entry.id);
  await done(entry.id);

  expect(arrived.map(({ url }) => url.split('-')[1])).toEqual(['1', '2', '3', '4']);
  expect(effects.filter(({ to }) => to === PARTS)).toHaveLength(1);
  expect(effects.find(({ to }) => to === VIDEO)?.fields['videoResource']).toBe(`upload:${PARTED}`);
  expect(transfer(entry.id)).toMatchObject({ state: 'sent', arrived: LONG });
});

test('a large file whose connection breaks off goes on by itself, and each part arrives once', async () => {
  let isBroken = true;
  const { arrived } = await start(undefined, (count) => (count === 2 && isBroken ? { breaks: true } : {}));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isBroken);
  const entry = await putVideo(aLongVideo());
  await waits(entry.id);
  await vi.waitFor(() => expect(transfer(entry.id).state).toBe('broke-off'), { timeout: 10_000 });

  expect(transfer(entry.id)).toMatchObject({ arrived: PART, sent: PART, total: LONG });
  isBroken = false;
  connect();
  await done(entry.id);

  expect(arrived.map(({ url }) => url.split('-')[1])).toEqual(['1', '2', '3', '4']);
  vi.restoreAllMocks();
});

test('what has arrived of a large file comes back with its thing, and goes on when that is put again', async () => {
  const { arrived, entry, effects } = await stoppedVideo();

  const taken = await take(entry.id);
  await put({ ...entry, title: 'Changed', steps: taken?.steps ?? [] });
  await done(entry.id);

  expect(taken?.steps[0]?.files?.videoResource?.arrived).toMatchObject({ id: PARTED, bytes: 2 * PART });
  expect(arrived).toHaveLength(4);
  expect(effects.filter(({ to }) => to === PARTS)).toHaveLength(1);
});

test('what has arrived of a thing that is dropped is given up on the server too', async () => {
  const { effects, entry } = await stoppedVideo();

  await drop(entry.id);

  await vi.waitFor(() => expect(effects.map(({ to }) => to)).toContain(`DELETE /api/uploads/${PARTED}`), {
    timeout: 10_000,
  });
  expect(effects.some(({ to }) => to === VIDEO)).toBe(false);
});

test('a thing that has got on waits for its next try as shortly as one that was never tried', async () => {
  let count = 0;
  await start(undefined, () => {
    count += 1;
    return count % 2 === 0 ? { breaks: true } : {};
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const entry = await putVideo(aLongVideo());
  const breaksOff = async (bytes: number) => {
    await vi.waitFor(() => expect(transfer(entry.id)).toMatchObject({ state: 'broke-off', arrived: bytes }), {
      timeout: 10_000,
    });
    expect(now(entry.id).misses).toBe(1);
    await sendNow(entry.id);
  };

  for (const parts of [1, 2, 3]) await breaksOff(parts * PART);

  expect(await done(entry.id)).toMatchObject({ state: 'sent' });
  vi.restoreAllMocks();
});
