import { beforeEach, expect, test, vi } from 'vitest';
import {
  type Answers,
  type Asked,
  failure,
  json,
  noConnection,
  serve,
  startSite,
  storeSession,
} from '#test/web.tsx';
import { type Arrived, upload } from '#web/lib/api/uploads.ts';
import { storage } from '../../parts/editor/a-storage.ts';

const KEY = 'key-of-the-upload';
const PART = 5 * 1024 * 1024;
const ID = '1'.padStart(26, '0');
const OTHER = '2'.padStart(26, '0');
/** Of two parts and a bit. */
const film = new File([new Uint8Array(2 * PART + 7)], 'sowing.mp4', { type: 'video/mp4' });

beforeEach(() => storeSession());

/** An API that gives the ids of uploads one after the other, and signs two parts at a time. */
async function start(answers: Answers = {}) {
  const ids = [ID, OTHER];
  const sign = ({ to, url }: Asked) => {
    const from = Number(url.searchParams.get('from'));
    const id = to.split('/')[3];
    return json({
      data: [from, from + 1]
        .filter((number) => number <= 3)
        .map((number) => ({ number, size: PART, url: `https://uploads.example/${id}/${number}` })),
    });
  };
  const complete = ({ to }: Asked) => json({ data: { id: to.split('/')[3] } });
  const asked = serve({
    'POST /api/uploads/parts': () => json({ data: { id: ids.shift() } }, 201),
    ...Object.fromEntries(
      [ID, OTHER].flatMap((id) => [
        [`GET /api/uploads/${id}/parts`, sign],
        [`POST /api/uploads/${id}/complete`, complete],
      ]),
    ),
    ...answers,
  });
  await startSite();
  return asked;
}

const partsIn = (arrived: readonly { url: string }[]) =>
  arrived.map(({ url }) => url.slice('https://uploads.example/'.length).replace(/^0*/, ''));
const doneWith = (asked: readonly Asked[], id = ID) =>
  asked.find(({ to }) => to === `POST /api/uploads/${id}/complete`)?.body;

/** Waits for it while the pauses between tries pass at once. */
async function hurried<Result>(work: Promise<Result>): Promise<Result> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  work.then(over, over);
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(500);
    await new Promise(setImmediate);
  }
  return work;
}
const inHurry = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

test('a file past 5 MiB goes in parts, each told of before the next one goes out, and is made one', async () => {
  const asked = await start();
  const arrived = storage();
  const told: Arrived[] = [];
  const onProgress = vi.fn();
  const onArrived = async (now: Arrived) => {
    expect(arrived).toHaveLength(now.etags.length);
    told.push(now);
  };

  const field = await upload('videoResource', film, { key: KEY, onProgress, onArrived });

  expect(field).toBe(`upload:${ID}`);
  expect(asked.find(({ to }) => to === 'POST /api/uploads/parts')).toMatchObject({
    body: { kind: 'videoResource', filename: 'sowing.mp4', contentType: 'video/mp4', size: film.size },
  });
  expect(asked.find(({ to }) => to === 'POST /api/uploads/parts')?.headers.get('idempotency-key')).toBe(KEY);
  expect(partsIn(arrived)).toEqual(['1/1', '1/2', '1/3']);
  expect(arrived.map(({ body }) => body.size)).toEqual([PART, PART, 7]);
  expect(told.map(({ bytes }) => bytes)).toEqual([PART, 2 * PART, film.size]);
  expect(doneWith(asked)).toEqual({
    parts: [
      { number: 1, etag: '"1"' },
      { number: 2, etag: '"2"' },
      { number: 3, etag: '"3"' },
    ],
  });
  expect(onProgress.mock.calls.map(([bytes]) => bytes)).toEqual([
    0,
    PART / 2,
    PART + PART / 2,
    2 * PART,
    2 * PART + 4,
  ]);
});

test('what has arrived on an earlier try is not sent again, and counts from the beginning', async () => {
  const asked = await start();
  const arrived = storage();
  const onProgress = vi.fn();
  const earlier = { id: ID, etags: ['"a"', '"b"'], bytes: 2 * PART };

  await upload('videoResource', film, { key: KEY, arrived: earlier, onProgress });

  expect(partsIn(arrived)).toEqual(['1/3']);
  expect(asked.filter(({ to }) => to === 'POST /api/uploads/parts')).toEqual([]);
  expect(doneWith(asked)).toMatchObject({ parts: [{ etag: '"a"' }, { etag: '"b"' }, { number: 3 }] });
  expect(onProgress.mock.calls[0]).toEqual([2 * PART]);
});

test('all of it there, only its end is missing: nothing travels but that', async () => {
  const asked = await start();
  const arrived = storage();
  const earlier = { id: ID, etags: ['"a"', '"b"', '"c"'], bytes: film.size };

  expect(await upload('videoResource', film, { key: KEY, arrived: earlier })).toBe(`upload:${ID}`);

  expect([arrived, asked.filter(({ to }) => to.includes('uploads')).map(({ to }) => to)]).toEqual([
    [],
    [`POST /api/uploads/${ID}/complete`],
  ]);
});

