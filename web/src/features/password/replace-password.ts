import { ApiError } from '#web/lib/api/api-error.ts';
import { changePassword } from '#web/lib/session/identity-codes.ts';
import { renewSession, sessionName } from '#web/lib/session/renew-session.ts';
import { endSession } from '#web/lib/session/session.ts';

/** How far an earlier try came. */
export interface Progress {
  /** The password that is set. */
  changedTo?: string;
}

/**
 * Changes the password, then ends every other session; noted in `progress`, so that a further try goes on where the last one
 * broke off. Throws an `ApiError`.
 */
export async function replacePassword(
  oldPassword: string,
  newPassword: string,
  progress: Progress,
): Promise<void> {
  const username = sessionName() ?? '';
  if (progress.changedTo === undefined) {
    try {
      await changePassword(oldPassword, newPassword);
    } catch (error) {
      if (codeOf(error) !== 'password.wrong') throw error;
      // Perhaps a try before took effect and its answer was lost (Amplify tries again by itself): the new one tells.
      return renewSession(username, newPassword).catch((reason: unknown) => {
        throw isUnanswered(reason) ? reason : error;
      });
    }
    progress.changedTo = newPassword;
  }
  await renewSession(username, progress.changedTo).catch((error: unknown) => {
    // Somebody changed it once more: whoever knows that one signs in.
    if (codeOf(error) === 'identity.wrong') endSession();
    throw error;
  });
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);
const isUnanswered = (error: unknown) => error instanceof ApiError && error.status === 0;
