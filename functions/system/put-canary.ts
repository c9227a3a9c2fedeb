import { setTimeout as pause } from 'node:timers/promises';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { clientSettings } from '#platform/client-settings.ts';
import { requireEnv } from '#platform/env.ts';

const cognito = new CognitoIdentityProviderClient(clientSettings(4000));
const account = { UserPoolId: requireEnv('USER_POOL_ID'), Username: requireEnv('CANARY_NAME') };
const Password = requireEnv('CANARY_PASSWORD');

/**
 * Creates the canary's account and sets its password, in each deployment that changes one of the two. It may run at any
 * time.
 */
export async function handler(): Promise<void> {
  await onceAllowed(async () => {
    try {
      await cognito.send(new AdminCreateUserCommand({ ...account, MessageAction: 'SUPPRESS' }));
    } catch (error) {
      if (!(error instanceof UsernameExistsException)) throw error;
    }
    await cognito.send(new AdminSetUserPasswordCommand({ ...account, Password, Permanent: true }));
  });
}

const KNOWN_WITHIN_MS = 80_000; // the function has 100 s
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 5000;

/**
 * The deployment calls this seconds after it made the role, and its rights are not known everywhere at once, so it
 * retries.
 */
async function onceAllowed(act: () => Promise<void>): Promise<void> {
  const end = Date.now() + KNOWN_WITHIN_MS;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(MAX_WAIT_MS, 2 * wait)) {
    try {
      return await act();
    } catch (error) {
      if ((error as Error).name !== 'AccessDeniedException' || Date.now() + wait > end) throw error;
    }
    await pause(wait);
  }
}
