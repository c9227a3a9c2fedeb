import type { Call } from '#platform/http/endpoint.ts';
import { nextRowId } from '#platform/lists/paged-list.ts';
import { madeAt } from '#platform/lists/time-of-id.ts';
import type { Ahead } from '#platform/table/ahead.ts';
import type { Action } from '#platform/table/transaction.ts';
import type { Stored } from './declaration.ts';
import type { RecordKind } from './record.ts';

/** What a form makes of a record: attributes, their writes, and files that are stored ahead. */
export interface Said<Set> {
  readonly set: Set;
  extraActions?(item: { readonly id: string }): readonly Action[];
  readonly files?: Ahead['files'];
}

/** What is the same for every new record; the form makes the rest. */
type Made = 'id' | 'topicRow' | 'creator' | 'createdAt' | 'version' | 'changedAt';

/**
 * Makes a record of the caller's; `say` is called again where its list was busy. Throws when what it is within is gone.
 */
export async function createRecord<Scope extends object, Item extends Stored & Scope, Reply>(
  kind: RecordKind<Scope, Item>,
  scope: Scope,
  { member, commit }: Call,
  say: () => Said<Omit<Item, Made | keyof Scope>> | Promise<Said<Omit<Item, Made | keyof Scope>>>,
  show: (item: Item) => Reply | Promise<Reply>,
): Promise<{ data: Reply }> {
  await kind.checkAbove(scope);
  return commit(async () => {
    const { set, extraActions, files } = await say();
    const topic = kind.declared.topic?.({ ...scope, ...set } as unknown as Item);
    const [id, topicRow] = await Promise.all([kind.newRow(scope), topic && nextRowId(topic)]);
    const item = {
      id,
      topicRow,
      ...scope,
      ...set,
      creator: member.id,
      createdAt: madeAt(id),
      version: 0,
    } as unknown as Item;
    return {
      reply: { data: await show(item) },
      actions: [...kind.insert(item), ...(extraActions?.(item) ?? [])],
      files,
      entries: [kind.entry(item)],
    };
  });
}
