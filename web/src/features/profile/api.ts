import type * as z from 'zod/mini';
import { type User, users } from '#contract/users.ts';
import { call } from '#web/lib/api/api.ts';
import { keepReply, useApi } from '#web/lib/api/replies.tsx';

/** The member's own profile; waits while there is no record of them yet. */
export const useOwnProfile = (isRegistered = true) => useApi(users.getOwnProfile, isRegistered ? {} : null);

export const useMemberProfile = (id: string) => useApi(users.getProfile, { id });

/** Saves what the form carries, and shows the answer wherever the own profile is shown. Throws an `ApiError`. */
export async function saveProfile(
  form: z.input<typeof users.updateProfile.input>,
  key: string,
): Promise<User> {
  const { data } = await call(users.updateProfile, form, { key });
  await keepReply(users.getOwnProfile, {}, data);
  return data;
}
