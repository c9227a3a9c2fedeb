import { authorize } from '#kinds/authorize.ts';
import { kinds } from '#kinds/declared/all.ts';
import type { Call } from '#platform/http/endpoint.ts';
import { closeList } from '#platform/lists/list-counts.ts';
import { removeRow } from '#platform/lists/paged-list.ts';
import { removeWords } from '#platform/lists/search.ts';
import type { Part } from '#platform/table/job.ts';
import { enqueueJob, fileParts } from '#platform/table/jobs.ts';
import type { PagedList } from '#platform/table/keys.ts';
import type { StoredItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { removeAsRead } from '#platform/table/version.ts';
import type { Stored } from './declaration.ts';
import type { AnyKind, RecordKind } from './record.ts';
import { removeFromTopic } from './topics.ts';
import { countUse } from './uses.ts';

/** Removes the caller's record; `extraActions` are further writes. Throws what `get` and `authorize` throw. */
export function deleteRecord<Scope extends object, Item extends Stored & Scope>(
  kind: RecordKind<Scope, Item>,
  ref: Scope & { readonly id: string },
  { member, commit }: Call,
  extraActions: (item: Item) => Action[] = () => [],
): Promise<{ id: string }> {
  return commit(async () => {
    const item = await kind.get(ref);
    await authorize(member, 'remove', item as StoredItem);
    return { reply: { id: item.id }, actions: [...removeRecord(kind, item), ...extraActions(item)] };
  });
}

/** The writes after which a record is gone for every reader, as it was read; the worker removes what hangs on it. */
export function removeRecord<Scope extends object, Item extends Stored & Scope>(
  kind: RecordKind<Scope, Item>,
  item: Item,
): Action[] {
  const { noun, list, apart } = kind.declared;
  const [row, ...counts] = removeRow(list(item), kind.row(item));
  const parts = partsOf(kind, item);
  return [
    removeAsRead(kind.key(item), item, `${noun}.changed`, kind.unchanged(item)),
    ...(apart && row ? [row] : []),
    ...counts,
    ...removeFromTopic(kind, item),
    ...countUse(kind, item, -1),
    ...kind.unlist(item),
    ...removeWords([kind.entry(item)]),
    ...listsBelow(kind, item).flatMap(closeList),
    ...(parts.length > 0 ? [enqueueJob({ kind: 'gone', parts })] : []),
  ];
}

/** All that is removed with a record: rows first, and the marks of closed lists last. */
export function partsOf<Scope extends object, Item extends Stored & Scope>(
  kind: RecordKind<Scope, Item>,
  item: Item,
): Part[] {
  return [
    ...within(kind, item).flatMap(({ below, scope }) => [
      { part: 'records' as const, kind: below.declared.noun, list: below.declared.list(scope).pk },
      ...below.beside(scope),
    ]),
    ...kind.hangs(item),
    ...fileParts(kind.declared.files?.(item) ?? []),
    ...listsBelow(kind, item).map(({ pk }) => ({ part: 'closed' as const, list: pk })),
  ];
}

/** The lists that are closed when a record is removed. */
export function listsBelow<Scope extends object, Item extends Stored & Scope>(
  kind: RecordKind<Scope, Item>,
  item: Item,
): PagedList[] {
  return [...within(kind, item).map(({ below, scope }) => below.declared.list(scope)), ...kind.lists(item)];
}

/** The kinds whose records belong to one of this kind, and their scope. */
function within(kind: object, { id }: Stored): { below: AnyKind; scope: object }[] {
  return kinds.flatMap((below) => {
    const { within, on } = below.declared;
    if (within?.kind === kind) return [{ below, scope: { [within.as]: id } }];
    return Object.entries(on?.kinds ?? {}).flatMap(([name, above]) =>
      on && above === kind ? [{ below, scope: { [on.by]: name, [on.as]: id } }] : [],
    );
  });
}
