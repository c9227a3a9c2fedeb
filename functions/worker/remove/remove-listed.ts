import type { Stored } from '#kinds/record/declaration.ts';
import { listedRecord } from '#kinds/record/listed.ts';
import { listsBelow, partsOf } from '#kinds/record/remove.ts';
import { countUse } from '#kinds/record/uses.ts';
import { closeList } from '#platform/lists/list-counts.ts';
import { removeWords } from '#platform/lists/search.ts';
import type { Part } from '#platform/table/job.ts';
import { removeItems, type StoredItem } from '#platform/table/table.ts';
import { type Action, NothingWritten, writeTogether } from '#platform/table/transaction.ts';
import { asRead } from '#platform/table/version.ts';

/**
 * Removes a record of the list of something deleted: all that hangs on it first, a little at a time, and the row last,
 * so that nothing is forgotten. Answers whether more is left.
 */
export async function removeListed(
  noun: string,
  row: StoredItem,
  removeSome: (part: Part) => Promise<boolean>,
): Promise<boolean> {
  const rowKey = { pk: String(row['pk']), sk: String(row['sk']) };
  const { kind, stored } = await listedRecord(noun, row);
  const { pk, sk, ...item } = stored ?? {};
  if (pk === undefined) {
    await removeItems([rowKey]);
    return false;
  }
  const gone = item as unknown as Stored;
  const closing = listsBelow(kind, gone).flatMap(closeList);
  if (closing.length > 0) await writeTogether(closing);
  for (const part of partsOf(kind, gone)) if (await removeSome(part)) return true;
  // A record that was changed meanwhile shows other files, so it is read again. A later writer of words finds it gone.
  const last = {
    Key: { pk: String(pk), sk: String(sk) },
    ...asRead({ version: Number(item['version'] ?? 0) }, kind.unchanged(gone)),
  };
  const listed = kind.declared.apart ? [{ remove: { Key: rowKey } }] : [];
  return !(await isWritten([
    { remove: last },
    ...listed,
    ...countUse(kind, gone, -1),
    ...kind.unlist(gone),
    ...removeWords([kind.entry(gone)]),
  ]));
}

/** Writes all or nothing; answers whether every condition held. */
async function isWritten(actions: Action[]): Promise<boolean> {
  try {
    await writeTogether(actions);
    return true;
  } catch (error) {
    if (error instanceof NothingWritten && error.action) return false;
    throw error;
  }
}
