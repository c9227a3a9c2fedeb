import * as z from 'zod/mini';
import { Id } from './field.ts';
import { route } from './route.ts';

/** A member as they see themselves; for others the private fields are left out. Times are ISO 8601 UTC. */
export const User = z.object({
  id: Id,
  userID: Id,
  /** First and last name, else the user name. */
  name: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** YYYY-MM-DD */
  dateOfBirth: z.optional(z.string()),
  /** Name of the picture in the content host's folder `attachments`. */
  attachments: z.optional(z.string()),
  lastLogin: z.string(),
  numberOfVisit: z.int(),
  /** How many communities the member follows. */
  communities: z.int(),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
});
export type User = z.infer<typeof User>;

export const users = {
  registerUser: route({
    method: 'POST',
    path: '/api/users',
    summary: "Creates the caller's record or counts a visit, and joins the communities that everyone joins.",
    access: 'member',
    table: 'write',
    identity: true,
    status: 201,
    input: z.object({ id: Id }),
    output: z.object({ data: User }),
  }),
  checkToken: route({
    method: 'GET',
    path: '/api/users/token',
    summary: 'Says whether the token is still good.',
    access: 'member',
    table: 'none',
    identity: true,
    status: 201,
    input: z.object({}),
    output: z.object({ id: Id }),
  }),
  getOwnProfile: route({
    method: 'GET',
    path: '/api/users/profile',
    summary: "The caller's own profile.",
    access: 'member',
    table: 'read',
    input: z.object({}),
    output: User,
  }),
};
