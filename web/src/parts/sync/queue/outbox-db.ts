import { settled } from '#web/lib/device/device-store.ts';
import { clearReplies } from '#web/lib/device/kept-replies.ts';
import { outboxStore } from '#web/lib/device/outbox-database.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/**
 * A member's entries on this device: a database of their own, which nobody else opens. Entries that the browser refuses
 * live as long as the page.
 */
export function openOutboxDb(memberId: string) {
  const within = outboxStore(memberId);
  /** Entries that the browser refused, or whose last change it refused. */
  const fleeting = new Map<string, OutboxEntry>();
  /** The stored entries, as this tab has read them last: a browser may lose a database for a while. */
  let seen = new Map<string, OutboxEntry>();
  let last = 0;

  const getAll = async (store: IDBObjectStore) => {
    const entries: OutboxEntry[] = await settled(store.getAll());
    seen = new Map(entries.map((entry) => [entry.id, entry]));
    last = Math.max(last, ...entries.map(({ number }) => number));
    return entries;
  };

  return {
    /** Whether the browser has refused an entry that still exists. */
    isFleeting: (id: string) => fleeting.has(id),

    /** In the order in which they were put. */
    async all(): Promise<OutboxEntry[]> {
      const kept = await within('readonly', getAll).catch(() => [...seen.values()]);
      const entries = [...kept.filter(({ id }) => !fleeting.has(id)), ...fleeting.values()];
      return entries.sort((one, other) => one.number - other.number);
    },

    /** Puts an entry behind all others, and replaces one with its id. @returns whether the device keeps it. */
    async put(entry: Omit<OutboxEntry, 'number'>): Promise<boolean> {
      const putLast = () =>
        within('readwrite', async (store) => {
          // Other tabs put too: the next number is read in the transaction that writes it.
          await getAll(store);
          last += 1;
          await settled(store.put({ ...entry, number: last }));
        });
      try {
        await putLast().catch(async (cause: DOMException) => {
          if (cause.name !== 'QuotaExceededError') throw cause;
          // What was read can be loaded again, so it makes room.
          await clearReplies();
          await putLast();
        });
        seen.set(entry.id, { ...entry, number: last });
        fleeting.delete(entry.id);
        return true;
      } catch {
        last += 1;
        fleeting.set(entry.id, { ...entry, number: last });
        return false;
      }
    },

    /**
     * Changes an entry that was read before, unless it is gone or replaced by now, or `change` returns undefined.
     * @returns what is kept then.
     */
    async change(
      read: OutboxEntry,
      change: (now: OutboxEntry) => OutboxEntry | undefined,
    ): Promise<OutboxEntry | undefined> {
      const next = (now: OutboxEntry | undefined) => (now?.number === read.number ? change(now) : undefined);
      if (!fleeting.has(read.id)) {
        try {
          const made = await within('readwrite', async (store) => {
            const changed = next(await settled(store.get(read.id)));
            if (changed) await settled(store.put(changed));
            return changed;
          });
          if (made) seen.set(made.id, made);
          return made;
        } catch {
          if (!seen.has(read.id)) return undefined;
        }
      }
      const changed = next(fleeting.get(read.id) ?? read);
      if (changed) fleeting.set(read.id, changed);
      return changed;
    },

    async drop(id: string): Promise<void> {
      fleeting.delete(id);
      seen.delete(id);
      await within('readwrite', (store) => settled(store.delete(id))).catch(() => undefined);
    },
  };
}

export type OutboxDb = ReturnType<typeof openOutboxDb>;
