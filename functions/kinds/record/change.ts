import { authorize } from '#kinds/authorize.ts';
import type { Call } from '#platform/http/endpoint.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import type { Said } from './create.ts';
import type { Stored } from './declaration.ts';
import type { RecordKind } from './record.ts';
import { moveToTopic } from './topics.ts';

/**
 * Changes the fields of a form in the caller's record, from the version that it began with. Throws what `get`,
 * `authorize` and `checkVersion` throw.
 */
export function changeRecord<Scope extends object, Item extends Stored & Scope, Reply>(
  kind: RecordKind<Scope, Item>,
  ref: Scope & { readonly id: string; readonly version?: number | undefined },
  { member, commit }: Call,
  say: (item: Item) => Promise<Said<Partial<Item>>> | Said<Partial<Item>>,
  show: (item: Item) => Reply | Promise<Reply>,
): Promise<Reply> {
  return commit(async () => {
    const item = await kind.get(ref);
    await authorize(member, 'change', item as StoredItem);
    const { set, extraActions, files } = await say(item);
    checkVersion(kind.declared.noun, ref.version, item);
    const topic = await moveToTopic(kind, item, set);
    const change = edited(item, { ...set, ...topic.set }) as Partial<Item>;
    return {
      reply: await show({ ...item, ...change }),
      actions: [...kind.change(item, change), ...topic.actions, ...(extraActions?.(item) ?? [])],
      files,
    };
  });
}

/** The given fields of a form: one that is missing stays as it is. */
export const given = <Form extends object>(form: Form) =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Form]?: Exclude<Form[Name], undefined>;
  };
