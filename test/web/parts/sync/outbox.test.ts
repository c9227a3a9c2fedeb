import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from '#test/hands.ts';
import { failure, json, startSite, storeSession } from '#test/web.tsx';
import { isLineLost, noteLine, subscribeToLine } from '#web/lib/api/line.ts';
import { endSession } from '#web/lib/session/session.ts';
import { type KindHooks, setKinds } from '#web/parts/sync/queue/kinds.ts';
import { nextOf } from '#web/parts/sync/queue/order.ts';
import { done, drop, dropAll, put, sendNow, stop, take, tried } from '#web/parts/sync/queue/outbox.ts';
import { newStep, type OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { changed, dbOf, getOutbox, patchEntry } from '#web/parts/sync/queue/store.ts';
import { anApi, FOLLOW, RICHTEXT, TEXT } from './an-api.ts';
import { aFollow, anEntry } from './an-entry.ts';

const WAIT = { timeout: 10_000 };

beforeEach(() => storeSession());
afterEach(async () => {
  storeSession();
  await vi.waitFor(() => expect(getOutbox().entries).toBeDefined(), WAIT);
  for (const { id } of getOutbox().entries ?? []) await drop(id);
  setKinds(async () => ({}));
});

const find = (id: string) => getOutbox().entries?.find((entry) => entry.id === id);
const stateOf = (id: string) => find(id)?.state;

async function start(...fate: Parameters<typeof anApi>) {
  const api = anApi(...fate);
  await startSite();
  return api;
}

async function putFollow(...of: Parameters<typeof aFollow>) {
  const follow = aFollow(...of);
  await put(follow);
  return follow;
}

/** A kind that tells of these. */
function listenToHooks(
  hooks: Pick<KindHooks, 'onStep' | 'onSent' | 'onRefused' | 'onDrop'>,
  arrived = Promise.resolve(),
) {
  setKinds(async () => ({
    note: () => arrived.then(() => ({ noun: 'note', Icon: (() => null) as never, ...hooks })),
  }));
}

test('what is put is sent by itself, and stays to be seen as sent', async () => {
  const { effects } = await start();

  const follow = await putFollow();
  const sent = await done(follow.id);

  expect(effects).toMatchObject([{ to: FOLLOW, key: follow.steps[0]?.key, fields: { communityId: '7' } }]);
  expect(sent).toMatchObject({ state: 'sent', sentAt: expect.any(Number) });
  expect(sent?.steps[0]).toMatchObject({ state: 'done', reply: { data: { isFollowed: '1' } } });
});

test('a browser that refuses locks sends it all the same', async () => {
  const request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const { effects } = await start();

  const follow = await putFollow();
  await vi.waitFor(() => expect(stateOf(follow.id)).toBe('sent'), WAIT);

  expect(effects).toHaveLength(1);
});

test('a lost reply goes again with the same key, and has one effect', async () => {
  const { effects, sent } = await start((_, count) => (count === 1 ? 'reply-lost' : undefined));

  const follow = await putFollow();
  await done(follow.id);

  expect(sent.map(({ key }) => key)).toEqual([follow.steps[0]?.key, follow.steps[0]?.key]);
  expect(effects).toHaveLength(1);
});

test.each([
  ['no answer', undefined, 0],
  ['429', failure(429, 'member.busy', 'Too fast.'), 429],
  ['503', failure(503, 'service.busy', 'Busy.'), 503],
  ['the page of a network that wants a sign-in', new Response('<h1>Wi-Fi</h1>', { status: 403 }), 0],
])('%s waits, and the signal that is back sends it at once', async (_, reply, status) => {
  const api = await start(() => reply?.clone() ?? 'lost');

  const follow = await putFollow();
  const waiting = await tried(follow.id);
  api.fate = () => undefined;
  connect();

  expect(waiting).toMatchObject({
    state: 'waiting',
    problem: { status },
    misses: 1,
    tried: expect.any(Number),
  });
  expect(await done(follow.id)).toMatchObject({ state: 'sent' });
});

test('where what is read arrives and what is sent is lost, it pauses between its tries', async () => {
  const { sent } = await start(() => 'reply-lost');
  const stop = subscribeToLine(() => isLineLost() && queueMicrotask(() => noteLine(false)));
  onTestFinished(stop);

  const follow = await putFollow();
  await vi.waitFor(() => expect(find(follow.id)?.misses).toBe(1), WAIT);
  // Without pauses there would be a try in each of these looks.
  for (let looks = 0; looks < 20; looks += 1) await changed('ada');

  expect(sent).toHaveLength(1);
});

test('a 503 that says when to come back waits so long, even when the signal is back before', async () => {
  const busy = failure(503, 'write.conflict', 'Too many changes at once.');
  busy.headers.set('retry-after', '7');
  const api = await start(() => busy.clone());

  const follow = await putFollow();
  const waiting = (await tried(follow.id)) as OutboxEntry;
  const since = Date.now() + 1;

  const next = nextOf([waiting], [waiting], since);
  expect([waiting.problem?.retryAfter, next?.due]).toEqual([7, (waiting.tried ?? 0) + 7000]);
  connect();
  expect(api.sent).toHaveLength(1);
});

test('a clock that is set back neither keeps what waits for a day, nor has it sent without a pause', async () => {
  const now = Date.now();
  const tomorrow = now + 86_400_000;
  const waiting = (tried: number): OutboxEntry => ({
    ...anEntry([]),
    number: 1,
    state: 'waiting',
    at: now,
    misses: 1,
    tried,
  });
  const dueOf = (entry: OutboxEntry, since: number) => nextOf([entry], [entry], since)?.due;

  expect(dueOf(waiting(tomorrow), 0)).toBe(0);
  expect(dueOf(waiting(now), tomorrow)).toBe(now + 500);
});

test('a reply that this site does not understand refuses nothing: it goes again with the same key', async () => {
  const { effects, sent } = await start((_, count) => (count === 1 ? json({ another: 'shape' }) : undefined));

  const follow = await putFollow();

  expect(await done(follow.id)).toMatchObject({ state: 'sent' });
  expect(sent.map(({ key }) => key)).toEqual([follow.steps[0]?.key, follow.steps[0]?.key]);
  expect(effects).toHaveLength(1);
});

test('a refusal stops that thing alone, with the words of the server', async () => {
  const refusal = failure(400, 'community.missing', 'There is no such community.');
  const { effects } = await start((_, count) => (count === 1 ? refusal : undefined));
  const [first, second] = [aFollow('1', { queueKey: '/here' }), aFollow('2', { queueKey: '/here' })];

  await put(first);
  await put(second);
  await done(second.id);

  expect(await done(first.id)).toMatchObject({
    state: 'refused',
    problem: { status: 400, code: 'community.missing', message: 'There is no such community.' },
    steps: [{ state: 'open' }],
  });
  expect(effects.map(({ fields }) => fields['communityId'])).toEqual(['2']);
});

test('a conflict where the first try may be at work still is asked about again', async () => {
  const conflict = failure(409, 'community.exists', 'There is one.');
  const { effects } = await start((_, count) => (['reply-lost', conflict] as const)[count - 1]);

  const follow = await putFollow();

  expect(await done(follow.id)).toMatchObject({ state: 'sent' });
  expect(effects).toHaveLength(1);
});

test('a token that is refused twice leaves it until the member is back', async () => {
  const api = await start(() => failure(401, 'token.failed', 'Not authorized, token failed'));

  const follow = await putFollow();
  expect(await done(follow.id)).toBeUndefined();
  expect(getOutbox().entries).toBeUndefined();
  api.fate = () => undefined;
  storeSession();

  expect(await done(follow.id)).toMatchObject({ state: 'sent' });
  expect(api.effects).toHaveLength(1);
});

test('what had to pause before the session ended goes first when the member is back', async () => {
  const api = await start(() => 'lost');

  const early = await putFollow('7');
  // Pauses grow with each miss; on a busy machine the next try may come by itself.
  for (let misses = 1; misses <= 5; misses += 1) {
    if (misses > 1) connect();
    await vi.waitFor(() => expect(find(early.id)?.misses).toBeGreaterThanOrEqual(misses), WAIT);
  }
  await vi.waitFor(() => expect(stateOf(early.id)).toBe('waiting'), WAIT);
  endSession();
  api.fate = () => undefined;
  storeSession();

  await done((await putFollow('8')).id);

  expect(api.effects.map(({ fields }) => fields)).toEqual([{ communityId: '7' }, { communityId: '8' }]);
});

test('a session that ends in the middle leaves it as it is, to go on from there', async () => {
  const api = await start(({ to }) => (to === TEXT ? new Promise<undefined>(() => {}) : undefined));
  const richtext = newStep('richtexts.createRichtext', {});
  const text = newStep('richtexts.addText', {
    richtextId: { from: richtext.key, path: 'richtext.id' },
    order: 1,
    textDescription: 'One.',
  });
  const entry = anEntry([richtext, text]);

  await put(entry);
  await vi.waitFor(() => expect(api.sent).toHaveLength(2), WAIT);
  endSession();
  api.fate = () => undefined;
  storeSession();

  expect(await done(entry.id)).toMatchObject({ state: 'sent' });
  expect(api.sent.map(({ to }) => to)).toEqual([RICHTEXT, TEXT, TEXT]);
  expect(api.effects).toHaveLength(2);
});

test('another member on the same device sees nothing of it, and sends nothing', async () => {
  const api = await start(() => 'lost');

  const follow = await putFollow();
  await tried(follow.id);

  endSession();
  storeSession({ id: 'eve' });
  await vi.waitFor(() => expect(getOutbox()).toMatchObject({ member: 'eve', entries: [] }), WAIT);
  api.fate = () => undefined;
  const asked = api.sent.length;
  connect();
  const own = await putFollow('8');
  await done(own.id);
  await drop(own.id);

  expect(api.sent.slice(asked).map(({ key }) => key)).toEqual([own.steps[0]?.key]);
  endSession();
});

test('what its form has changed since is still known as that while it is given up', async () => {
  await start(() => 'lost');
  const note = await putFollow('7', { kind: 'note' });
  await tried(note.id);
  await stop(note.id, true);
  const onDrop = vi.fn();
  listenToHooks({ onDrop });

  await drop(note.id);

  expect(onDrop.mock.calls).toMatchObject([[{ isStopped: true, isOutdated: true }]]);
});

test('what is already gone when it is deleted again is deleted', async () => {
  const api = await start((_, count) =>
    count === 1 ? 'reply-lost' : failure(404, 'block.missing', 'It is not there.'),
  );
  const removal = anEntry([newStep('richtexts.deleteText', { id: 'b1' })]);

  await put(removal);

  expect(await done(removal.id)).toMatchObject({ state: 'sent' });
  expect(api.sent).toHaveLength(2);
});

test('takes from an earlier reply what the server gave, also from one of another thing', async () => {
  const { effects } = await start();
  const richtext = newStep('richtexts.createRichtext', {});
  const from = { from: richtext.key, path: 'data.richtext.id' };
  const text = (order: number) =>
    newStep('richtexts.addText', { richtextId: from, order, textDescription: 'Text' });
  const [first, second] = [anEntry([richtext, text(1)]), anEntry([text(2)])];

  await put(first);
  await put(second);
  await done(second.id);

  expect(effects.map(({ fields }) => fields['richtextId'])).toEqual([undefined, 'r1', 'r1']);
});

test('two that hold the same steps do not wait for each other, and have one effect', async () => {
  const { effects } = await start((_, count) => (count === 1 ? 'reply-lost' : undefined));
  const richtext = newStep('richtexts.createRichtext', {});
  const from = { from: richtext.key, path: 'data.richtext.id' };
  const steps = [
    richtext,
    newStep('richtexts.addText', { richtextId: from, order: 1, textDescription: 'Text' }),
  ];
  const [first, second] = [anEntry(steps), anEntry(steps)];

  await Promise.all([put(first), put(second)]);
  await tried(first.id);

  await vi.waitFor(() => expect([first.id, second.id].map(stateOf)).toEqual(['sent', 'sent']), WAIT);
  expect(effects.map(({ key }) => key)).toEqual(steps.map(({ key }) => key));
});

test('what needs a reply of something refused waits for it, and says so when that is dropped', async () => {
  const { sent } = await start(({ to }) => (to === RICHTEXT ? failure(400, 'no', 'No.') : undefined));
  const richtext = newStep('richtexts.createRichtext', {});
  const first = anEntry([richtext]);
  const second = anEntry([
    newStep('richtexts.addText', { richtextId: { from: richtext.key, path: 'richtext.id' }, order: 1 }),
  ]);

  await put(first);
  await put(second);
  await done(first.id);
  expect(stateOf(second.id)).toBe('waiting');
  await drop(first.id);

  expect(await done(second.id)).toMatchObject({ state: 'refused', problem: { code: 'need.gone' } });
  expect(sent.map(({ to }) => to)).toEqual([RICHTEXT]);
});

test('things of one place go in the order in which they were put, whatever becomes of them', async () => {
  const { effects } = await start((_, count) => (count % 2 === 1 ? 'reply-lost' : undefined));
  const follows = ['1', '2', '3', '4'].map((id) => aFollow(id, { queueKey: '/here' }));

  await Promise.all(follows.map((follow) => put(follow)));
  for (const { id } of follows) await done(id);

  expect(effects.map(({ fields }) => fields['communityId'])).toEqual(['1', '2', '3', '4']);
});

test('a thing that gets no answer does not hold up those of other places for ever', async () => {
  const { effects } = await start(({ body }) =>
    (body as { communityId: string }).communityId === '1' ? 'lost' : undefined,
  );
  const [first, second] = [aFollow('1'), aFollow('2')];

  await put(first);
  await put(second);
  for (const count of [1, 2]) {
    await vi.waitFor(() => expect(find(first.id)?.misses ?? 0).toBeGreaterThanOrEqual(count), WAIT);
    connect();
  }
  await done(second.id);

  expect(effects.map(({ fields }) => fields['communityId'])).toEqual(['2']);
});

test('once one gets through that got no answer, the others go at once, however long they were to pause', async () => {
  const api = await start(() => 'lost');
  const first = await putFollow('7');
  await tried(first.id);
  const later = await putFollow('8');
  const { member = '' } = getOutbox();
  await patchEntry(member, find(later.id) as OutboxEntry, (now) => ({
    ...now,
    misses: 6,
    tried: Date.now(),
  }));

  api.fate = () => undefined;

  await vi.waitFor(() => expect(stateOf(later.id)).toBe('sent'), WAIT);
  expect(api.effects.map(({ fields }) => fields)).toMatchObject([{ communityId: '7' }, { communityId: '8' }]);
});

test('stopped, it waits until it is sent by hand', async () => {
  const api = await start(() => 'lost');

  const follow = await putFollow();
  await tried(follow.id);

  await stop(follow.id);
  api.fate = () => undefined;
  connect();
  const other = await putFollow();
  await done(other.id);
  expect(stateOf(follow.id)).toBe('waiting');
  await sendNow(follow.id);

  expect(await done(follow.id)).toMatchObject({ state: 'sent' });
});

test('taken back, it is not sent any more, and says what of it is done', async () => {
  const api = await start(({ to }) => (to === TEXT ? new Promise<undefined>(() => {}) : undefined));
  const richtext = newStep('richtexts.createRichtext', {});
  const text = newStep('richtexts.addText', { richtextId: 'r1', order: 1, textDescription: 'One.' });
  const entry = anEntry([richtext, text]);
  await put(entry);
  await vi.waitFor(() => expect(api.sent).toHaveLength(2), WAIT);

  const taken = await take(entry.id);

  expect(taken?.steps.map(({ state }) => state)).toEqual(['done', 'sent']);
  expect(getOutbox().entries).toEqual([]);
});

test('what is dropped while it is sent is not sent again', async () => {
  const api = await start(() => new Promise<undefined>(() => {}));

  const follow = await putFollow();
  await vi.waitFor(() => expect(api.sent).toHaveLength(1), WAIT);

  await dropAll();
  api.fate = () => undefined;
  const other = await putFollow();
  await done(other.id);

  expect(api.sent.map(({ key }) => key)).toEqual([follow.steps[0]?.key, other.steps[0]?.key]);
  expect(getOutbox().entries?.map(({ id }) => id)).toEqual([other.id]);
});

test('tells the kind of each reply, and of the end', async () => {
  await start();
  const heard: unknown[] = [];
  listenToHooks({
    onStep: (_, { route, reply }) => heard.push([route, reply]),
    onSent: ({ title }) => heard.push(title),
  });
  const entry = anEntry([newStep('richtexts.createRichtext', {})], { kind: 'note', title: 'All of it' });

  await put(entry);
  await done(entry.id);

  expect(heard).toEqual([
    ['richtexts.createRichtext', expect.objectContaining({ richtext: { id: 'r1' } })],
    'All of it',
  ]);
});

test('tells the kind of a refusal, also of one that another window met', async () => {
  await start();
  const heard = vi.fn();
  listenToHooks({ onRefused: heard });
  const problem = { status: 404, code: 'note.missing', message: 'There is no such note.' };

  await dbOf('ada').put({ ...anEntry([], { kind: 'note' }), state: 'refused', at: 0, problem });
  await changed('ada');
  await changed('ada');

  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), WAIT);
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ problem }));
});

