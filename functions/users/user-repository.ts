import { displayName } from '#kinds/names.ts';
import { AppError, Outrun, tokenFailed } from '#platform/errors.ts';
import { countRows } from '#platform/lists/list-counts.ts';
import { leave } from '#platform/table/jobs.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { asRead } from '#platform/table/version.ts';
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

/** Throws `token.failed` when there is no such member: the token outlived its account. */
export async function getCaller(id: string): Promise<UserItem> {
  const user = await findUser(id);
  if (!user) throw tokenFailed();
  return user;
}

export const countCommunities = (userId: string): Promise<number> => countRows(lists.follows(userId));

/**
 * The write that keeps a visit. It fills what the record lacks and counts up, so that two sign-ins at
 * once both pass and neither undoes a change of the profile. Of two first ones, one makes the record.
 */
export function keepVisit({ numberOfVisit: _, ...user }: UserItem, known: UserItem | undefined): Action {
  const { id, lastLogin, verifiedEmail, verifiedPhone, ...fill } = user;
  const set = { id, lastLogin, verifiedEmail, verifiedPhone };
  return {
    update: {
      ...update(keys.user(id), { set, fill, add: { numberOfVisit: 1 } }),
      ConditionExpression: known ? 'attribute_exists(pk)' : 'attribute_not_exists(pk)',
    },
    otherwise: changed,
  };
}

/** The write that changes a profile: `set` as it is, `fill` where there is nothing. */
export function changeUser(id: string, set: Partial<UserItem>, fill: Partial<UserItem> = {}): Action {
  return {
    update: {
      ...update(keys.user(id), { set, fill }),
      ConditionExpression: 'attribute_exists(pk)',
    },
    otherwise: tokenFailed,
  };
}

/**
 * The same, as long as the record was not edited since it was read; nor, by a sign-in that filled it, in what the
 * change leaves to the worker, the name and the picture that goes, and in the addresses, of which Cognito was told.
 */
export function changeKnownUser(user: UserItem, set: Partial<UserItem>): Action {
  const change = update(keys.user(user.id), { set });
  const same = asRead(user);
  const known = (['firstName', 'lastName', 'attachments', 'email', 'phone'] as const).map((name) => ({
    name,
    value: user[name],
    condition: user[name] === undefined ? `attribute_not_exists(#${name})` : `#${name} = :known_${name}`,
  }));
  const values = known.filter(({ value }) => value !== undefined);
  return {
    update: {
      ...change,
      ConditionExpression: [same.ConditionExpression, ...known.map(({ condition }) => condition)].join(
        ' AND ',
      ),
      ExpressionAttributeNames: {
        ...change.ExpressionAttributeNames,
        ...same.ExpressionAttributeNames,
        ...Object.fromEntries(known.map(({ name }) => [`#${name}`, name])),
      },
      ExpressionAttributeValues: {
        ...change.ExpressionAttributeValues,
        ...same.ExpressionAttributeValues,
        ...Object.fromEntries(values.map(({ name, value }) => [`:known_${name}`, value])),
      },
    },
    otherwise: changed,
  };
}

function changed(): Outrun {
  return new Outrun('user.changed', 'Your profile changed meanwhile. Please try again.');
}

/** The write that has a member be found by a changed name; none where it did not change. */
export function carryName(before: UserItem | undefined, after: UserItem): Action[] {
  const isKnownAs = before && displayName(before);
  if (isKnownAs === undefined || isKnownAs === displayName(after)) return [];
  return [leave({ kind: 'member-renamed', userId: after.id })];
}
