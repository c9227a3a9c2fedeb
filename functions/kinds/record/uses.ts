import { countInAll } from '#platform/lists/list-counts.ts';
import type { Action } from '#platform/table/transaction.ts';
import type { Stored } from './declaration.ts';
import type { RecordKind } from './record.ts';

/*
 * What records of many scopes are filed under cannot be removed while one is. Their number is counted in one place
 * (`uses` in the kind's declaration), which a removal closes as long as it is zero.
 */

type Kind<Scope extends object, Item extends Stored & Scope> = RecordKind<Scope, Item>;

/** The write that counts a record that comes or goes. */
export function countUse<Scope extends object, Item extends Stored & Scope>(
  { declared }: Kind<Scope, Item>,
  item: Item,
  change: 1 | -1,
): Action[] {
  const uses = declared.uses?.(item);
  return uses ? [countInAll(uses, change, declared.topicGone)] : [];
}

/** The writes that move a record's count when it is filed elsewhere. */
export function moveUse<Scope extends object, Item extends Stored & Scope>(
  kind: Kind<Scope, Item>,
  before: Item,
  after: Item,
): Action[] {
  const { uses } = kind.declared;
  if (uses?.(before)?.pk === uses?.(after)?.pk) return [];
  return [...countUse(kind, before, -1), ...countUse(kind, after, 1)];
}
