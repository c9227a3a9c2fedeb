import { filesOf } from './kept-files.ts';
import type { OutboxEntry, ReplyRef, Step } from './outbox-entry.ts';

/** Milliseconds until the next try, by the number of failures in a row. */
const RETRY_PAUSES_MS = [500, 2000, 5000, 10_000, 30_000];
/** Milliseconds, after more of them. */
const LONGEST_PAUSE_MS = 60_000;

const isUnsent = ({ state }: OutboxEntry): boolean => state !== 'sent';

/** Files take long: entries without files do not wait for those with files. */
export const hasFiles = ({ steps }: OutboxEntry): boolean => filesOf(steps).length > 0;

export const isReplyRef = (value: unknown): value is ReplyRef =>
  typeof value === 'object' && value !== null && 'from' in value && 'path' in value;

export const replyAt = (path: string, { reply }: Step): unknown =>
  path.split('.').reduce<unknown>((held, part) => Object(held)[part], reply);

/** A step that is sent without those before it: the values of their replies are copied into it. */
export function withReplies(step: Step, steps: readonly Step[]): Step {
  const given = Object.entries(step.input).map(([name, value]) => {
    const need = isReplyRef(value) && steps.find(({ key }) => key === value.from);
    return [name, need ? replyAt(value.path, need) : value];
  });
  return { ...step, input: Object.fromEntries(given) };
}

const needsOf = ({ input }: Step): string[] =>
  Object.values(input)
    .filter(isReplyRef)
    .map(({ from }) => from);

export const stepOf = (entries: readonly OutboxEntry[], key: string): Step | undefined =>
  entries.flatMap(({ steps }) => steps).find((step) => step.key === key);

/** Whether another entry needs a reply of this one. */
export const isNeeded = (entry: OutboxEntry, entries: readonly OutboxEntry[]): boolean =>
  entries.some(
    (other) =>
      other.id !== entry.id &&
      isUnsent(other) &&
      other.steps.flatMap(needsOf).some((key) => entry.steps.some((step) => step.key === key)),
  );

/**
 * The entry that must have arrived before this one can be sent: it has the same queue key, or a reply that this one
 * needs.
 */
export function heldBy(entry: OutboxEntry, entries: readonly OutboxEntry[]): OutboxEntry | undefined {
  const own = new Set(entry.steps.map(({ key }) => key));
  const needs = entry.steps.filter(({ state }) => state !== 'done').flatMap(needsOf);
  // A step of its own is not waited for elsewhere: two entries that hold the same step would wait for each other.
  const open = needs.filter((key) => !own.has(key));
  return entries.find((other) => {
    if (other.id === entry.id || !isUnsent(other)) return false;
    if (other.steps.some(({ key, state }) => state !== 'done' && open.includes(key))) return true;
    return other.state !== 'refused' && other.queueKey === entry.queueKey && other.number < entry.number;
  });
}

/** Seconds: a longer pause would keep what a member wrote from arriving. */
const MAX_RETRY_AFTER = 60;

/**
 * When it may be tried next; epoch milliseconds. An entry that was last tried before `since` may be sent at once,
 * unless the server asked to wait.
 */
function dueAt({ tried = 0, misses = 0, problem }: OutboxEntry, since: number): number {
  if (misses === 0) return 0;
  const asked = Math.min(problem?.retryAfter ?? 0, MAX_RETRY_AFTER) * 1000;
  const pause = RETRY_PAUSES_MS[misses - 1] ?? LONGEST_PAUSE_MS;
  const now = Date.now();
  // A clock that was set back says nothing of when that was.
  if (tried > now) return 0;
  if (tried <= since && since <= now) return asked && tried + asked;
  return tried + Math.max(pause, asked);
}

/** From so many failures on, other entries are tried although this one gets no answer: it may not be the network. */
const MAX_MISSES_ALONE = 3;

/** Whether the network was just seen to be gone: later entries wait too. */
const isUnreachable = ({ problem, misses = 0 }: OutboxEntry): boolean =>
  problem?.code === 'network.unreachable' && misses < MAX_MISSES_ALONE;

/** The next entry of `ours` to try, and when (epoch milliseconds, or 0); undefined when none can be sent. */
export function nextOf(
  ours: readonly OutboxEntry[],
  entries: readonly OutboxEntry[],
  since: number,
): { entry: OutboxEntry; due: number } | undefined {
  let next: { entry: OutboxEntry; due: number } | undefined;
  for (const entry of ours) {
    if (entry.state !== 'waiting' || entry.isStopped || heldBy(entry, entries)) continue;
    const due = dueAt(entry, since);
    if (!next || due < next.due) next = { entry, due };
    if (isUnreachable(entry) && due > Date.now()) return { entry, due };
  }
  return next;
}
