import { isDeepStrictEqual } from 'node:util';
import { duePartitions, jobPartitions } from '#platform/table/keys.ts';
import { counted } from '../counted.ts';
import { isExpired, ruleOf } from './partitions.ts';
import { RestoreError } from './patience.ts';
import { forgetNotes, once, sweep } from './sweep.ts';
import { find, type Item, nameOf, putAll, query, removeAll, type Tables } from './tables.ts';

/** How many items were put as they were, and how many that were made since went. */
export interface Replaced {
  put: number;
  removed: number;
}

/**
 * Puts the whole table back to what the copy is, but for what is of the moment (`partitions.ts`). What breaks off goes on
 * when it is called again. Throws a `RestoreError` when somebody wrote meanwhile.
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

  // Work on what was deleted since would take away what comes back.
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
    // Several pages are looked at side by side: it is added to what is known when it is known.
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
  // What was left to do then is left to do again, now that all it works on is there.
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
