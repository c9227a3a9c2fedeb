import { addRow, nextRowId, readPage, removeRow, rowKey } from '#platform/lists/paged-list.ts';
import type { PagedList } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import type { Listed, Stored } from './declaration.ts';
import type { RecordKind } from './record.ts';
import { moveUse } from './uses.ts';

/*
 * A topic is a list of the records of a scope that are filed under the same; its rows name them (`topic` in the kind's
 * declaration). A record keeps the id of its row there.
 */

type Kind<Scope extends object, Item extends Stored & Scope> = RecordKind<Scope, Item>;

/** The writes that add a record to its topic. */
export function addToTopic<Scope extends object, Item extends Stored & Scope>(
  kind: Kind<Scope, Item>,
  item: Item,
): Action[] {
  const topic = kind.declared.topic?.(item);
  const row = { id: item.id, ...kind.declared.topicFields?.(item) };
  return topic && item.topicRow !== undefined
    ? addRow(topic, item.topicRow, row, kind.declared.topicGone)
    : [];
}

/** The writes that take a record out of its topic. */
export function removeFromTopic<Scope extends object, Item extends Stored & Scope>(
  kind: Kind<Scope, Item>,
  item: Item,
): Action[] {
  const topic = kind.declared.topic?.(item);
  return topic && item.topicRow !== undefined ? removeRow(topic, item.topicRow) : [];
}

/** The attributes of a record besides `set`, which may file it elsewhere, and their writes; nothing where it stays. */
export async function moveToTopic<Scope extends object, Item extends Stored & Scope>(
  kind: Kind<Scope, Item>,
  item: Item,
  set: Partial<Item>,
): Promise<{ set: { topicRow?: string | undefined }; actions: Action[] }> {
  const moved: Item = { ...item, ...set };
  const [before, after] = [kind.declared.topic?.(item), kind.declared.topic?.(moved)];
  if (before?.pk === after?.pk) return { set: {}, actions: [] };
  // A record from another topic is the newest here.
  const topicRow = after && (await nextRowId(after));
  return {
    set: { topicRow },
    actions: [
      ...removeFromTopic(kind, item),
      ...addToTopic(kind, { ...moved, topicRow }),
      ...moveUse(kind, item, moved),
    ],
  };
}

/** One page of a topic, newest first; `read` may leave some out. */
export async function listTopic<Scope extends object, Item extends Stored & Scope>(
  kind: Kind<Scope, Item>,
  scope: Scope,
  topic: PagedList,
  paging: { pageNumber?: number; pageSize?: number },
  read = readPage,
): Promise<Listed<Item>> {
  const { rows, paged } = await read(topic, paging);
  // A record that moved here just now is not shown as it was before, and one that left is not shown where its row is
  // read late.
  const found = new Set<unknown>(rows.map(({ sk }) => sk));
  const isHere = ({ topicRow }: { topicRow?: unknown }) => found.has(rowKey(topic, String(topicRow)).sk);
  return { items: await kind.findEach(scope, rows, isHere), paged };
}
