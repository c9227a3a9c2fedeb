/*
 * Whether calls reach Furrow. Their outcomes say it: on a dead line, or behind a network's sign-in page, a browser
 * believes that it is online.
 */

let isLost = false;
const listeners = new Set<() => void>();

export const isLineLost = (): boolean => isLost;

/** Whether a call would get through, as far as the browser and the last call know. */
export const hasLine = (): boolean => navigator.onLine && !isLost;

/** Notes the outcome of a call: whether it got no answer of ours. */
export function noteLine(wasLost: boolean): void {
  if (wasLost === isLost) return;
  isLost = wasLost;
  for (const listener of listeners) listener();
}

/** Notifies of each change. Returns how to stop. */
export function subscribeToLine(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
