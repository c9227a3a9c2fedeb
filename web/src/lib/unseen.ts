import { useSyncExternalStore } from 'react';

/* How many notices and chats have something new, for the bars: what asks for it is loaded after the first screen. */

const counts = { notifications: 0, messages: 0 };
const listeners = new Set<() => void>();

export function setUnseen(of: keyof typeof counts, count: number): void {
  if (count === counts[of]) return;
  counts[of] = count;
  for (const listener of [...listeners]) listener();
}

export const getUnseen = (of: keyof typeof counts): number => counts[of];

export const useUnseen = (of: keyof typeof counts): number =>
  useSyncExternalStore(subscribe, () => counts[of]);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
