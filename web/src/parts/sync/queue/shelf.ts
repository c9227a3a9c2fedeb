import { deviceStore, settled } from '#web/lib/device/device-store.ts';
import type { Thing } from './thing.ts';

/**
 * Where a member's things are kept on this device: a database of their own, which nobody else opens. What the browser
 * does not take lives as long as the page.
 */
export function openShelf(memberId: string) {
  const within = deviceStore(`furrow-outbox-${memberId}`, 'things', { keyPath: 'id' });
  /** What the browser refused, whole or in its last change. */
  const fleeting = new Map<string, Thing>();
  /** What it keeps, as this tab has seen it last: a browser may lose its hold of a database for a while. */
  let seen = new Map<string, Thing>();
  let last = 0;

  const getAll = async (store: IDBObjectStore) => {
    const things: Thing[] = await settled(store.getAll());
    seen = new Map(things.map((thing) => [thing.id, thing]));
    last = Math.max(last, ...things.map(({ number }) => number));
    return things;
  };

  return {
    /** Whether the browser has refused one that is still there. */
    isFleeting: (id: string) => fleeting.has(id),

    /** In the order in which they were put. */
    async all(): Promise<Thing[]> {
      const kept = await within('readonly', getAll).catch(() => [...seen.values()]);
      const things = [...kept.filter(({ id }) => !fleeting.has(id)), ...fleeting.values()];
      return things.sort((one, other) => one.number - other.number);
    },

    /** Puts it behind all others, in place of what has its id. @returns whether the device keeps it. */
    async put(thing: Omit<Thing, 'number'>): Promise<boolean> {
      try {
        await within('readwrite', async (store) => {
          // Other tabs put too: which number is next is found out where it is written.
          await getAll(store);
          last += 1;
          await settled(store.put({ ...thing, number: last }));
        });
        seen.set(thing.id, { ...thing, number: last });
        fleeting.delete(thing.id);
        return true;
      } catch {
        last += 1;
        fleeting.set(thing.id, { ...thing, number: last });
        return false;
      }
    },

    /**
     * Changes what was read before, unless it is gone or another by now, or `change` makes nothing of it.
     * @returns what is kept then.
     */
    async change(read: Thing, change: (now: Thing) => Thing | undefined): Promise<Thing | undefined> {
      const next = (now: Thing | undefined) => (now?.number === read.number ? change(now) : undefined);
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

export type Shelf = ReturnType<typeof openShelf>;
