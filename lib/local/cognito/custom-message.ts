import type { CustomMessageTriggerEvent } from 'aws-lambda';
import type { Pool } from './pool.ts';
import type { User } from './store.ts';
import { runTrigger, triggerEvent } from './trigger.ts';

/** Why a code is sent, in Cognito's words. */
export type MessageSource =
  | 'CustomMessage_SignUp'
  | 'CustomMessage_ResendCode'
  | 'CustomMessage_ForgotPassword'
  | 'CustomMessage_UpdateUserAttribute'
  | 'CustomMessage_VerifyUserAttribute';

/** Asks the production trigger before a code is sent. */
export async function askCustomMessage(pool: Pool, user: User, triggerSource: MessageSource): Promise<void> {
  const event = {
    ...triggerEvent(pool, user.username),
    triggerSource,
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
  await runTrigger('CustomMessage', async () => pool.customMessage?.(event));
}
