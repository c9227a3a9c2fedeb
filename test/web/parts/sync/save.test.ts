import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { connect, sent } from '#test/hands.ts';
import { failure, startSite, storeSession } from '#test/web.tsx';
import { setKinds } from '#web/parts/sync/queue/kinds.ts';
import { drop, put, sendNow } from '#web/parts/sync/queue/outbox.ts';
import { newStep, type Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { getOutbox, subscribeToOutbox } from '#web/parts/sync/queue/store.ts';
import type { Outcomes } from '#web/parts/sync/save/outcomes.ts';
import { type MakeEntry, Save } from '#web/parts/sync/save/save.ts';
import { anApi, FOLLOW } from './an-api.ts';

const ID = 'form';
const WAIT = { timeout: 10_000 };
const KEPT = 'There is no connection right now. This is kept on this phone and goes out by itself.';

beforeEach(() => {
  storeSession();
  setKinds(async () => ({}));
});
afterEach(async () => {
  for (const { id } of getOutbox().entries ?? []) await drop(id);
});

const stateNow = () => getOutbox().entries?.find(({ id }) => id === ID)?.state;

/** What a form hands over: a request that says `communityId`, after what may have arrived. */
const making =
  (communityId: string, heard = (_: readonly Step[]) => {}): MakeEntry =>
  (earlier) => {
    heard(earlier);
    const steps = [...earlier, newStep('communities.followCommunity', { communityId })];
    return { entry: { id: ID, kind: 'form', title: 'A form', queueKey: '/form', steps } };
  };

/** A form that is open, with all that it is told. */
async function openForm(fate: Parameters<typeof anApi>[0], more: Partial<Outcomes<{ data: object }>> = {}) {
  const api = anApi(fate);
  await startSite();
  const told = { onSaved: vi.fn(), onWaiting: vi.fn(), onRefused: vi.fn() };
  const save = new Save<{ data: object }>(ID);
  save.setOutcomes(
    { savedIn: ({ steps }) => steps.at(-1)?.reply as { data: object } | undefined, ...told, ...more },
    'phone',
  );
  const close = save.open();
  onTestFinished(close);
  onTestFinished(subscribeToOutbox(() => save.onEntry(getOutbox().entries?.find(({ id }) => id === ID))));
  return { api, save, told, close };
}

test('a save that arrives is told once, with what it left', async () => {
  const { api, save, told } = await openForm(undefined);

  await save.save(making('7'));

  expect(told.onSaved.mock.calls).toEqual([
    [{ data: { isFollowed: '1', followersCount: 1 } }, true, expect.objectContaining({ state: 'sent' })],
  ]);
  expect(told.onWaiting).not.toHaveBeenCalled();
  expect(api.effects).toMatchObject([{ to: FOLLOW, fields: { communityId: '7' } }]);
});

test('one without a connection waits, in words, and is told when it has gone out by itself', async () => {
  const { api, save, told } = await openForm(() => 'lost');

  await save.save(making('7'));
  expect(told.onWaiting).toHaveBeenLastCalledWith(KEPT, false);
  expect(told.onSaved).not.toHaveBeenCalled();

  api.fate = () => undefined;
  connect();
  await vi.waitFor(() => expect(told.onSaved).toHaveBeenCalledOnce(), WAIT);
});

test('a form that is done with what the device keeps is told so instead, where it was pressed', async () => {
  const onKept = vi.fn();
  const { save, told } = await openForm(() => 'lost', { onKept });

  await save.save(making('7'));

  expect(onKept.mock.calls).toEqual([[KEPT]]);
  expect(told.onWaiting).not.toHaveBeenCalled();
});

test('what is refused is told with its code, and is no thing that waits', async () => {
  const { save, told } = await openForm(() => failure(409, 'community.changed', 'Changed.').clone());

  await save.save(making('7'));

  const [error, sent] = told.onRefused.mock.lastCall ?? [];
  expect(error).toMatchObject({ status: 409, code: 'community.changed', message: 'Changed.' });
  expect(sent).toEqual({ communityId: '7' });
  expect(stateNow()).toBeUndefined();
});

test('what can never be sent stays with what waits', async () => {
  const { save } = await openForm(() => failure(404, 'community.missing', 'Gone.').clone(), {
    isUnsendable: (code) => code === 'community.missing',
  });

  await save.save(making('7'));

  expect(stateNow()).toBe('refused');
});

test('what is typed on is taken back: what may have arrived goes again before the change', async () => {
  const { api, save, told } = await openForm((_, count) => (count === 1 ? 'reply-lost' : 'lost'));
  await save.save(making('7'));

  save.takeBack();
  api.fate = () => undefined;
  let earlier: readonly Step[] = [];
  await save.save(
    making('8', (steps) => {
      earlier = steps;
    }),
  );

  expect(earlier.map(({ state, input }) => [state, input])).toEqual([['sent', { communityId: '7' }]]);
  expect(api.effects.map(({ fields }) => fields['communityId'])).toEqual(['7', '8']);
  expect(told.onSaved).toHaveBeenCalledOnce();
});

test('what is typed while it is handed over is told of, and is what the next save sends', async () => {
  const { api, save, told } = await openForm(() => {
    save.takeBack();
    return 'lost';
  });
  await save.save(making('7'));
  api.fate = (asked) => {
    if (sent(asked)['communityId'] === '8') save.takeBack();
    return undefined;
  };

  await save.save(making('8'));

  expect(api.effects.map(({ fields }) => fields['communityId'])).toEqual(['7', '8']);
  expect(told.onSaved.mock.calls.map(([, isOwn]) => isOwn)).toEqual([false]);
});

test('what another tab sent is told as that, though a save was pressed here before something else was typed', async () => {
  const { api, save, told } = await openForm(() => 'lost');
  await save.save(making('7'));
  save.takeBack();
  await vi.waitFor(() => expect(stateNow()).toBeUndefined(), WAIT);
  api.fate = () => undefined;

  await put(making('8')([], []).entry);

  await vi.waitFor(() => expect(told.onSaved.mock.calls.map(([, isOwn]) => isOwn)).toEqual([false]), WAIT);
});

test('what waits when its form opens is told as that of the form, unless something was typed since', async () => {
  for (const isTyped of [false, true]) {
    const { api, save, close } = await openForm(() => 'lost');
    await save.save(making('7'));
    close();
    const later = new Save<{ data: object }>(ID, true);
    const onSaved = vi.fn();
    later.setOutcomes(
      { savedIn: () => ({ data: {} }), onSaved, onWaiting: vi.fn(), onRefused: vi.fn() },
      'phone',
    );
    onTestFinished(later.open());
    const hear = () => later.onEntry(getOutbox().entries?.find(({ id }) => id === ID));
    hear();
    onTestFinished(subscribeToOutbox(hear));
    if (isTyped) later.takeBack();
    api.fate = () => undefined;

    await sendNow(ID);

    await vi.waitFor(() => expect(onSaved.mock.calls.map(([, isOwn]) => isOwn)).toEqual([!isTyped]), WAIT);
  }
});

test('a form that was left hears nothing any more', async () => {
  const { api, save, told, close } = await openForm(() => 'lost');
  await save.save(making('7'));
  close();

  api.fate = () => undefined;
  connect();
  await vi.waitFor(() => expect(stateNow()).toBe('sent'), WAIT);

  expect(told.onSaved).not.toHaveBeenCalled();
});

test('what an earlier visit sent is no news to a form that opens', async () => {
  const { save } = await openForm(undefined);
  await save.save(making('7'));
  const later = new Save<{ data: object }>(ID);
  const onSaved = vi.fn();
  later.setOutcomes(
    { savedIn: () => ({ data: {} }), onSaved, onWaiting: vi.fn(), onRefused: vi.fn() },
    'phone',
  );
  onTestFinished(later.open());

  later.onEntry(getOutbox().entries?.find(({ id }) => id === ID));

  expect(onSaved).not.toHaveBeenCalled();
});

test('giving up drops what waits', async () => {
  const { save } = await openForm(() => 'lost');
  await save.save(making('7'));

  await save.giveUp();

  expect(stateNow()).toBeUndefined();
});
