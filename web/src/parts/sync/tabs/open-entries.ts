import { withLock } from '#web/lib/tabs/lock.ts';

/** How many forms and editors of this tab show each draft or entry, by its id. */
const open = new Map<string, number>();

export const isOpen = (id: string): boolean => (open.get(id) ?? 0) > 0;

const nothing = () => undefined;

const MAX_WAIT_MS = 3000; // ms

/** A lock that each tab which shows it holds. */
const lockOf = (id: string) => `furrow-open-${id}`;

/** @returns how to close it. */
export function noteOpen(id: string): () => void {
  const count = (by: number) => open.set(id, (open.get(id) ?? 0) + by);
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  count(1);
  void withLock(lockOf(id), { mode: 'shared' }, () => closed, nothing);
  return () => {
    count(-1);
    close();
  };
}

/** Waits until no tab shows it, three seconds at most: one in which something else is typed goes on showing it. */
export async function closedElsewhere(id: string): Promise<void> {
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  await withLock(lockOf(id), { signal }, nothing, nothing);
}
