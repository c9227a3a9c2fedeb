import {
  AdminEnableUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { forgetDevices } from '#kinds/push/devices.ts';
import { admissionMarks, todayOf } from '#platform/http/admission.ts';
import { disableAccount, findPoolAccount, ifTheirs, type Pool, type PoolAccount } from '#platform/pool.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { writeTogether } from '#platform/table/transaction.ts';
import { LocalError } from '../../local/local-error.ts';

/** An account of the pool, or what is left of one. */
export interface Account extends PoolAccount {
  /** Whether neither the pool nor the table knows the id. */
  readonly isUnknown?: boolean;
}

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

async function askFor(pool: Pool, name: string): Promise<Account | undefined> {
  try {
    return await findPoolAccount(pool, name);
  } catch (cause) {
    const { name: code, message } = cause as Error;
    throw new LocalError(`The pool ${pool.userPoolId} did not tell who ${name} is: ${message} (${code})`, {
      cause,
    });
  }
}

/**
 * Disables a member: no sign-in, no new tokens; existing tokens cannot write from now on, and cannot read after at most
 * a minute. The address of their calendar, which needs no token, ends at once, and their devices are told nothing.
 */
export async function disableMember(pool: Pool, account: Account, now = new Date()): Promise<void> {
  await disableAccount(pool, account);
  await writeTogether([
    ...admissionMarks(account.id, { disabled: true }, now),
    { remove: { Key: keys.feed(account.id) } },
    ...(await forgetDevices(account.id)),
  ]);
}

/** Enables a member again, who has to sign in anew. Throws a `LocalError` for one who is being erased. */
export async function enableMember(pool: Pool, account: Account, now = new Date()): Promise<void> {
  await requireNotErasing(account, now);
  await writeTogether(admissionMarks(account.id, { disabled: undefined }, now));
  await ifTheirs(pool, account, (user) => pool.cognito.send(new AdminEnableUserCommand(user)));
}

/** Throws a `LocalError` for a member whom the worker erases: what they did meanwhile would be erased as well. */
export async function requireNotErasing(
  { id, username }: Pick<Account, 'id' | 'username'>,
  now = new Date(),
) {
  if (!(await findItem(todayOf(id, now)))?.['erasing']) return;
  throw new LocalError(`${username} left, and is being erased, which nobody can stop any more.`);
}

/**
 * Switches off the code at sign-in, and ends all sessions: the lost phone may have one. Its tokens are good for the
 * rest of their 15 minutes. No device is told any more, until its member is there again.
 */
export async function resetSecondFactor(pool: Pool, account: Account): Promise<void> {
  await ifTheirs(pool, account, async (user) => {
    const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
    await pool.cognito.send(new AdminSetUserMFAPreferenceCommand({ ...user, SoftwareTokenMfaSettings }));
    await pool.cognito.send(new AdminUserGlobalSignOutCommand(user));
  });
  await writeTogether(await forgetDevices(account.id));
}
