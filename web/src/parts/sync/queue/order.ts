import { filesOf } from './kept-files.ts';
import type { OutboxEntry, ReplyRef, Step } from './outbox-entry.ts';

/** Milliseconds until the next try, by how often in a row it failed; the last one is repeated. */
const RETRY_PAUSES_MS = [500, 2000, 5000, 10_000, 30_000, 60_000];

const isUnsent = ({ state }: OutboxEntry): boolean => state !== 'sent';

/** Files take long: what has none does not wait for what has. */
export const hasFiles = ({ steps }: OutboxEntry): boolean => filesOf(steps).length > 0;

export const isReplyRef = (value: unknown): value is ReplyRef =>
  typeof value === 'object' && value !== null && 'from' in value && 'path' in value;

export const replyAt = (path: string, { reply }: Step): unknown =>
  path.split('.').reduce<unknown>((held, part) => Object(held)[part], reply);

/** A step that is to go without those before it: what their replies gave stands in it from now on. */
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

/** The entry that must have arrived before this one can go: by its queue key, or because its reply is needed. */
export function heldBy(entry: OutboxEntry, entries: readonly OutboxEntry[]): OutboxEntry | undefined {
  const own = new Set(entry.steps.map(({ key }) => key));
  const needs = entry.steps.filter(({ state }) => state !== 'done').flatMap(needsOf);
  // What it gives itself it waits for nowhere else: two that hold the same step would wait for each other.
  const open = needs.filter((key) => !own.has(key));
  return entries.find((other) => {
    if (other.id === entry.id || !isUnsent(other)) return false;
    if (other.steps.some(({ key, state }) => state !== 'done' && open.includes(key))) return true;
    return other.state !== 'refused' && other.queueKey === entry.queueKey && other.number < entry.number;
  });
}

/** When it may be tried next; epoch milliseconds. What was last tried before `since` may go at once. */
function dueAt({ tried = 0, misses = 0 }: OutboxEntry, since: number): number {
  if (misses === 0 || tried <= since) return 0;
  return tried + (RETRY_PAUSES_MS[Math.min(misses, RETRY_PAUSES_MS.length) - 1] ?? 0);
}

/** From so many misses on, others are tried although this one cannot be reached: it may not be the network. */
const MAX_MISSES_ALONE = 3;

/** Whether it has just been seen that there is no network: what comes later waits too. */
const isUnreachable = ({ problem, misses = 0 }: OutboxEntry): boolean =>
  problem?.code === 'network.unreachable' && misses < MAX_MISSES_ALONE;

/** What of `ours` is to be tried next, and when (epoch milliseconds, or 0); undefined when nothing can go. */
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
