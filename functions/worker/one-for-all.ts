const running = new Map<string, Promise<unknown>>();
const waiting = new Map<string, Promise<unknown>>();

/**
 * Acts once for all who ask under one name before it begins, and never twice at the same time: each can count on an
 * act that began after they asked. All of them get its failure.
 */
export function oneForAll(name: string, act: () => Promise<void>): Promise<unknown> {
  const shared = waiting.get(name);
  if (shared) return shared;
  const before = running.get(name) ?? Promise.resolve();
  const next = before
    .catch(() => undefined)
    .then(() => {
      waiting.delete(name);
      running.set(name, next);
      return act();
    })
    .finally(() => {
      if (running.get(name) === next) running.delete(name);
    });
  waiting.set(name, next);
  return next;
}
