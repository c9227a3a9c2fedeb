import { deviceStore, settled } from '#web/lib/device/device-store.ts';
import type { Thing } from './thing.ts';

/**
 * Where a member's things are kept on this device: a database of their own, which nobody else opens. What the browser
 * does not take lives as long as the page.
 */
export interface Shelf {
  /** In the order in which they were put. */
  readonly all: () => Promise<Thing[]>;
  /** Puts it behind all others, in place of what has its id. @returns whether the device keeps it. */
  readonly put: (thing: Omit<Thing, 'number'>) => Promise<boolean>;
  /**
   * Changes what was read before, unless it is gone or another by now, or `change` makes nothing of it.
   * @returns what is kept then.
   */
  readonly change: (read: Thing, change: (now: Thing) => Thing | undefined) => Promise<Thing | undefined>;
  readonly drop: (id: string) => Promise<void>;
  /** Whether the browser has refused something that is still there. */
  readonly isFleeting: () => boolean;
}

export function openShelf(memberId: string): Shelf {
  const within = deviceStore(`furrow-outbox-${memberId}`, 'things', { keyPath: 'id' });
  const fleeting = new Map<string, Thing>();

  const kept = () =>
    within('readonly', (store) => settled(store.getAll() as IDBRequest<Thing[]>)).catch(() => []);
  const all = async () => {
    const things = (await kept()).filter(({ id }) => !fleeting.has(id));
    return [...things, ...fleeting.values()].sort((one, other) => one.number - other.number);
  };
  /** Two tabs may put at once: which is the last is found out where it is written. */
  const after = (things: readonly Thing[]) => 1 + Math.max(0, ...things.map(({ number }) => number));

  return {
    all,
    isFleeting: () => fleeting.size > 0,

    async put(thing) {
      try {
        await within('readwrite', async (store) => {
          const things: Thing[] = await settled(store.getAll());
          const number = after([...things, ...fleeting.values()]);
          await settled(store.put({ ...thing, number }));
        });
        fleeting.delete(thing.id);
        return true;
      } catch {
        fleeting.set(thing.id, { ...thing, number: after(await all()) });
        return false;
      }
    },

    async change(read, change) {
      const next = (now: Thing | undefined) => (now?.number === read.number ? change(now) : undefined);
      const here = fleeting.get(read.id);
      let changed = here && next(here);
      if (!here) {
        try {
          return await within('readwrite', async (store) => {
            const made = next(await settled(store.get(read.id)));
            if (made) await settled(store.put(made));
            return made;
          });
        } catch {
          changed = next(read);
        }
      }
      if (changed) fleeting.set(read.id, changed);
      return changed;
    },

    async drop(id) {
      fleeting.delete(id);
      await within('readwrite', (store) => settled(store.delete(id))).catch(() => undefined);
    },
  };
}
