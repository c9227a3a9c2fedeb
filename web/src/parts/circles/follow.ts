import { useSyncExternalStore } from 'react';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { newKey } from '#web/lib/api/request.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { getSession } from '#web/lib/session/session.ts';
import { getOutbox, hearOutbox, reload } from '#web/parts/outbox/store.ts';
import type { Thing } from '#web/parts/outbox/thing.ts';
import { standsOf } from '#web/parts/owned/owned-kind.ts';
import { type Circle, type CircleKind, type Follow, followKind } from './circle-kind.ts';
import { messages } from './messages.ts';

/*
 * A tap is a wish, kept as a step in the outbox until the API has said what follows from it. What is kept of the lists
 * stays what the API said; the wish is laid over it where it is shown, so that nothing has to be taken back.
 */

type Wish = Follow['isFollowed'];

interface Tap {
  readonly member: string | undefined;
  readonly stands: string;
  readonly wish: Wish;
}

/** What the outbox does not hold yet; one after the other. */
let taps: readonly Tap[] = [];
let keeping: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

function setTaps(next: readonly Tap[]): void {
  taps = next;
  for (const listener of listeners) listener();
}

const thingsAt = (of: { noun: string }, stands: string): Thing[] =>
  (getOutbox().things ?? []).filter(
    (thing) => thing.kind === followKind(of) && thing.stands === stands && thing.state !== 'sent',
  );

const wishOf = ({ steps }: Thing) => steps.at(-1)?.part;

/** Joins a circle, or leaves it; it is shown at once, and taken back with words where it is refused. */
export function follow<Item extends Circle>(kind: CircleKind<Item>, item: Item): void {
  const wish = item.isFollowed === '1' ? '0' : '1';
  const tap = { member: getSession().user?.id, stands: standsOf(kind, item), wish } as const;
  setTaps([...taps, tap]);
  keeping = keeping
    .then(() => keep(kind, item, tap))
    .catch((error: Error) => say(kind, item, wish, error.message))
    .finally(() => setTaps(taps.filter((other) => other !== tap)));
}

/** What keeps a tap. */
export const loadOutbox = () => import('#web/parts/outbox/outbox.ts');

async function keep<Item extends Circle>(kind: CircleKind<Item>, item: Item, tap: Tap): Promise<void> {
  const { stands, wish, member } = tap;
  const { put, take, done, drop } = await loadChunk(loadOutbox);
  if (getSession().user?.id !== member) return;
  if (!getOutbox().things) await reload();
  for (const { id, state } of thingsAt(kind, stands)) if (state === 'refused') await drop(id);

  const last = thingsAt(kind, stands).at(-1);
  if (last && wishOf(last) === wish) return;
  if (last?.state === 'waiting' && last.steps.every(({ state }) => state === 'open')) {
    // What has not gone out and is not wanted any more leaves nothing to send, unless it went out just now.
    const taken = await take(last.id);
    if (taken && taken.state !== 'sent') {
      if (taken.steps.every(({ state }) => state === 'open')) return;
      await put(taken);
    }
  }

  const key = newKey();
  const name = kind.nameOf(item);
  await put({
    id: key,
    kind: followKind(kind),
    title: messages.of(wish === '1' ? kind.texts.follow : messages.unfollow, name),
    place: kind.addresses.all,
    stands,
    steps: [
      { key, route: kind.routes.follow, input: { [`${kind.noun}Id`]: item.id }, part: wish, state: 'open' },
    ],
  });
  void done(key).then(async (thing) => {
    if (thing?.state !== 'refused' || !thing.problem) return;
    const { code, message } = thing.problem;
    // What was tapped after it was meant to undo what has not happened.
    for (const { id } of thingsAt(kind, stands)) await drop(id);
    say(kind, item, wish, message);
    if (code === `${kind.noun}.missing`) kind.lists.remove(item.id);
  });
}

function say<Item extends Circle>({ texts, nameOf }: CircleKind<Item>, item: Item, wish: Wish, why: string) {
  toastFailure((wish === '1' ? texts.notFollowed : texts.notLeft)(nameOf(item), why));
}

/** Shows circles as the member wants them: what is loaded does not know of their taps yet. */
export function useWished<Item extends Circle>(kind: CircleKind<Item>): (item: Item) => Item {
  useSyncExternalStore(hear, () => taps);
  useSyncExternalStore(hearOutbox, getOutbox);
  return (item) => {
    const stands = standsOf(kind, item);
    const member = getSession().user?.id;
    const tap = taps.findLast((each) => each.stands === stands && each.member === member);
    const thing = thingsAt(kind, stands).findLast(({ state }) => state !== 'refused');
    const wish = tap ? tap.wish : thing && wishOf(thing);
    return wish === undefined || wish === item.isFollowed ? item : turned(item);
  };
}

function hear(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function turned<Item extends Circle>(item: Item): Item {
  return item.isFollowed === '1'
    ? { ...item, isFollowed: '0', followersCount: item.followersCount - 1 }
    : { ...item, isFollowed: '1', followersCount: item.followersCount + 1 };
}
