import { users } from '#contract/users/users.ts';
import { useApi } from '#web/lib/api/replies.tsx';

/** The member's own profile; waits while there is no record of them yet. */
export const useOwnProfile = (isRegistered = true) => useApi(users.getOwnProfile, isRegistered ? {} : null);

export const useMemberProfile = (id: string) => useApi(users.getProfile, { id });
