#!/usr/bin/env node
import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { LocalError } from '../lib/local/local-error.ts';
import { type LocalPool, openLocalPool } from '../lib/local/local-pool.ts';
import { readSaid, runCommand, say } from '../lib/operations/command.ts';
import { CLOUD_USAGE, findDeployment } from '../lib/operations/deployment.ts';

const USAGE = `Usage: npm run make-admin -- <user name> [--user-pool-id <UserPoolId>] ${CLOUD_USAGE}`;
const text = { type: 'string' } as const;

/** Makes a member an administrator: on this machine, or in the cloud by the operator's own AWS credentials. */
await runCommand(async () => {
  const { words, options } = readSaid(USAGE, { 'user-pool-id': text, stage: text, region: text }, 1);
  const [username = ''] = words;
  const pool = await openPool(options as Readonly<Record<string, string | undefined>>);
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
  say(
    `${username} is an administrator. It takes effect when they sign in again, at the latest after 15 minutes.`,
  );
});

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
