import { passing } from '#web/lib/device/browser-storage.ts';
import { fetchText } from '#web/lib/time-limit.ts';
import { cognitoRequest } from './cognito-request.ts';
import { askTokens, besideSession, revokeIdentity } from './identity.ts';
import { identityError } from './identity-error.ts';
import { endSession, getSession, replaceTokens } from './session.ts';
import { passIdentity } from './sign-in.ts';
import { claimsOf } from './token-claims.ts';
import { inTurn } from './token-turns.ts';

/** The user name of whoever is signed in. */
export function sessionName(): string | undefined {
  const { user } = getSession();
  return user && claimsOf(user.token).username;
}

/**
 * Ends every session of the member, on all devices, and continues here with a new one. The password is checked first,
 * so that nothing has ended when it is wrong or nobody answers; when it breaks off later, it can be repeated. What else
 * is to end does so with the same token, before the sessions, which end in any case. Who has a second step at sign-in
 * is signed out here too: each sign-in would need another code. Throws an `ApiError`.
 */
export async function renewSession(
  username: string,
  password: string,
  endOthers: (token: string) => Promise<void> = async () => undefined,
): Promise<void> {
  await inTurn('exclusive', async () => {
    const { tokens } = await signInBeside(username, password);
    const present = tokens ?? (await askTokens(false));
    const [ended] = present ? await Promise.allSettled([endOthers(present.access)]) : [];
    if (present) await endAllSessions(present.access);
    const renewed = tokens && (await signInBeside(username, password));
    if (renewed?.tokens) replaceTokens(renewed.tokens.id, renewed.entries);
    else endSession();
    if (ended?.status === 'rejected') throw ended.reason;
  });
}

/** Tries a password by a sign-in beside the session, which goes on. Throws an `ApiError` unless it is right. */
export async function tryPassword(username: string, password: string): Promise<void> {
  await inTurn('exclusive', () => signInBeside(username, password));
  forgetSecondStep();
}

/**
 * Signs in anew and goes on with that session in place of the last, for what asks for a fresh one. Answers false where
 * the sign-in has a second step: the session stays as it is. Throws an `ApiError`.
 */
export function signInAgain(password: string): Promise<boolean> {
  return inTurn('exclusive', async () => {
    const { tokens, entries } = await signInBeside(sessionName() ?? '', password);
    if (!tokens) {
      forgetSecondStep();
      return false;
    }
    // The stored one, which nobody would end any more; its sign-out without an answer holds nobody up.
    void revokeIdentity();
    replaceTokens(tokens.id, entries);
    return true;
  });
}

/** Amplify would keep what the second step of a sign-in needs. */
function forgetSecondStep(): void {
  for (const key of passing.keys()) if (key.startsWith('CognitoSignInState')) passing.removeItem(key);
}

async function signInBeside(username: string, password: string) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: async (key: string) => kept.get(key) ?? null,
    setItem: async (key: string, value: string) => void kept.set(key, value),
    removeItem: async (key: string) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
  const tokens = await besideSession(storage, () => passIdentity(username, password));
  return { tokens, entries: Object.fromEntries(kept) };
}

async function endAllSessions(token: string): Promise<void> {
  const { url, init } = cognitoRequest('GlobalSignOut', { AccessToken: token });
  const { status, text } = await fetchText(url, init).catch((cause: unknown) => {
    throw identityError(cause instanceof TypeError ? { name: 'NetworkError' } : cause);
  });
  // A refused token means that all sessions were ended elsewhere just now.
  if (status === 200 || text.includes('NotAuthorizedException')) return;
  throw identityError({ name: status === 429 ? 'TooManyRequestsException' : 'InternalErrorException' });
}
