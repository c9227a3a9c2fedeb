import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { joinedIds } from '#contract/users/member-id.ts';

/** A user pool, and a client whose caller may administer it. */
export interface Pool {
  readonly cognito: CognitoIdentityProviderClient;
  readonly userPoolId: string;
}

/** An account of the pool. */
export interface PoolAccount {
  /** By which the table knows the member: the `sub`, or the id that the account is joined to. */
  readonly id: string;
  readonly sub: string;
  readonly username: string;
  readonly isEnabled: boolean;
  /** The address that is confirmed, if there is one. */
  readonly email?: string | undefined;
}

/** The account of a user name; undefined when there is none. Throws what else Cognito refuses. */
export async function findPoolAccount(
  { cognito, userPoolId: UserPoolId }: Pool,
  name: string,
): Promise<PoolAccount | undefined> {
  try {
    const { Username, Enabled, UserAttributes } = await cognito.send(
      new AdminGetUserCommand({ UserPoolId, Username: name }),
    );
    const attribute = (name: string) => UserAttributes?.find(({ Name }) => Name === name)?.Value;
    const sub = attribute('sub');
    if (!Username || !sub) throw new Error('the pool tells no id');
    const { Groups = [] } = await cognito.send(new AdminListGroupsForUserCommand({ UserPoolId, Username }));
    const email = attribute('email_verified') === 'true' ? attribute('email') : undefined;
    const [id = sub] = joinedIds(Groups.map(({ GroupName = '' }) => GroupName));
    return { id, sub, username: Username, isEnabled: Enabled !== false, email };
  } catch (cause) {
    if ((cause as Error).name === 'UserNotFoundException') return undefined;
    throw cause;
  }
}

type Theirs = Pick<PoolAccount, 'id' | 'username'>;

/** Runs an action on an account only if its user name still belongs to it: a name is free once its account is gone. */
export async function ifTheirs(
  pool: Pool,
  { id, username }: Theirs,
  act: (user: { UserPoolId: string; Username: string }) => Promise<unknown>,
): Promise<void> {
  if ((await findPoolAccount(pool, username))?.id !== id) return;
  try {
    await act({ UserPoolId: pool.userPoolId, Username: username });
  } catch (cause) {
    if ((cause as Error).name !== 'UserNotFoundException') throw cause;
  }
}

/** Disables an account and ends its sessions. Access tokens stay good for the API until they expire. */
export const disableAccount = (pool: Pool, account: Theirs): Promise<void> =>
  ifTheirs(pool, account, async (user) => {
    await pool.cognito.send(new AdminDisableUserCommand(user));
    await pool.cognito.send(new AdminUserGlobalSignOutCommand(user));
  });

/** Deletes the account for good; its user name is free again. */
export const deleteAccount = (pool: Pool, account: Theirs): Promise<void> =>
  ifTheirs(pool, account, (user) => pool.cognito.send(new AdminDeleteUserCommand(user)));
