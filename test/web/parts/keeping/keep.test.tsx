import { beforeEach, expect, test, vi } from 'vitest';
import { news } from '#contract/news/news.ts';
import type { aDevice } from '#test/a-device.ts';
import { patiently } from '#test/patiently.ts';
import {
  type Answer,
  type Answers,
  type Asked,
  CONTENT_HOST,
  json,
  noConnection,
  serve,
  startSite,
  storeSession,
} from '#test/web.tsx';
import { keepReply } from '#web/lib/api/replies.tsx';
import { contentUrl } from '#web/lib/config.ts';
import { changeKept, KEPT_PART_BYTES, readKeptPieces, readParts } from '#web/lib/device/kept-pieces.ts';
import { readReplies } from '#web/lib/device/kept-replies.ts';
import { replaceTokens, signOut } from '#web/lib/session/session.ts';
import { keep, keepOn, measure } from '#web/parts/keeping/keep.ts';
import { bytesOf, letGo, look, showFiles } from '#web/parts/keeping/kept.ts';
import { ownReply, type PieceRef } from '#web/parts/keeping/piece.ts';
import { card } from '../../features/news/a-news.ts';

const piece: PieceRef = { kind: 'news', id: 'n1', communityId: '3' };
const id = 'news n1 3';
const FILM = KEPT_PART_BYTES * 2 + 5;
const block = { richtextId: 'r1', width: 8, height: 6 };
const reply = {
  ...card,
  _attachments: undefined,
  cover: undefined,
  rich_text: {
    id: 'r1',
    texts: [],
    photos: [{ ...block, id: 'p1', order: 1, img: 'pots.jpg', isImgDesc: false }],
    videos: [{ ...block, id: 'v2', order: 2, videoResource: 'count.mp4' }],
  },
};

/** A file of the content host, by ranges unless it knows none. */
const file =
  (size: number, knowsRanges = true): Answer =>
  ({ headers }) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.get('range') ?? '') ?? [];
    const whole = new Uint8Array(size).fill(7);
    if (!from || !knowsRanges) return new Response(whole, { headers: { 'content-length': String(size) } });
    return new Response(whole.slice(Number(from), Number(to) + 1), { status: 206 });
  };
const host = (of: Answer, path: string, size: number): Answers => ({
  [`HEAD ${path}`]: file(size),
  [`GET ${path}`]: of,
});
const PHOTO = '/img/pots.jpg';
const VIDEO = '/videoResource/count.mp4';
const article: Answers = {
  'GET /api/news/n1/community/3': () => json(reply),
  ...host(file(300), PHOTO, 300),
  ...host(file(FILM), VIDEO, FILM),
};
const rangesOf = (asked: readonly Asked[], path: string) =>
  asked.flatMap(({ to, headers }) => (to === `GET ${path}` ? [headers.get('range')] : []));

const begin = async () => keep(await measure(piece), { title: 'Counting', to: '/news/n1' });
const state = async () => {
  const kept = await readKeptPieces();
  const one = kept?.pieces.find((each) => each.id === id);
  return kept && one && bytesOf(kept, one);
};
const whole = { here: FILM + 300, all: FILM + 300 };
const isWhole = () => patiently(async () => expect(await state()).toEqual(whole));
const device = () => indexedDB as unknown as ReturnType<typeof aDevice>;

const storageOf = (storage: object | undefined) =>
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });

beforeEach(async () => {
  serve(article);
  storeSession();
  await startSite();
  storageOf(undefined);
  let urls = 0;
  URL.createObjectURL = () => {
    urls += 1;
    return `blob:${urls}`;
  };
  URL.revokeObjectURL = vi.fn();
  return () => signOut();
});

test('says the size of all files before anything is fetched', async () => {
  const asked = serve(article);

  const measured = await measure(piece);

  expect(measured.bytes).toBe(whole.all);
  expect(rangesOf(asked, VIDEO)).toEqual([]);
  expect(await readKeptPieces()).toBeUndefined();
});

test('fetches files in parts, and shows them from this device', async () => {
  const persist = vi.fn(async () => true);
  storageOf({ persist });
  const asked = serve(article);

  expect(await begin()).toBe(true);
  await isWhole();

  expect(rangesOf(asked, VIDEO)).toEqual(['bytes=0-524287', 'bytes=524288-1048575', 'bytes=1048576-1572863']);
  expect(contentUrl('img', 'pots.jpg')).toBe(`${CONTENT_HOST}${PHOTO}`);
  expect(await showFiles(ownReply(piece))).toBe(true);
  expect([contentUrl('img', 'pots.jpg'), contentUrl('videoResource', 'count.mp4')]).toEqual([
    'blob:1',
    'blob:2',
  ]);
  expect(persist).toHaveBeenCalledOnce();
});

test('has the reply on the device before the first file is asked for', async () => {
  const kept: string[][] = [];
  const photo = vi.fn(file(300)).mockImplementationOnce(async (request) => {
    kept.push((await readReplies('ada')).map(({ id: text }) => text));
    return file(300)(request);
  });
  serve({ ...article, [`GET ${PHOTO}`]: photo });

  await begin();
  await isWhole();

  expect(kept).toEqual([[ownReply(piece)]]);
});

