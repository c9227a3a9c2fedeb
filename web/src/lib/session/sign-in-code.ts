import { confirmSignIn } from 'aws-amplify/auth';
import { TIME_LIMIT_MS, withinLimit } from '#web/lib/time-limit.ts';
import { askTokens } from './identity.ts';
import { identityError, type Words } from './identity-error.ts';
import { beginSession } from './session.ts';
import { clearStorage, startStorage } from './session-storage.ts';
import { signInWords } from './sign-in-words.ts';

/**
 * Completes a sign-in with a code of the member's app; with `remember` the session outlives the browser. Throws an
 * `ApiError`: `code.wrong` may be tried again, any other refusal means that the sign-in begins anew.
 */
export async function finishSignIn(code: string, remember: boolean): Promise<void> {
  startStorage(remember);
  try {
    await withinLimit(() => confirmSignIn({ challengeResponse: code }), { limit: 2 * TIME_LIMIT_MS });
    const tokens = await askTokens(false);
    if (!tokens) throw new Error('no tokens');
    beginSession(tokens);
  } catch (cause) {
    // A late answer must leave no tokens behind.
    clearStorage();
    throw identityError(cause, words);
  }
}

const words: Words = (name, text) =>
  name === 'CodeMismatchException' || name === 'ExpiredCodeException'
    ? [400, 'code.wrong', text]
    : signInWords(name, text);
