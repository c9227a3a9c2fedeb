import { ApiError, isUncertain } from '#web/lib/api/api-error.ts';
import { cameAt, replyCache, subscribeToReplies, unchecked } from '#web/lib/api/reply-cache.ts';
import { hasRoom } from '#web/lib/device/device-files.ts';
import { settled } from '#web/lib/device/device-store.ts';
import { readPinned } from '#web/lib/device/kept-pieces.ts';
import { inReplies, type KeptReply, onRepliesDropped, readReplies } from '#web/lib/device/kept-replies.ts';
import { getSession } from '#web/lib/session/session.ts';
import { MAX_REPLY_CHARACTERS, surplusOf } from './bounds.ts';
import { keepableOf } from './keepable.ts';

/*
 * Writes what members read to the device, a moment after it came. Each tab writes what it shows; what is too much of
 * both together goes when the next page opens.
 */

/** Milliseconds after a change: the replies of a screen come together. */
const DELAY_MS = 500;

interface Stored {
  readonly at: number;
  readonly size: number;
  /** As it was in the cache; undefined where an earlier page stored it. */
  readonly data?: unknown;
}

/** What the device has, as far as this tab knows, by the texts of the keys; undefined until it was read. */
let stored: Map<string, Stored> | undefined;
/** Counts how often all was dropped: what was to be written before that is not. */
let era = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isFull = false;
let last: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

/** Begins, once a page. */
export function startKeeping(): void {
  if (stored) return;
  stored = new Map();
  onRepliesDropped(() => {
    era += 1;
    stored?.clear();
  });
  subscribeToReplies(writeLater);
  // A page that is left may not come back.
  document.addEventListener('visibilitychange', () => document.hidden && write());
  last = recall().then(writeChanges);
}

/** Whether the device has no room for what is read now. */
export const isDeviceFull = (): boolean => isFull;

export function subscribeToRoom(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function writeLater(): void {
  timer ??= setTimeout(write, DELAY_MS);
}

function write(): void {
  clearTimeout(timer);
  timer = undefined;
  last = last.then(writeChanges);
}

/** Writes what is known now, and begins where the page did not yet. Never fails. */
export function writeNow(): Promise<void> {
  startKeeping();
  write();
  return last;
}

async function recall(): Promise<void> {
  const { user } = getSession();
  const begun = era;
  const kept = user ? await readReplies(user.id) : [];
  if (begun === era) for (const { id, at, size } of kept) stored?.set(id, { at, size });
}

/** Never fails. */
async function writeChanges(): Promise<void> {
  const member = getSession().user?.id;
  if (!member || !stored) return;
  const begun = era;
  // What is kept on purpose no bound takes away.
  const pinned = await readPinned();
  if (begun !== era) return;
  const replies = changed(member, stored, pinned);
  const gone = [...stored.keys()].filter((id) => !isKnown(id));
  const wanted = new Map<string, Stored>([
    ...stored,
    ...replies.map((reply): [string, Stored] => [reply.id, reply]),
  ]);
  for (const id of gone) wanted.delete(id);
  const surplus = surplusOf(
    [...wanted].flatMap(([id, { at, size }]) => (pinned.has(id) ? [] : [{ id, at, size }])),
    Date.now(),
  );
  const dropped = [...gone, ...surplus];
  const puts = replies.filter(({ id }) => !dropped.includes(id));
  if (dropped.length + puts.length === 0) return;
  const isRoom = puts.length === 0 || (await hasRoom(0));
  try {
    await inReplies('readwrite', async (store) => {
      if (begun !== era) return;
      await Promise.all(dropped.map((id) => settled(store.delete(id))));
      if (isRoom) await Promise.all(puts.map(({ shown: _, ...reply }) => settled(store.put(reply))));
    });
    notice(!isRoom);
  } catch (cause) {
    notice(cause instanceof DOMException && cause.name === 'QuotaExceededError');
    return;
  }
  if (begun !== era) return;
  for (const id of dropped) stored.delete(id);
  if (isRoom) for (const { id, at, size, shown } of puts) stored.set(id, { at, size, data: shown });
}

interface Changed extends KeptReply {
  /** The cached object that it was made of. */
  readonly shown: unknown;
}

function changed(member: string, known: Map<string, Stored>, pinned: ReadonlySet<string>): Changed[] {
  const replies: Changed[] = [];
  for (const [id, { _k: key, data }] of replyCache) {
    const at = cameAt.get(id);
    if (!key || key[2] !== member || at === undefined || !isKnown(id)) continue;
    const before = known.get(id);
    if (before?.at === at && before.data === data) continue;
    if (before?.at === at && before.data === undefined) {
      // An earlier page stored it: here it is another object.
      known.set(id, { ...before, data });
      continue;
    }
    const way = keepableOf(key);
    if (!way) continue;
    const part = way.part ? way.part(data as never, member) : data;
    if (part === undefined) continue;
    const size = JSON.stringify(part).length;
    if (size <= MAX_REPLY_CHARACTERS || pinned.has(id))
      replies.push({ id, key, data: part, at, size, shown: data });
  }
  return replies;
}

/** Whether this page has it, and the API did not refuse it since. */
function isKnown(id: string): boolean {
  const { data, error } = replyCache.get(id) ?? {};
  const isRefused = error instanceof ApiError && !isUncertain(error);
  return unchecked.has(id) || (data !== undefined && !isRefused);
}

function notice(full: boolean): void {
  if (isFull === full) return;
  isFull = full;
  for (const listener of listeners) listener();
}
