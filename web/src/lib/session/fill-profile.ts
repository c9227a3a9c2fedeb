import { users } from '#contract/users.ts';

/** `PUT /api/users/profile` as JSON: changes nothing that is there, and has the API read again what is verified. */
export const fillProfile = { ...users.updateProfile, body: 'json' } as const;
