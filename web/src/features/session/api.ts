import { users } from '#contract/users/users.ts';
import { type CallOptions, call } from '#web/lib/api/api.ts';
import { newKey } from '#web/lib/api/request.ts';
import { keep, readKept } from '#web/lib/device/browser-storage.ts';
import { fillProfile } from '#web/lib/session/fill-profile.ts';
import { identityAttributes } from '#web/lib/session/identity.ts';
import { getSession } from '#web/lib/session/session.ts';
import { claimsOf } from '#web/lib/session/token-claims.ts';

/** Creates the member's record, or counts the visit. */
export const registerUser = (id: string, options: CallOptions) => call(users.registerUser, { id }, options);

/** Copies the identity provider's attributes to empty fields of the member's record. */
export async function syncProfile(): Promise<void> {
  const { given_name, family_name, birthdate, phone_number, email } = await identityAttributes();
  const known = {
    firstName: given_name,
    lastName: family_name,
    birthday: birthdate,
    phone: phone_number,
    email,
  };
  if (Object.values(known).some((value) => value !== undefined)) await call(fillProfile, known);
}

const CHECKED = 'tokenChecked';
const CHECK_EVERY_MS = 60 * 60 * 1000;

/**
 * Asks whether a stored token is still good, at most once an hour for each session, since each time Cognito looks the
 * member up. The session ends if it is refused. A session that was ended elsewhere stops within a quarter of an hour
 * anyway, when its tokens are renewed.
 */
export async function checkToken(token: string): Promise<void> {
  const { origin_jti: session = '' } = claimsOf(token);
  const [known, at = ''] = readKept(CHECKED)?.split(' ') ?? [];
  const age = Date.now() - Number(at);
  if (session && known === session && age >= 0 && age < CHECK_EVERY_MS) return;
  await call(users.checkToken, {});
  // A log-out may have come before the reply, and nothing of the session may stay on the device.
  if (session && getSession().user?.token === token) keep(CHECKED, `${session} ${Date.now()}`);
}

/**
 * The idempotency key of a session's visit: the same for every try of its start, also after the page was left in
 * between, so that one visit is counted. Cognito names a session in each of its tokens (`origin_jti`).
 */
export function visitKey(token: string): string {
  const { origin_jti: session } = claimsOf(token);
  return session ? `visit-${session}`.padEnd(16, '-').slice(0, 64) : newKey();
}
