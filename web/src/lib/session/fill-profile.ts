import { users } from '#contract/users/users.ts';

/** `PUT /api/users/profile` as JSON: changes nothing, and makes the API read again which addresses are verified. */
export const fillProfile = { ...users.updateProfile, body: 'json' } as const;
