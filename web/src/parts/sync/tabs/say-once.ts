import { toast } from '#web/components/overlay/toast.tsx';
import { withLock } from '#web/lib/tabs/lock.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { closedElsewhere, isOpen } from './open-entries.ts';

const isInSight = () => document.visibilityState === 'visible';

type Named = Pick<OutboxEntry, 'id' | 'number'>;

/** What this tab has asked for, by name: whether it is the tab that says it. */
const claims = new Map<string, Promise<boolean>>();

/**
 * Says in one tab what became of an entry: every tab knows it, and several may be in sight. A tab with its form goes
 * first. Without locks each tab in sight says it.
 */
export async function sayOnce(entry: Named, text: string): Promise<void> {
  if (!isInSight()) return;
  if (!isOpen(entry.id)) await closedElsewhere(entry.id);
  if (await claim(entry)) toast(text);
}

/** Claims the entry's message for this tab, where it is in sight. @returns whether no other tab was faster. */
export async function claim({ id, number }: Named): Promise<boolean> {
  const name = `furrow-said-${id}/${number}`;
  const claimed = claims.get(name) ?? (isInSight() && isFirst(name));
  if (claimed) claims.set(name, claimed);
  return claimed;
}

/** The claim lasts as long as this page. */
function isFirst(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const keep = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && new Promise(() => undefined);
    };
    void withLock<unknown>(name, { ifAvailable: true }, keep, () => resolve(true));
  });
}
