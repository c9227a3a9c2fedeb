import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { joinedIds } from '#contract/member-id.ts';
import { todayOf } from '#platform/http/admission.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { writeTogether } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { LocalError } from '../../local/local-error.ts';
import type { System } from '../system.ts';

/** An account of the pool. */
export interface Account {
  /** By which the table knows the member: the `sub`, or the id that the account is joined to. */
  readonly id: string;
  readonly sub: string;
  readonly username: string;
  readonly isEnabled: boolean;
  /** Whether neither the pool nor the table knows the id. */
  readonly isUnknown?: boolean;
}

export type Pool = Pick<System, 'cognito' | 'userPoolId'>;

/** The account of a user name, in any case, or of an id. Throws a `LocalError` when there is none. */
export async function findAccount(pool: Pool, nameOrId: string): Promise<Account> {
  const account = ID.test(nameOrId)
    ? await askForId(pool, nameOrId, await usernameOf(nameOrId))
    : await askFor(pool, nameOrId);
  if (account) return account;
  throw new LocalError(`There is no user ${nameOrId}.`);
}

export const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * A member by user name or id. After members delete their own account, only the id identifies them, since the user name
 * is free for others. Throws a `LocalError` when there is no such user.
 */
export async function findMember(pool: Pool, nameOrId: string): Promise<Account> {
  if (!ID.test(nameOrId)) return findAccount(pool, nameOrId);
  const username = await usernameOf(nameOrId);
  const account = await askForId(pool, nameOrId, username);
  const nobody = { id: nameOrId, sub: nameOrId, username: username ?? nameOrId, isEnabled: false };
  return account ?? { ...nobody, isUnknown: username === undefined };
}

/** The user name in their record: a pool cannot be searched by id. */
async function usernameOf(id: string): Promise<string | undefined> {
  const record = await findItem(keys.user(id));
  return record && String(record['username'] ?? id);
}

/** Undefined when the name belongs to another account by now. */
async function askForId(pool: Pool, id: string, username = id): Promise<Account | undefined> {
  const account = await askFor(pool, username);
  return account?.id === id ? account : undefined;
}

async function askFor({ cognito, userPoolId }: Pool, name: string): Promise<Account | undefined> {
  try {
    const { Username, Enabled, UserAttributes } = await cognito.send(
      new AdminGetUserCommand({ UserPoolId: userPoolId, Username: name }),
    );
    const sub = UserAttributes?.find(({ Name }) => Name === 'sub')?.Value;
    if (!Username || !sub) throw new Error('the pool tells no id');
    const { Groups = [] } = await cognito.send(
      new AdminListGroupsForUserCommand({ UserPoolId: userPoolId, Username }),
    );
    const [id = sub] = joinedIds(Groups.map(({ GroupName = '' }) => GroupName));
    return { id, sub, username: Username, isEnabled: Enabled !== false };
  } catch (cause) {
    const { name: code, message } = cause as Error;
    if (code === 'UserNotFoundException') return undefined;
    throw new LocalError(`The pool ${userPoolId} did not tell who ${name} is: ${message} (${code})`, {
      cause,
    });
  }
}

/** Runs an action on an account only if its user name still belongs to it. */
async function ifTheirs(
  pool: Pool,
  { id, username }: Account,
  act: (user: { UserPoolId: string; Username: string }) => Promise<unknown>,
): Promise<void> {
  if ((await askFor(pool, username))?.id !== id) return;
  try {
    await act({ UserPoolId: pool.userPoolId, Username: username });
  } catch (cause) {
    if ((cause as Error).name !== 'UserNotFoundException') throw cause;
  }
}

/**
 * Disables a member: no sign-in, no new tokens; existing tokens cannot write from now on, and cannot read after at most
 * a minute.
 */
export async function disableMember(pool: Pool, account: Account, now = new Date()): Promise<void> {
  await ifTheirs(pool, account, async (user) => {
    await pool.cognito.send(new AdminDisableUserCommand(user));
    await pool.cognito.send(new AdminUserGlobalSignOutCommand(user));
  });
  await writeTogether(daysOf(now).map((day) => mark(account.id, day, true)));
}

/** Enables a member again, who has to sign in anew. */
export async function enableMember(pool: Pool, account: Account, now = new Date()): Promise<void> {
  await writeTogether(daysOf(now).map((day) => mark(account.id, day, undefined)));
  await ifTheirs(pool, account, (user) => pool.cognito.send(new AdminEnableUserCommand(user)));
}

/**
 * Switches off the code at sign-in, and ends all sessions: the lost phone may have one. Its tokens are good for the
 * rest of their 15 minutes.
 */
export const resetSecondFactor = (pool: Pool, account: Account): Promise<void> =>
  ifTheirs(pool, account, async (user) => {
    const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
    await pool.cognito.send(new AdminSetUserMFAPreferenceCommand({ ...user, SoftwareTokenMfaSettings }));
    await pool.cognito.send(new AdminUserGlobalSignOutCommand(user));
  });

/** Deletes the account for good; its user name is free again. */
export const deleteAccount = (pool: Pool, account: Account): Promise<void> =>
  ifTheirs(pool, account, (user) => pool.cognito.send(new AdminDeleteUserCommand(user)));

const DAY_SECONDS = 24 * 60 * 60;

/** Today and tomorrow (UTC): a token may be valid past midnight. */
const daysOf = (now: Date) => [0, DAY_SECONDS].map((later) => new Date(now.getTime() + later * 1000));

/**
 * Stored in the item where each writing request is counted (`functions/platform/http/today.ts`), so that the check
 * costs no extra read.
 */
const mark = (id: string, day: Date, isDisabled: true | undefined) => {
  const expiresAt = Math.floor(day.getTime() / 1000) + 2 * DAY_SECONDS;
  return { update: update(todayOf(id, day), { set: { disabled: isDisabled, expiresAt } }) };
};
