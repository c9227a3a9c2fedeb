#!/usr/bin/env node
import { parseArgs } from 'node:util';
import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { LocalError } from '../lib/local/local-error.ts';
import { type LocalPool, openLocalPool } from '../lib/local/local-pool.ts';

const USAGE = 'Usage: npm run make-admin -- <user name> [--user-pool-id <UserPoolId>]';

/** Makes a member an administrator: on this machine, or in the cloud by the operator's own AWS credentials. */
async function main(): Promise<string> {
  const { username, userPoolId } = readArguments();
  const pool = userPoolId === undefined ? await openLocalPool() : cloudPool(userPoolId);
  try {
    const command = { UserPoolId: pool.userPoolId, Username: username, GroupName: 'admin' };
    await pool.client.send(new AdminAddUserToGroupCommand(command));
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'UserNotFoundException') throw new LocalError(`There is no user ${username}.`);
    throw new LocalError(`${username} was not made an administrator: ${message} (${name})`);
  } finally {
    await pool.close();
  }
  return `${username} is an administrator. It takes effect when they sign in again, at the latest after 15 minutes.`;
}

function readArguments(): { username: string; userPoolId: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'user-pool-id': { type: 'string' } },
    });
    const [username] = positionals;
    if (username && positionals.length === 1) return { username, userPoolId: values['user-pool-id'] };
  } catch {
    // Told below.
  }
  throw new LocalError(USAGE);
}

/** A pool's id begins with its region. */
function cloudPool(userPoolId: string): LocalPool {
  const [, region] = /^([a-z0-9-]+)_[0-9A-Za-z]+$/.exec(userPoolId) ?? [];
  if (!region)
    throw new LocalError(`${userPoolId} is no id of a user pool: one looks like eu-west-1_AbC123.`);
  const client = new CognitoIdentityProviderClient({ region });
  return { userPoolId, client, close: async () => client.destroy() };
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  if (!(error instanceof LocalError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
