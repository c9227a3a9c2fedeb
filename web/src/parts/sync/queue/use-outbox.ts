import { useSyncExternalStore } from 'react';
import { getOutbox, hearOutbox, type Outbox } from './store.ts';
import type { Thing } from './thing.ts';

/** Something of the member's outbox: who asks for it is woken when that changes, and by nothing else. */
export const useOfOutbox = <Value>(select: (outbox: Outbox) => Value): Value =>
  useSyncExternalStore(hearOutbox, () => select(getOutbox()));

export const useOutbox = (): Outbox => useOfOutbox((outbox) => outbox);

/** All of the member's things, also those that were sent today; undefined until they are read. */
export const useThings = (): readonly Thing[] | undefined => useOfOutbox(({ things }) => things);

export const useThing = (id: string): Thing | undefined =>
  useOfOutbox(({ things }) => things?.find((thing) => thing.id === id));

/** The last that has not arrived of what stands there. */
export const useThingAt = (stands: string): Thing | undefined =>
  useOfOutbox(({ things }) => things?.findLast((thing) => thing.stands === stands && thing.state !== 'sent'));

/** Where one is: what the browser refused is kept nowhere, which is no news while it goes out at once. */
export function whereIs({ id, state, problem, isStopped }: Thing): Thing['state'] | 'notKept' {
  if (state !== 'waiting' || !getOutbox().fleeting.includes(id)) return state;
  return problem || isStopped || !navigator.onLine ? 'notKept' : 'sending';
}
