import { signIn as signInToPool, signUp as signUpToPool } from 'aws-amplify/auth';
import { config } from '#web/lib/config.ts';
import { TIME_LIMIT_MS, withinLimit } from '#web/lib/time-limit.ts';
import { askTokens, type Tokens } from './identity.ts';
import { identityError } from './identity-error.ts';
import { beginSession } from './session.ts';
import { clearStorage, startStorage } from './session-storage.ts';
import { signInWords, signUpWords } from './sign-in-words.ts';

/*
 * Apart from `identity.ts`, because a member who is signed in needs none of it: it is a third of what the identity
 * library weighs.
 */

/**
 * Signs in and stores the login info; with `remember` it outlives the browser. Answers false where a code of the
 * member's app is still needed (`sign-in-code.ts`). Throws an `ApiError`.
 */
export async function signIn(username: string, password: string, remember: boolean): Promise<boolean> {
  startStorage(remember);
  const tokens = await passIdentity(username, password).catch((error: unknown) => {
    // A late answer must leave no tokens behind.
    clearStorage();
    throw error;
  });
  if (tokens) beginSession(tokens);
  else clearStorage();
  return tokens !== undefined;
}

/**
 * Signs in with the pool; undefined where a code of the member's app is still needed. Throws an `ApiError` with words
 * for the person.
 */
export async function passIdentity(username: string, password: string): Promise<Tokens | undefined> {
  try {
    const authFlowType = config().authFlow;
    const ask = () => signInToPool({ username, password, options: { authFlowType } });
    // SRP takes two calls.
    const { nextStep } = await withinLimit(ask, { limit: 2 * TIME_LIMIT_MS });
    if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return undefined;
    const tokens = await askTokens(false);
    if (tokens) return tokens;
    throw identityError({ name: nextStep.signInStep }, signInWords);
  } catch (cause) {
    throw identityError(cause, signInWords);
  }
}

/** Creates an account; throws an `ApiError` with words for the person. */
export async function signUp(username: string, password: string): Promise<void> {
  try {
    await withinLimit(() => signUpToPool({ username, password }));
  } catch (cause) {
    throw identityError(cause, signUpWords);
  }
}
