import { authorize } from '#kinds/authorize.ts';
import { checkShown } from '#kinds/reports/hidden.ts';
import type { Member } from '#platform/http/member.ts';
import type { StoredItem } from '#platform/table/table.ts';
import type { Stored } from './declaration.ts';
import type { RecordKind } from './record.ts';

/** A record that the caller may read. Throws what `get` and `authorize` throw. */
export const readRecord = async <Scope extends object, Item extends Stored & Scope>(
  kind: RecordKind<Scope, Item>,
  ref: Scope & { readonly id: string },
  member: Member,
): Promise<Item> => checkRead(kind, await kind.get(ref), member);

/** The same by the id alone. */
export const readById = async <Scope extends object, Item extends Stored & Scope>(
  kind: RecordKind<Scope, Item>,
  id: string,
  member: Member,
): Promise<Item> => checkRead(kind, await kind.getById(id), member);

async function checkRead<Scope extends object, Item extends Stored & Scope>(
  kind: RecordKind<Scope, Item>,
  item: Item,
  member: Member,
): Promise<Item> {
  await authorize(member, 'read', { ...kind.key(item), ...(item as StoredItem) });
  await checkShown(item, member, () => kind.missing());
  return item;
}
