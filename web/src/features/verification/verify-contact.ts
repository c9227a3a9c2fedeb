import { type User, users } from '#contract/users.ts';
import { ApiError, call } from '#web/lib/api/api.ts';
import { keepReply, refresh } from '#web/lib/api/replies.tsx';
import { fillProfile } from '#web/lib/session/fill-profile.ts';
import { type Contact, confirmContact } from '#web/lib/session/identity-codes.ts';

const flag = { email: 'emailVerified', phone_number: 'phoneVerified' } as const;

/**
 * Redeems the code, has the API read again what is verified, and shows it wherever the own profile is shown. A code
 * works once: `redeemed` keeps over further tries that it was taken. Throws an `ApiError`.
 */
export async function verifyContact(
  contact: Contact,
  code: string,
  redeemed: { current: boolean },
): Promise<void> {
  if (!redeemed.current) await redeem(contact, code);
  redeemed.current = true;
  await readAgain();
}

/** Also succeeds when the code proves to have been redeemed by a try whose answer was lost. */
async function redeem(contact: Contact, code: string): Promise<void> {
  try {
    await confirmContact(contact, code);
  } catch (error) {
    const isUsed = error instanceof ApiError && error.code === 'code.expired';
    if (!isUsed || !(await readAgain())[flag[contact]]) throw error;
  }
}

async function readAgain(): Promise<User> {
  const { data } = await call(fillProfile, {});
  await Promise.all([keepReply(users.getOwnProfile, {}, data), refresh(users.getProfile)]);
  return data;
}
