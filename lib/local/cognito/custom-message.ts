import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { CognitoError } from './errors.ts';
import { region } from './identity.ts';
import type { Pool } from './pool.ts';
import type { User } from './store.ts';

/** Why a code is sent, in Cognito's words. */
export type MessageSource =
  | 'CustomMessage_SignUp'
  | 'CustomMessage_ResendCode'
  | 'CustomMessage_ForgotPassword'
  | 'CustomMessage_UpdateUserAttribute'
  | 'CustomMessage_VerifyUserAttribute';

/** Asks the production trigger before a code is sent; what it throws becomes UserLambdaValidationException. */
export async function askCustomMessage(pool: Pool, user: User, triggerSource: MessageSource): Promise<void> {
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
    request: {
      userAttributes: {
        sub: user.sub,
        'cognito:user_status': user.confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
        ...user.attributes,
      },
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  } as CustomMessageTriggerEvent;
  try {
    await pool.customMessage?.(event);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CognitoError('UserLambdaValidationException', `CustomMessage failed with error ${reason}.`, {
      cause,
    });
  }
}
