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

/** Gives the canary its account, and sets its password: in each deployment that changes one of the two. It may run at any time. */
export async function handler(): Promise<void> {
  try {
    await cognito.send(new AdminCreateUserCommand({ ...account, MessageAction: 'SUPPRESS' }));
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
  }
  await cognito.send(new AdminSetUserPasswordCommand({ ...account, Password, Permanent: true }));
}
