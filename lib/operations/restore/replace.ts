import { isDeepStrictEqual } from 'node:util';
import { duePartitions, jobPartitions } from '#platform/table/keys.ts';
import { counted } from '../counted.ts';
import { isExpired, ruleOf } from './partitions.ts';
import { RestoreError } from './patience.ts';
import { forgetNotes, once, sweep } from './sweep.ts';
import { find, type Item, nameOf, putAll, query, removeAll, type Tables } from './tables.ts';

/** How many items were restored, and how many that were created since were removed. */
export interface Replaced {
  put: number;
  removed: number;
}

/**
 * Restores the whole table to the copy, except what holds only for a while (`partitions.ts`). An interrupted run
 * continues at the next call. Throws a `RestoreError` when somebody wrote meanwhile.
 */
export async function replaceTable(tables: Tables, now = Date.now()): Promise<Replaced> {
  const done: Replaced = { put: 0, removed: 0 };
  const { client, live, copy } = tables;
  const isWanted = (item: Item) => isMirrored(item) && !isExpired(item, now);
  const differing = async (items: Item[]) => {
    const wanted = items.filter(isWanted);
    const there = await find(client, live, wanted);
    return wanted.filter((item) => !isDeepStrictEqual(item, there.get(nameOf(item))));
  };
  const surplus = async (items: Item[]) => {
    const mirrored = items.filter(isMirrored);
    const then = await find(client, copy, mirrored);
    return mirrored.filter((item) => {
      const before = then.get(nameOf(item));
      return !before || !isWanted(before);
    });
  };

  // Jobs left by later deletions would remove what is restored.
  await once(tables, 'jobs-out', async () => removeAll(client, live, await work(tables, live)));
  await sweep({
    tables,
    name: 'copied',
    of: 'copy',
    act: async (items) => {
      const changed = await differing(items);
      await putAll(client, live, changed);
      done.put += changed.length;
    },
  });
  await sweep({
    tables,
    name: 'removed',
    of: 'live',
    act: async (items) => {
      const gone = await surplus(items);
      await removeAll(client, live, gone);
      done.removed += gone.length;
    },
  });
  let others = 0;
  const count = (act: (items: Item[]) => Promise<Item[]>) => async (items: Item[]) => {
    // Pages run in parallel, so the sum is updated only after the await.
    const found = await act(items);
    others += found.length;
  };
  await sweep({ tables, of: 'copy', act: count(differing) });
  await sweep({ tables, of: 'live', act: count(surplus) });
  if (others > 0) {
    await forgetNotes(tables);
    throw new RestoreError(
      `${counted(others, 'item')} ${others === 1 ? 'was' : 'were'} written while the table was put back: close the site, then run the same command again.`,
    );
  }
  // Jobs that were open at that time are open again, now that everything they work on is there.
  await once(tables, 'jobs-in', async () => putAll(client, live, await work(tables, copy)));
  await forgetNotes(tables);
  return done;
}

const isMirrored = (item: Item) => ['data', 'replies'].includes(ruleOf(item));

async function work({ client }: Tables, table: string): Promise<Item[]> {
  const partitions = [...jobPartitions, ...duePartitions];
  const items = await Promise.all(partitions.map((pk) => query(client, table, { pk, from: ' ', to: '~~' })));
  return items.flat();
}
