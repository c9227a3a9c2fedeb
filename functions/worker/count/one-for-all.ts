import { setTimeout as pause } from 'node:timers/promises';

const running = new Map<string, Promise<unknown>>();
const waiting = new Map<string, Promise<unknown>>();

const A_SECOND_MS = 1000;

/**
 * Acts once for all callers with one name who ask before it begins, never twice at the same time, and at most once in
 * `every` milliseconds: at once for the first, and then together for all who ask meanwhile. Each caller can rely on an
 * act that began after they asked. All of them get its failure.
 */
export function oneForAll(name: string, act: () => Promise<void>, every = A_SECOND_MS): Promise<unknown> {
  const shared = waiting.get(name);
  if (shared) return shared;
  const next = (running.get(name) ?? Promise.resolve()).then(() => {
    waiting.delete(name);
    const done = act();
    // The timer keeps the process alive: otherwise a function with nothing else under way would be frozen.
    const over = Promise.allSettled([done, pause(every)]).then(() => {
      if (running.get(name) === over) running.delete(name);
    });
    running.set(name, over);
    return done;
  });
  waiting.set(name, next);
  return next;
}
