import {
  AdminAddUserToGroupCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { LocalError } from '../local/local-error.ts';
import { type LocalPool, openLocalPool } from '../local/local-pool.ts';
import { readSaid, say } from './command.ts';
import { CLOUD_USAGE, findDeployment } from './deployment.ts';

const text = { type: 'string' } as const;

interface Account {
  readonly UserPoolId: string;
  readonly Username: string;
}

const admin = (account: Account) => ({ ...account, GroupName: 'admin' });
const LATER = 'It takes effect when they sign in again, at the latest after 15 minutes.';

/** What each command does to an account of the pool, and says afterwards. */
const commands = {
  'make-admin': {
    act: (client, account) => client.send(new AdminAddUserToGroupCommand(admin(account))),
    done: (name) => `${name} is an administrator. ${LATER}`,
    failed: (name) => `${name} was not made an administrator`,
  },
  'remove-admin': {
    act: (client, account) => client.send(new AdminRemoveUserFromGroupCommand(admin(account))),
    done: (name) => `${name} is no administrator any more. ${LATER}`,
    failed: (name) => `${name} is still an administrator`,
  },
  'reset-second-factor': {
    act: (client, account) => {
      const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
      return client.send(new AdminSetUserMFAPreferenceCommand({ ...account, SoftwareTokenMfaSettings }));
    },
    done: (name) => `${name} signs in with the password alone, until they switch the second step on again.`,
    failed: (name) => `${name} still needs a code`,
  },
} satisfies Record<
  string,
  {
    act(client: CognitoIdentityProviderClient, account: Account): Promise<unknown>;
    done(name: string): string;
    failed(name: string): string;
  }
>;

/**
 * Carries out a command on one account of the pool, by the words of the command line: on this machine, or in the cloud
 * by the operator's own AWS credentials. Throws a `LocalError` with what went wrong.
 */
export async function changePoolAccount(command: keyof typeof commands): Promise<void> {
  const usage = `Usage: npm run ${command} -- <user name> [--user-pool-id <UserPoolId>] ${CLOUD_USAGE}`;
  const { words, options } = readSaid(usage, { 'user-pool-id': text, stage: text, region: text }, 1);
  const [username = ''] = words;
  const { act, done, failed } = commands[command];
  const pool = await openPool(options as Readonly<Record<string, string | undefined>>);
  try {
    await act(pool.client, { UserPoolId: pool.userPoolId, Username: username });
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'UserNotFoundException') throw new LocalError(`There is no user ${username}.`);
    throw new LocalError(`${failed(username)}: ${message} (${name})`);
  } finally {
    await pool.close();
  }
  say(done(username));
}

async function openPool(options: Readonly<Record<string, string | undefined>>): Promise<LocalPool> {
  const { 'user-pool-id': userPoolId, stage, region } = options;
  if (userPoolId !== undefined) return cloudPool(userPoolId);
  if (stage === undefined && region === undefined) return openLocalPool();
  return cloudPool((await findDeployment({ stage, region })).nameOf('user-pool-id'));
}

/** The region of a user pool: its id begins with it. */
function cloudPool(userPoolId: string): LocalPool {
  const [, region] = /^([a-z0-9-]+)_[0-9A-Za-z]+$/.exec(userPoolId) ?? [];
  if (!region)
    throw new LocalError(`${userPoolId} is no id of a user pool: one looks like eu-west-1_AbC123.`);
  const client = new CognitoIdentityProviderClient({ region });
  return { userPoolId, client, close: async () => client.destroy() };
}
