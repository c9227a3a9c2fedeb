import { filesOf } from './kept-files.ts';
import type { From, Step, Thing } from './thing.ts';

/** Milliseconds until the next try, by how often in a row it failed; the last one is repeated. */
const PAUSES = [500, 2000, 5000, 10_000, 30_000, 60_000];

export const isUnsent = ({ state }: Thing): boolean => state !== 'sent';

/** Files take long: what has none does not wait for what has. */
export const hasFiles = ({ steps }: Thing): boolean => filesOf(steps).length > 0;

export const isFrom = (value: unknown): value is From =>
  typeof value === 'object' && value !== null && 'from' in value && 'path' in value;

const needsOf = ({ input }: Step): string[] =>
  Object.values(input)
    .filter(isFrom)
    .map(({ from }) => from);

/** The step that an earlier reply is to come from. */
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
  const open = thing.steps.filter(({ state }) => state !== 'done').flatMap(needsOf);
  return things.find((other) => {
    if (other.id === thing.id || !isUnsent(other)) return false;
    if (other.steps.some(({ key, state }) => state !== 'done' && open.includes(key))) return true;
    return other.state !== 'refused' && other.place === thing.place && other.number < thing.number;
  });
}

/** When it may be tried next; epoch milliseconds. What was last tried before `since` may go at once. */
export function dueAt({ tried = 0, misses = 0 }: Thing, since: number): number {
  if (misses === 0 || tried <= since) return 0;
  return tried + (PAUSES[Math.min(misses, PAUSES.length) - 1] ?? 0);
}

/** Whether it could go, were it due. */
export const mayGo = (thing: Thing, things: readonly Thing[]): boolean =>
  thing.state === 'waiting' && !thing.isStopped && heldBy(thing, things) === undefined;
