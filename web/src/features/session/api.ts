import { users } from '#contract/users.ts';
import { type CallOptions, call } from '#web/lib/api.ts';

/** Creates the member's record, or counts the visit. */
export function registerUser(id: string, options: CallOptions) {
  return call(users.registerUser, { id }, options);
}

/** Asks whether the stored token is still good; the session ends if it is refused. */
export async function checkToken(): Promise<void> {
  await call(users.checkToken, {});
}
