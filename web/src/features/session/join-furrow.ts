import { ApiError } from '#web/lib/api/api.ts';
import { signIn, signUp } from '#web/lib/session/session.ts';

/**
 * Creates the account and signs in at once. `tried` holds the names that were asked for before: when one of them is
 * taken, it may be by this very member, whose connection broke before the answer; their password then lets them in.
 */
export async function joinFurrow(username: string, password: string, tried: Set<string>): Promise<void> {
  const again = tried.has(username);
  tried.add(username);
  try {
    await signUp(username, password);
  } catch (error) {
    if (!again || !isTaken(error)) throw error;
    await signIn(username, password, true).catch((reason: unknown) => {
      throw reason instanceof ApiError && reason.code === 'identity.wrong' ? error : reason;
    });
    return;
  }
  await signIn(username, password, true);
}

const isTaken = (error: unknown) => error instanceof ApiError && error.code === 'identity.taken';
