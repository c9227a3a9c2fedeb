import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { CognitoError } from './errors.ts';
import { region } from './identity.ts';
import { type Pool, publicAttributes } from './pool.ts';
import type { User } from './store.ts';

/** Calls the production trigger after the change is stored; its error becomes UserLambdaValidationException. */
export async function tellPostConfirmation(
  pool: Pool,
  user: User,
  triggerSource: PostConfirmationTriggerEvent['triggerSource'],
): Promise<void> {
  const userAttributes = { ...publicAttributes(user), 'cognito:user_status': 'CONFIRMED' };
  const event = {
    version: '1',
    region,
    userPoolId: pool.identity.userPoolId,
    userName: user.username,
    triggerSource,
    callerContext: {
      awsSdkVersion: 'aws-sdk-unknown-unknown',
      clientId: pool.identity.userPoolClientId,
    },
    request: { userAttributes },
    response: {},
  } as PostConfirmationTriggerEvent;
  try {
    await pool.postConfirmation?.(event);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `PostConfirmation failed with error ${reason}.`;
    throw new CognitoError('UserLambdaValidationException', message, { cause });
  }
}
