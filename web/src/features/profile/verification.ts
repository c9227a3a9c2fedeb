import type { User } from '#contract/users/users.ts';
import type { Contact } from '#web/lib/session/identity-codes.ts';

/** Which of the two addresses was replaced, so that a code for it was sent. */
export function toVerify(before: User, after: User, sms: boolean): Contact[] {
  const isNew = (was = '', is = '') => is !== '' && is.toLowerCase() !== was.toLowerCase();
  return [
    ...(isNew(before.email, after.email) && !after.emailVerified ? (['email'] as const) : []),
    ...(sms && isNew(before.phone, after.phone) && !after.phoneVerified ? (['phone_number'] as const) : []),
  ];
}
