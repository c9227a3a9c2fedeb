import { calledBy, isSameCalled, isSameShown, shownAs } from '#kinds/names.ts';
import { AppError, tokenFailed } from '#platform/errors.ts';
import { countRows } from '#platform/lists/list-counts.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { UserItem } from './user.ts';

export async function findUser(id: string): Promise<UserItem | undefined> {
  const item = await findItem(keys.user(id));
  return item && UserItem.parse(item);
}

/** Throws `user.missing`. */
export async function getUser(id: string): Promise<UserItem> {
  const user = await findUser(id);
  if (!user) throw new AppError('missing', 'user.missing', 'There is no such member.');
  return user;
}

/** Throws `token.failed` when the member is missing: the token outlived its account. */
export async function getCaller(id: string): Promise<UserItem> {
  const user = await findUser(id);
  if (!user) throw tokenFailed();
  return user;
}

export const countCommunities = (userId: string): Promise<number> => countRows(lists.follows(userId));

/**
 * The writes that count a visit. They add, so two sign-ins at once both pass; of two first ones, one makes the record.
 */
export function keepVisit({ numberOfVisit: _, ...user }: UserItem, known: UserItem | undefined): Action[] {
  const { id, username } = user;
  return [
    changeAsRead(keys.user(id), known, user, 'user.changed', { add: { numberOfVisit: 1 } }),
    // A name that a former member had is the new one's now.
    ...(known ? [] : [{ put: { Item: { ...keys.userName(username), memberId: id } } }]),
  ];
}

/** The write that changes a record, as it was read. */
export const changeUser = (user: UserItem, set: Partial<UserItem>): Action =>
  changeAsRead(keys.user(user.id), user, set, 'user.changed');

/**
 * The job that carries a changed name, place, farm or picture to where it is repeated; none where none of them changed.
 */
export function carryName(before: UserItem | undefined, after: UserItem): Action[] {
  if (!before) return [];
  const isFoundSo = isSameCalled(calledBy(before), calledBy(after));
  const isShownSo = isSameShown(shownAs(before), shownAs(after));
  if (isFoundSo && isShownSo) return [];
  const only = isFoundSo ? 'inboxes' : isShownSo ? 'circles' : undefined;
  return [enqueueJob({ kind: 'member-renamed', userId: after.id, only })];
}