test('what another window has put and sent between two looks, the lists of this one hear of', async () => {
  await start();
  const heard = vi.fn();
  listenToHooks({ onSent: heard });
  const entry = anEntry([], { kind: 'note' });

  await dbOf('ada').put({ ...entry, state: 'sent', at: 0, sentAt: Date.now() });
  await changed('ada');

  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), WAIT);
});

test('what is heard late of a member changes nothing of who is here now', async () => {
  await start();
  const onSent = vi.fn();
  const arrival = Promise.withResolvers<void>();
  listenToHooks({ onSent }, arrival.promise);
  await dbOf('ada').put({ ...anEntry([], { kind: 'note' }), state: 'sent', at: 0, sentAt: Date.now() });
  await changed('ada');

  endSession();
  storeSession({ id: 'eve' });
  arrival.resolve();
  await vi.waitFor(() => expect(getOutbox()).toMatchObject({ member: 'eve', entries: [] }), WAIT);

  expect(onSent).not.toHaveBeenCalled();
  endSession();
});

test('what is put while a browser refuses its storage is sent, and says that it lives as long as the page', async () => {
  await start(() => 'lost');
  vi.stubGlobal('indexedDB', undefined);
  const follow = aFollow();

  const isKept = await put(follow);
  await tried(follow.id);

  expect(isKept).toBe(false);
  expect(getOutbox().fleeting).toEqual([follow.id]);
});
