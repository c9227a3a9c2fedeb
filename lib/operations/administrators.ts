import {
  AdminAddUserToGroupCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { LocalError } from '../local/local-error.ts';
import { type LocalPool, openLocalPool } from '../local/local-pool.ts';
import { readSaid, say } from './command.ts';
import { CLOUD_USAGE, findDeployment } from './deployment.ts';

const text = { type: 'string' } as const;

/** What each command does to the group `admin`, and says afterwards. */
const commands = {
  'make-admin': {
    Command: AdminAddUserToGroupCommand,
    done: (name: string) => `${name} is an administrator.`,
    failed: (name: string) => `${name} was not made an administrator`,
  },
  'remove-admin': {
    Command: AdminRemoveUserFromGroupCommand,
    done: (name: string) => `${name} is no administrator any more.`,
    failed: (name: string) => `${name} is still an administrator`,
  },
} as const;

/**
 * Makes a member an administrator, or takes the right away, by the words of the command line: on this machine, or in
 * the cloud by the operator's own AWS credentials. Throws a `LocalError` with what went wrong.
 */
export async function changeAdministrator(command: keyof typeof commands): Promise<void> {
  const usage = `Usage: npm run ${command} -- <user name> [--user-pool-id <UserPoolId>] ${CLOUD_USAGE}`;
  const { words, options } = readSaid(usage, { 'user-pool-id': text, stage: text, region: text }, 1);
  const [username = ''] = words;
  const { Command, done, failed } = commands[command];
  const pool = await openPool(options as Readonly<Record<string, string | undefined>>);
  try {
    const input = { UserPoolId: pool.userPoolId, Username: username, GroupName: 'admin' };
    await pool.client.send(new Command(input));
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'UserNotFoundException') throw new LocalError(`There is no user ${username}.`);
    throw new LocalError(`${failed(username)}: ${message} (${name})`);
  } finally {
    await pool.close();
  }
  say(`${done(username)} It takes effect when they sign in again, at the latest after 15 minutes.`);
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
