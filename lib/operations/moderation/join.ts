import {
  AdminAddUserToGroupCommand,
  CreateGroupCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { memberGroup } from '#contract/users/member-id.ts';
import type { Pool } from '#platform/pool.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { LocalError } from '../../local/local-error.ts';
import { type Account, findAccount, ID, requireNotErasing } from './account.ts';

/**
 * Checks that an account may be joined to the id of a member whose pool was lost, and finds the account. Throws a
 * `LocalError` that says what is to be done first.
 */
export async function findNewcomer(pool: Pool, oldId: string, username: string): Promise<Account> {
  if (!ID.test(oldId)) {
    throw new LocalError(`${oldId} is no member's id: that is the "sub" in the nightly list of accounts.`);
  }
  const record = await findItem(keys.user(oldId));
  if (!record) {
    throw new LocalError(`The table knows no member ${oldId}. If the table was lost too, restore it first.`);
  }
  const known = String(record['username']);
  if (known.toLowerCase() !== username.toLowerCase()) {
    const again = 'create the account under that name';
    throw new LocalError(`The member ${oldId} has the user name ${known}, not ${username}: ${again}.`);
  }
  await requireNotErasing({ id: oldId, username });
  const account = await findAccount(pool, username);
  if (account.sub === oldId) throw new LocalError(`${username} is the member ${oldId} already.`);
  if (account.id !== oldId && account.id !== account.sub) {
    throw new LocalError(`${username} is joined to another member already: ${account.id}.`);
  }
  if (await findItem(keys.user(account.sub))) {
    const first = `erase it (npm run erase-account -- ${account.sub} --yes) and create it again`;
    throw new LocalError(`${username} has used the new account, as the member ${account.sub}: ${first}.`);
  }
  return account;
}

/** Joins an account to a member's id. A repeated call changes nothing. Throws a `LocalError` when another one is. */
export async function joinMember(pool: Pool, oldId: string, { username }: Account): Promise<void> {
  const group = { UserPoolId: pool.userPoolId, GroupName: memberGroup(oldId) };
  try {
    await pool.cognito.send(new CreateGroupCommand({ ...group, Description: `Joined: ${username}` }));
  } catch (cause) {
    if ((cause as Error).name !== 'GroupExistsException') throw cause;
    const { Users = [] } = await pool.cognito.send(new ListUsersInGroupCommand(group));
    const other = Users.find(({ Username }) => Username !== username);
    if (other) throw new LocalError(`The member ${oldId} is joined to ${other.Username} already.`);
  }
  await pool.cognito.send(new AdminAddUserToGroupCommand({ ...group, Username: username }));
}
