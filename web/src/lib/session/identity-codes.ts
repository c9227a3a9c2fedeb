import {
  confirmResetPassword,
  confirmSignUp,
  confirmUserAttribute,
  resendSignUpCode,
  resetPassword,
  sendUserAttributeVerificationCode,
  updatePassword,
} from 'aws-amplify/auth';
import { ApiError } from '#web/lib/api/api-error.ts';
import { messages } from '#web/lib/messages.ts';
import { withinLimit } from '#web/lib/time-limit.ts';
import { codeMessages } from './code-messages.ts';
import { currentTokens } from './identity.ts';
import { identityError, type Words, wordsOfCognito, wordsOfTrigger } from './identity-error.ts';
import { renewSession, sessionName, tryPassword } from './renew-session.ts';
import { endSession, getSession } from './session.ts';

/*
 * Everything about codes and changed passwords. Apart from `identity.ts`, because a sign-in does not need it. Each of
 * these throws an `ApiError` with words for people.
 */

/** Cognito's name of an address that codes go to. */
export type Contact = 'email' | 'phone_number';

/** Answers the attribute that the code goes to, or would go to: Cognito does not say which accounts it can reach. */
export async function sendRecoveryCode(username: string): Promise<string> {
  const { nextStep } = await asking(() => resetPassword({ username }));
  return nextStep.codeDeliveryDetails.attributeName ?? 'email';
}

/**
 * Sets a new password by a recovery code. Cognito then ends all sessions (`post-confirmation.ts`): a member who is
 * signed in here with the same account stays so by the new password, or is signed out.
 */
export async function recoverPassword(username: string, code: string, newPassword: string): Promise<void> {
  await asking(() => confirmResetPassword({ username, newPassword, confirmationCode: code }));
  if (sessionName()?.toLowerCase() !== username.toLowerCase()) return;
  await renewSession(username, newPassword).catch(endSession);
}

/** Confirms a sign-up; `identity.confirmed` when it is already. */
export async function confirmAccount(username: string, code: string): Promise<void> {
  await asking(() => confirmSignUp({ username, confirmationCode: code }));
}

/**
 * Sends the code of a sign-up again, and answers where to, as Cognito hides it ('a***@f***'); `identity.confirmed` when
 * none is needed.
 */
export const resendAccountCode = async (username: string): Promise<string | undefined> =>
  (await asking(() => resendSignUpCode({ username }))).destination;

/** Sends the member a code for their address; it takes the place of an earlier one. */
export async function sendContactCode(contact: Contact): Promise<void> {
  await askingAsMember(() => sendUserAttributeVerificationCode({ userAttributeKey: contact }));
}

/** Marks the member's address as verified; `code.expired` also for a code that has been used. */
export async function confirmContact(contact: Contact, code: string): Promise<void> {
  await askingAsMember(() => confirmUserAttribute({ userAttributeKey: contact, confirmationCode: code }));
}

/** Changes the member's password; `password.wrong` when the old one is not right, `password.refused` with the provider's own message when the new one is not. */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  await askingAsMember(() => updatePassword({ oldPassword, newPassword }), passwordWords);
}

/** Throws an `ApiError` unless it is the member's password; one that leads to a second step is. */
export const checkPassword = (password: string): Promise<void> => tryPassword(sessionName() ?? '', password);

async function asking<Answer>(ask: () => Promise<Answer>, words: Words = codeWords): Promise<Answer> {
  try {
    return await withinLimit(ask);
  } catch (cause) {
    throw identityError(cause, words);
  }
}

/** Asks as `call` does: a token that is refused twice, with a fresh one the second time, ends the session. */
export async function askingAsMember<Answer>(ask: () => Promise<Answer>, words?: Words): Promise<Answer> {
  const caller = getSession().user?.id;
  for (const fresh of [false, true]) {
    if (!(await currentTokens(fresh))) break;
    try {
      return await asking(ask, words);
    } catch (error) {
      if (!(error instanceof ApiError && isTokenRefused(error.cause))) throw error;
    }
  }
  if (caller === getSession().user?.id) endSession();
  throw new ApiError(401, 'token.failed', messages.ended);
}

/** Cognito has the same error name for a wrong password. */
const isTokenRefused = (cause: unknown) => cause instanceof Error && /access token/i.test(cause.message);

const codeWords: Words = (name, text) => {
  const theirs = wordsOfCognito(text);
  switch (name) {
    // Nobody learns which accounts exist.
    case 'UserNotFoundException':
      return [400, 'code.wrong', codeMessages.wrong];
    case 'CodeMismatchException':
      return [400, 'code.wrong', theirs ?? codeMessages.wrong];
    case 'ExpiredCodeException':
      return [400, 'code.expired', theirs ?? codeMessages.expired];
    case 'CodeDeliveryFailureException':
      return [503, 'code.undelivered', theirs ?? codeMessages.undelivered];
    case 'UserLambdaValidationException':
      return [429, 'code.refused', wordsOfTrigger(text)];
    case 'NotAuthorizedException':
    case 'InvalidParameterException':
      return refusedParameter(text);
    default:
      return undefined;
  }
};

/** Cognito's error names for a new password that it does not take. */
const newRefused = [
  'InvalidPasswordException',
  'PasswordHistoryPolicyViolationException',
  'InvalidParameterException',
];

const passwordWords: Words = (name, text) => {
  const isOldRefused = name === 'NotAuthorizedException' || text.includes("'previousPassword'");
  if (isOldRefused) return [400, 'password.wrong', codeMessages.oldPasswordWrong];
  if (text.includes("'proposedPassword'")) return [400, 'password.refused', codeMessages.passwordEdges];
  if (name === 'LimitExceededException' && text) return [429, 'identity.tries', text];
  return text && newRefused.includes(name) ? [400, 'password.refused', text] : undefined;
};

/** One error name for many reasons: only Cognito's text tells them apart. */
function refusedParameter(text: string): ReturnType<Words> {
  const theirs = wordsOfCognito(text);
  if (/status is CONFIRMED|already confirmed/.test(text)) return [409, 'identity.confirmed', text];
  if (/^(Cannot resend codes|User does not have a valid)/.test(text)) return [400, 'code.no-address', text];
  if (text.includes("'password'")) return [400, 'password.refused', codeMessages.passwordEdges];
  if (text.includes("'username'")) return [400, 'identity.name', messages.nameInvalid];
  return [403, 'identity.refused', theirs ?? codeMessages.refused];
}
