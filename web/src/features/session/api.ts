import { users } from '#contract/users.ts';
import { type CallOptions, call } from '#web/lib/api/api.ts';
import { fillProfile } from '#web/lib/session/fill-profile.ts';
import { identityAttributes } from '#web/lib/session/identity.ts';

/** Creates the member's record, or counts the visit. */
export function registerUser(id: string, options: CallOptions) {
  return call(users.registerUser, { id }, options);
}

/** Copies what the identity provider knows of the member to where their record is empty. */
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

/** Asks whether the stored token is still good; the session ends if it is refused. */
export async function checkToken(): Promise<void> {
  await call(users.checkToken, {});
}
