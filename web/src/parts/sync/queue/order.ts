import { filesOf } from './kept-files.ts';
import type { From, Step, Thing } from './thing.ts';

/** Milliseconds until the next try, by how often in a row it failed; the last one is repeated. */
const PAUSES = [500, 2000, 5000, 10_000, 30_000, 60_000];

const isUnsent = ({ state }: Thing): boolean => state !== 'sent';

/** Files take long: what has none does not wait for what has. */
export const hasFiles = ({ steps }: Thing): boolean => filesOf(steps).length > 0;

export const isFrom = (value: unknown): value is From =>
  typeof value === 'object' && value !== null && 'from' in value && 'path' in value;

export const replyAt = (path: string, { reply }: Step): unknown =>
  path.split('.').reduce<unknown>((held, part) => Object(held)[part], reply);

/** A step that is to go without those before it: what their replies gave stands in it from now on. */
export function withReplies(step: Step, steps: readonly Step[]): Step {
  const given = Object.entries(step.input).map(([name, value]) => {
    const need = isFrom(value) && steps.find(({ key }) => key === value.from);
    return [name, need ? replyAt(value.path, need) : value];
  });
  return { ...step, input: Object.fromEntries(given) };
}

const needsOf = ({ input }: Step): string[] =>
  Object.values(input)
    .filter(isFrom)
    .map(({ from }) => from);

export const stepOf = (things: readonly Thing[], key: string): Step | undefined =>
  things.flatMap(({ steps }) => steps).find((step) => step.key === key);

/** Whether another thing needs a reply of this one. */
export const isNeeded = (thing: Thing, things: readonly Thing[]): boolean =>
  things.some(
    (other) =>
      other.id !== thing.id &&
      isUnsent(other) &&
      other.steps.flatMap(needsOf).some((key) => thing.steps.some((step) => step.key === key)),
  );

/** The thing that must have arrived before this one can go: by its place, or because its reply is needed. */
export function heldBy(thing: Thing, things: readonly Thing[]): Thing | undefined {
  const own = new Set(thing.steps.map(({ key }) => key));
  const needs = thing.steps.filter(({ state }) => state !== 'done').flatMap(needsOf);
  // What it gives itself it waits for nowhere else: two that hold the same step would wait for each other.
  const open = needs.filter((key) => !own.has(key));
  return things.find((other) => {
    if (other.id === thing.id || !isUnsent(other)) return false;
    if (other.steps.some(({ key, state }) => state !== 'done' && open.includes(key))) return true;
    return other.state !== 'refused' && other.place === thing.place && other.number < thing.number;
  });
}

/** When it may be tried next; epoch milliseconds. What was last tried before `since` may go at once. */
function dueAt({ tried = 0, misses = 0 }: Thing, since: number): number {
  if (misses === 0 || tried <= since) return 0;
  return tried + (PAUSES[Math.min(misses, PAUSES.length) - 1] ?? 0);
}

/** From so many misses on, others are tried although this one cannot be reached: it may not be the network. */
const LONE_MISSES = 3;

/** Whether it has just been seen that there is no network: what comes later waits too. */
const isUnreachable = ({ problem, misses = 0 }: Thing): boolean =>
  problem?.code === 'network.unreachable' && misses < LONE_MISSES;

/** What of `ours` is to be tried next, and when (epoch milliseconds, or 0); undefined when nothing can go. */
export function nextOf(
  ours: readonly Thing[],
  things: readonly Thing[],
  since: number,
): { thing: Thing; due: number } | undefined {
  let next: { thing: Thing; due: number } | undefined;
  for (const thing of ours) {
    if (thing.state !== 'waiting' || thing.isStopped || heldBy(thing, things)) continue;
    const due = dueAt(thing, since);
    if (!next || due < next.due) next = { thing, due };
    if (isUnreachable(thing) && due > Date.now()) return { thing, due };
  }
  return next;
}