test('goes on after a cut where it stopped', async () => {
  const cut = vi.fn(file(FILM)).mockImplementationOnce(file(FILM)).mockImplementationOnce(noConnection);
  serve({ ...article, [`GET ${VIDEO}`]: cut });
  await begin();
  await patiently(() => expect(cut).toHaveBeenCalledTimes(2));
  await patiently(async () => expect((await state())?.here).toBe(300 + KEPT_PART_BYTES));
  const asked = serve(article);

  await patiently(async () => {
    await keepOn();
    expect(await state()).toEqual(whole);
  });

  expect(rangesOf(asked, VIDEO)).toEqual(['bytes=524288-1048575', 'bytes=1048576-1572863']);
  expect(rangesOf(asked, PHOTO)).toEqual([]);
});

test('takes the whole of a file from a host that knows no ranges', async () => {
  const asked = serve({ ...article, [`GET ${VIDEO}`]: file(FILM, false) });

  await begin();
  await isWhole();

  expect(rangesOf(asked, VIDEO)).toHaveLength(1);
});

test('keeps the rest of a piece whose file is gone', async () => {
  serve({ ...article, [`GET ${VIDEO}`]: () => new Response(null, { status: 404 }) });

  await begin();

  await patiently(async () => expect(await state()).toEqual({ here: 300, all: 300 }));
});

test('does not begin where the device has no room for it and 20 MB more', async () => {
  const estimate = async () => ({ quota: 20_000_000 + FILM, usage: 0 });
  storageOf({ estimate });

  expect(await begin()).toBe(false);

  expect(await readKeptPieces()).toBeUndefined();
});

test('a device that becomes full keeps nothing by halves', async () => {
  const fill: Answer = (asked) => {
    device().isFull = !/=0-/.test(asked.headers.get('range') ?? '');
    return file(FILM)(asked);
  };
  serve({ ...article, [`GET ${VIDEO}`]: fill });
  await begin();

  await patiently(async () => expect(await readKeptPieces()).toMatchObject({ pieces: [], files: {} }));
  expect(await parts()).toEqual([undefined, undefined, undefined]);
});

test('what is let go leaves nothing', async () => {
  await begin();
  await isWhole();

  await letGo(id);

  expect(await readKeptPieces()).toMatchObject({ pieces: [], files: {} });
  expect(await parts()).toEqual([undefined, undefined, undefined]);
});

/** What is there of the film. */
const parts = () => readParts('videoResource/count.mp4', 3).catch(() => []);

test.each([
  ['a log-out', () => signOut()],
  ['a new password', async () => replaceTokens('ada', {})],
])('%s leaves nothing, and a part that comes after it is not written', async (_, end) => {
  let go = () => {};
  const gate = new Promise<void>((open) => {
    go = open;
  });
  const late: Answer = async (asked) => {
    await gate;
    return file(FILM)(asked);
  };
  serve({ ...article, [`GET ${VIDEO}`]: late });
  await begin();
  await patiently(async () => expect((await state())?.here).toBe(300));

  await end();
  await patiently(async () => expect(await readKeptPieces()).toBeUndefined());
  go();
  await keepOn();

  expect(await readKeptPieces()).toBeUndefined();
  expect((await parts()).filter(Boolean)).toEqual([]);
});

test('what an earlier page left of another member goes', async () => {
  await begin();
  await isWhole();
  await changeKept((kept) => kept && { ...kept, member: 'bob' });

  expect(await look()).toBeUndefined();

  expect(await readKeptPieces()).toBeUndefined();
  expect((await parts()).filter(Boolean)).toEqual([]);
});

test('a tab that has not heard of a log-out in another one writes no part after it', async () => {
  await begin();
  await isWhole();
  indexedDB.deleteDatabase('furrow-kept');
  const part = { path: 'videoResource/count.mp4', number: 0, bytes: new Blob(['x']) };

  await changeKept((kept) => kept && { ...kept, pieces: [] }, part);

  expect((await parts()).filter(Boolean)).toEqual([]);
});

test('a file of two pieces stays until both are let go', async () => {
  const twin = { ...piece, id: 'n2' };
  serve({
    ...article,
    'GET /api/news/n2/community/3': () => json({ ...reply, id: 'n2' }),
  });
  await begin();
  await keep(await measure(twin), { title: 'Twin', to: '/news/n2' });
  await isWhole();

  await letGo(id);

  expect(Object.keys((await readKeptPieces())?.files ?? {})).toEqual([
    'img/pots.jpg',
    'videoResource/count.mp4',
  ]);
  expect((await parts()).filter(Boolean)).toHaveLength(3);
});

test('measures what the reply says now, not what it said', async () => {
  await begin();
  await isWhole();
  const { videos: _, ...others } = reply.rich_text;
  await keepReply(news.getNews, { communityId: '3', id: 'n1' }, {
    ...reply,
    rich_text: { ...others, videos: [] },
  } as never);

  expect((await measure(piece)).files).toEqual([{ path: 'img/pots.jpg', size: 300 }]);
});
