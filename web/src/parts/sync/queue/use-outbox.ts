import { useSyncExternalStore } from 'react';
import type { OutboxEntry } from './outbox-entry.ts';
import { getOutbox, type Outbox, subscribeToOutbox } from './store.ts';

/** Something of the member's outbox: who asks for it is woken when that changes, and by nothing else. */
export const useOfOutbox = <Value>(select: (outbox: Outbox) => Value): Value =>
  useSyncExternalStore(subscribeToOutbox, () => select(getOutbox()));

export const useOutbox = (): Outbox => useOfOutbox((outbox) => outbox);

/** All of the member's entries, also those that were sent today; undefined until they are read. */
export const useEntries = (): readonly OutboxEntry[] | undefined => useOfOutbox(({ entries }) => entries);

export const useEntry = (id: string): OutboxEntry | undefined =>
  useOfOutbox(({ entries }) => entries?.find((entry) => entry.id === id));

/** The last that has not arrived of what stands there. */
export const useEntryOn = (subject: string): OutboxEntry | undefined =>
  useOfOutbox(({ entries }) =>
    entries?.findLast((entry) => entry.subject === subject && entry.state !== 'sent'),
  );

/** Where one is: what the browser refused is kept nowhere, which is no news while it goes out at once. */
export function whereIs({ id, state, problem, isStopped }: OutboxEntry): OutboxEntry['state'] | 'notKept' {
  if (state !== 'waiting' || !getOutbox().fleeting.includes(id)) return state;
  return problem || isStopped || !navigator.onLine ? 'notKept' : 'sending';
}
