import { setTimeout as pause } from 'node:timers/promises';

const running = new Map<string, Promise<unknown>>();
const waiting = new Map<string, Promise<unknown>>();

const MIN_INTERVAL_MS = 1000; // ms from the beginning of one act to that of the next under its name

/**
 * Acts once for all callers with one name who ask before it begins, never twice at the same time, and at most once a
 * second: at once for the first, and then together for all who ask in the next second. Each caller can rely on an act
 * that began after they asked. All of them get its failure.
 */
export function oneForAll(name: string, act: () => Promise<void>): Promise<unknown> {
  const shared = waiting.get(name);
  if (shared) return shared;
  const next = (running.get(name) ?? Promise.resolve()).then(() => {
    waiting.delete(name);
    const done = act();
    // The timer keeps the process alive: otherwise a function with nothing else under way would be frozen.
    const over = Promise.allSettled([done, pause(MIN_INTERVAL_MS)]).then(() => {
      if (running.get(name) === over) running.delete(name);
    });
    running.set(name, over);
    return done;
  });
  waiting.set(name, next);
  return next;
}