test.each([
  ['is lost', { breaks: true }],
  ['is refused, since its address is old', { status: 403 }],
  ['meets a fault of the storage', { status: 503 }],
])('a part that %s goes out again, at a new address, and no other does', async (_, trouble) => {
  inHurry();
  const asked = await start();
  const arrived = storage((count) => (count === 2 ? trouble : {}));

  await hurried(upload('videoResource', film, { key: KEY }));

  expect(partsIn(arrived)).toEqual(['1/1', '1/2', '1/3']);
  const signed = asked.filter(({ to }) => to === `GET /api/uploads/${ID}/parts`);
  expect(signed.map(({ url }) => url.searchParams.get('from'))).toEqual(['1', '2']);
});

test('what breaks off again and again is given back after three tries, with what has arrived', async () => {
  inHurry();
  await start();
  let count = 0;
  const arrived = storage(() => {
    count += 1;
    return count > 1 ? { breaks: true } : {};
  });
  const onArrived = vi.fn(async () => {});

  const sending = upload('videoResource', film, { key: KEY, onArrived });
  sending.catch(() => undefined);

  await expect(hurried(sending)).rejects.toMatchObject({ status: 0, code: 'network.unreachable' });
  expect(count).toBe(4);
  expect(partsIn(arrived)).toEqual(['1/1']);
  expect(onArrived.mock.calls).toMatchObject([[{ id: ID, bytes: PART, etags: ['"1"'] }]]);
});

test.each([
  ['it is known that there is no network', false, 2],
  ['no connection was seen yet', true, 1],
])('where %s, nothing is tried again', async (_, isOnLine, tries) => {
  await start();
  let count = 0;
  storage(() => {
    count += 1;
    return count === tries ? { breaks: true } : {};
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);

  await expect(upload('videoResource', film, { key: KEY })).rejects.toMatchObject({ status: 0 });

  expect(count).toBe(tries);
  vi.restoreAllMocks();
});

const gone = () => failure(404, 'upload.missing', 'This file is not here any more.');

test.each([
  ['the server knows nothing of', { [`GET /api/uploads/${ID}/parts`]: gone }, {}],
  ['the storage knows nothing of', {}, { status: 404 }],
  [
    'is found to be wrong at its end',
    { [`POST /api/uploads/${ID}/complete`]: () => failure(400, 'upload.wrong-parts', 'Not all parts.') },
    {},
  ],
])('what %s any more begins anew by itself, under another key', async (_, answers, trouble) => {
  const asked = await start(answers as Answers);
  const arrived = storage((count) => (count === 1 ? trouble : {}));

  const field = await upload('videoResource', film, { key: KEY });

  expect(field).toBe(`upload:${OTHER}`);
  expect(partsIn(arrived).slice(-3)).toEqual(['2/1', '2/2', '2/3']);
  const begun = asked.filter(({ to }) => to === 'POST /api/uploads/parts');
  expect(new Set(begun.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('what is gone a second time is refused, and is no endless upload', async () => {
  const asked = await start({
    [`GET /api/uploads/${ID}/parts`]: gone,
    [`GET /api/uploads/${OTHER}/parts`]: gone,
  });
  storage();

  await expect(upload('videoResource', film, { key: KEY })).rejects.toMatchObject({ code: 'upload.missing' });

  expect(asked.filter(({ to }) => to === 'POST /api/uploads/parts')).toHaveLength(2);
});

test('stops in the middle of a part, and in a pause', async () => {
  await start();
  storage((count) => (count === 2 ? { hangs: true } : {}));
  const controller = new AbortController();
  const onArrived = vi.fn(async () => {});
  const onProgress = (bytes: number) => bytes > PART && controller.abort();

  const options = { key: KEY, signal: controller.signal, onArrived, onProgress };
  await expect(upload('videoResource', film, options)).rejects.toThrow('abort');
  expect(onArrived).toHaveBeenCalledTimes(1);

  storage(() => ({ status: 503 }));
  const pausing = new AbortController();
  const waiting = upload('videoResource', film, { key: KEY, signal: pausing.signal });
  setTimeout(() => pausing.abort(), 300);
  await expect(waiting).rejects.toThrow('abort');
});

test('an answer that the connection loses is asked for again', async () => {
  inHurry();
  let asks = 0;
  const asked = await start({
    [`GET /api/uploads/${ID}/parts`]: ({ url }) => {
      asks += 1;
      if (asks === 2) noConnection();
      const number = Number(url.searchParams.get('from'));
      return json({ data: [{ number, size: PART, url: `https://uploads.example/${ID}/${number}` }] });
    },
  });
  const arrived = storage();

  await hurried(upload('videoResource', film, { key: KEY }));

  expect(partsIn(arrived)).toEqual(['1/1', '1/2', '1/3']);
  expect(asked.filter(({ to }) => to === 'POST /api/uploads/parts')).toHaveLength(1);
});
