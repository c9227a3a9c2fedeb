import { setTimeout as pause } from 'node:timers/promises';

const running = new Map<string, Promise<unknown>>();
const waiting = new Map<string, Promise<unknown>>();

const MIN_INTERVAL_MS = 1000; // ms from the beginning of one act to that of the next under its name

/**
 * Acts once for all who ask under one name before it begins, never twice at the same time, and at most once a second:
 * the first at once, and all who ask in the second after it together. Each can count on an act that began after they
 * asked. All of them get its failure.
 */
export function oneForAll(name: string, act: () => Promise<void>): Promise<unknown> {
  const shared = waiting.get(name);
  if (shared) return shared;
  const next = (running.get(name) ?? Promise.resolve()).then(() => {
    waiting.delete(name);
    const done = act();
    // It holds the process: a function in the cloud in which nothing else is under way would be ended.
    const over = Promise.allSettled([done, pause(MIN_INTERVAL_MS)]).then(() => {
      if (running.get(name) === over) running.delete(name);
    });
    running.set(name, over);
    return done;
  });
  waiting.set(name, next);
  return next;
}
