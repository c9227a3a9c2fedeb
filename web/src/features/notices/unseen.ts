import { useSyncExternalStore } from 'react';

/* How many notices the member has not seen, for the bell: what asks for it is loaded after the first screen. */

let unseen = 0;
const listeners = new Set<() => void>();

export function setUnseen(count: number): void {
  if (count === unseen) return;
  unseen = count;
  for (const listener of [...listeners]) listener();
}

export const useUnseen = (): number => useSyncExternalStore(subscribe, () => unseen);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
