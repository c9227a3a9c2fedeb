import { tokenFailed } from '#platform/errors.ts';
import { keys, lists } from '#platform/keys.ts';
import { countRows } from '#platform/paged-list.ts';
import { findItem } from '#platform/table.ts';
import type { Action } from '#platform/transaction.ts';
import { UserItem } from './user.ts';

export async function findUser(id: string): Promise<UserItem | undefined> {
  const item = await findItem(keys.user(id));
  return item && UserItem.parse(item);
}

/** Throws `token.failed` when there is no such member: the token outlived its account. */
export async function getCaller(id: string): Promise<UserItem> {
  const user = await findUser(id);
  if (!user) throw tokenFailed();
  return user;
}

export const countCommunities = (userId: string): Promise<number> => countRows(lists.follows(userId));

/**
 * The write that keeps a visit. It fills what the record lacks and counts up, so that two sign-ins at
 * once both pass and neither undoes a change of the profile.
 */
export function keepVisit({
  numberOfVisit: _,
  id,
  lastLogin,
  verifiedEmail,
  verifiedPhone,
  ...fills
}: UserItem): Action {
  const filled = Object.entries(fills).filter(([, value]) => value !== undefined);
  const decided = Object.entries({ id, lastLogin, verifiedEmail, verifiedPhone });
  const set = decided.filter(([, value]) => value !== undefined);
  const gone = decided.filter(([, value]) => value === undefined).map(([name]) => `#${name}`);
  return {
    update: {
      Key: keys.user(id),
      UpdateExpression: [
        `SET ${[...set.map(([name]) => `#${name} = :${name}`), ...filled.map(([name]) => `#${name} = if_not_exists(#${name}, :${name})`)].join(', ')}`,
        'ADD numberOfVisit :one',
        gone.length > 0 ? `REMOVE ${gone.join(', ')}` : '',
      ].join(' '),
      ExpressionAttributeNames: Object.fromEntries(
        [...decided, ...filled].map(([name]) => [`#${name}`, name]),
      ),
      ExpressionAttributeValues: Object.fromEntries([
        ...[...set, ...filled].map(([name, value]) => [`:${name}`, value]),
        [':one', 1],
      ]),
    },
  };
}
