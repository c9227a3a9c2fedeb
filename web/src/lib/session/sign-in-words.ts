import { messages } from '#web/lib/messages.ts';
import { type Words, wordsOfTrigger } from './identity-error.ts';

/** Messages of a sign-in alone; the capitals are Amplify's next steps. */
export const signInWords: Words = (name, text) => {
  if (name === 'NotAuthorizedException' && text.startsWith('User is disabled'))
    return [403, 'identity.disabled', text];
  // No account can have a name or a password that Cognito refuses to look up.
  if (name === 'InvalidParameterException') return [401, 'identity.wrong', messages.wrongPassword];
  if (name === 'RESET_PASSWORD' || name === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
    return [403, 'identity.reset', messages.resetNeeded];
  return undefined;
};

/** Messages of a sign-up alone. */
export const signUpWords: Words = (name, text) => {
  if (name === 'UserLambdaValidationException') return [400, 'identity.name', wordsOfTrigger(text)];
  if (name === 'InvalidParameterException' && text.includes("'password'"))
    return [400, 'identity.password', messages.passwordInvalid];
  return undefined;
};
