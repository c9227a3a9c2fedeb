import { useSyncExternalStore } from 'react';
import { hasLine } from '#web/lib/api/line.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { getOutbox, type Outbox, subscribeToOutbox } from './store.ts';

/** A selection of the member's outbox: a component renders only when its selection changes. */
export const useOfOutbox = <Value>(select: (outbox: Outbox) => Value): Value =>
  useSyncExternalStore(subscribeToOutbox, () => select(getOutbox()));

export const useOutbox = (): Outbox => useOfOutbox((outbox) => outbox);

/** All of the member's entries, also those that were sent today; undefined until they are read. */
export const useEntries = (): readonly OutboxEntry[] | undefined => useOfOutbox(({ entries }) => entries);

export const useEntry = (id: string): OutboxEntry | undefined =>
  useOfOutbox(({ entries }) => entries?.find((entry) => entry.id === id));

/** The last entry about a subject that has not arrived. */
export const useEntryOn = (subject: string): OutboxEntry | undefined =>
  useOfOutbox(({ entries }) =>
    entries?.findLast((entry) => entry.subject === subject && entry.state !== 'sent'),
  );

/** A try also begins where the browser knows that there is no network: it ends at once, and nothing is sent. */
export const stateOf = ({ state }: OutboxEntry): OutboxEntry['state'] =>
  state === 'sending' && !navigator.onLine ? 'waiting' : state;

/** Where an entry is. What the browser refused is kept nowhere, which does not matter while it is sent at once. */
export function whereIs(entry: OutboxEntry): OutboxEntry['state'] | 'notKept' {
  const { id, problem, isStopped } = entry;
  const state = stateOf(entry);
  if (state !== 'waiting' || !getOutbox().fleeting.includes(id)) return state;
  return problem || isStopped || !hasLine() ? 'notKept' : 'sending';
}
