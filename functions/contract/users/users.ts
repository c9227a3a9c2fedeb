import * as z from 'zod/mini';
import {
  ChangedFile,
  Flag,
  Id,
  optionalName,
  requiredText,
  text,
  Version,
  versioned,
} from '#contract/fields/field.ts';
import {
  AboutMember,
  birthday,
  firstName,
  grows,
  isEmail,
  lastName,
  phone,
  place,
} from '#contract/fields/person-fields.ts';
import { route } from '#contract/route.ts';
import { getToday, seeToday } from './today.ts';

/** A member as others see them. Times are ISO 8601 UTC. */
export const PublicUser = z.object({
  id: Id,
  userID: Id,
  /** First and last name, else the user name. */
  name: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  ...AboutMember,
  /** To others only where the member shows it. */
  email: z.optional(z.string()),
  /** Name of the picture in the content host's folder `attachments`. */
  attachments: z.optional(z.string()),
  /** Both to others only where the member does not hide them. */
  lastLogin: z.optional(z.string()),
  numberOfVisit: z.optional(z.int()),
  /** How many communities the member follows. */
  communities: z.int(),
});
export type PublicUser = z.infer<typeof PublicUser>;

/** A member as they see themselves. */
export const User = z.extend(PublicUser, {
  /** With which they sign in, and by which a text names them: `@name`. A device may have kept a record without it. */
  username: z.optional(z.string()),
  lastLogin: z.string(),
  numberOfVisit: z.int(),
  /** E.164: `+15550100` */
  phone: z.optional(z.string()),
  /** YYYY-MM-DD */
  dateOfBirth: z.optional(z.string()),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  /** Whether other members see the e-mail address; absent: they do not. */
  showsEmail: z.optional(z.boolean()),
  /** Whether other members do not see the last login and the number of visits; absent: they do. */
  hidesVisits: z.optional(z.boolean()),
  /** When the account will be erased, for a member who asked for that. */
  leavingAt: z.optional(z.string()),
  ...versioned,
});
export type User = z.infer<typeof User>;

/** What the form of `/edit-information` asks for. */
export const ProfileDraft = z.object({
  firstName,
  lastName,
  email: requiredText('You must enter E-mail', 254).check(isEmail),
  phone,
  birthday,
  place,
  grows,
  showsEmail: z.optional(Flag),
  hidesVisits: z.optional(Flag),
});
export type ProfileDraft = z.infer<typeof ProfileDraft>;

export const registerUser = route({
  method: 'POST',
  path: '/api/users',
  summary: "Creates the caller's record or counts a visit, and joins the communities that everyone joins.",
  identity: true,
  status: 201,
  input: () => z.object({ id: Id }),
  output: () => z.object({ data: User }),
  isCreation: ({ data }) => data.numberOfVisit === 1,
});

export const checkToken = route({
  method: 'GET',
  path: '/api/users/token',
  summary: 'Says whether the token is still good.',
  table: 'none',
  identity: true,
  status: 201,
  input: () => z.object({}),
  output: () => z.object({ id: Id }),
});

export const updateProfile = route({
  method: 'PUT',
  path: '/api/users/profile',
  summary:
    "As a form: changes the caller's profile and identity attributes (first name, last name and e-mail are required). As JSON: fills what the record lacks.",
  files: ['attachments'],
  identity: true,
  body: 'multipart',
  input: () =>
    z.object({
      firstName: optionalName(200),
      lastName: optionalName(200),
      email: z.optional(text('This is not an e-mail address.', 254).check(isEmail)),
      phone,
      birthday,
      place,
      grows,
      showsEmail: z.optional(Flag),
      hidesVisits: z.optional(Flag),
      attachments: ChangedFile,
      version: Version,
    }),
  form: () => z.extend(ProfileDraft, { attachments: ChangedFile, version: Version }),
  output: () => z.object({ data: User }),
});

export const getProfile = route({
  method: 'GET',
  path: '/api/users/profile/{id}',
  summary:
    "Anyone's profile; phone, date of birth and what is verified only to its owner, the e-mail address and the visits to others where the member shows them.",
  input: () => z.object({ id: Id }),
  output: () => z.object({ results: z.union([User, PublicUser]) }),
});

export const getOwnProfile = route({
  method: 'GET',
  path: '/api/users/profile',
  summary: "The caller's own profile.",
  input: () => z.object({}),
  output: () => User,
});

/** The last archive of all that is a member's. `none` also where the last one is not kept any more. */
export const Export = z.object({
  state: z.enum(['none', 'making', 'ready', 'failed']),
  /** Begins the download, for five minutes. */
  url: z.optional(z.string()),
  /** How long it is kept. */
  until: z.optional(z.string()),
  /** Bytes. */
  size: z.optional(z.int()),
});
export type Export = z.infer<typeof Export>;

export const askExport = route({
  method: 'POST',
  path: '/api/users/export',
  summary: "Has an archive of all that is the caller's made: one at a time (409), and one a day (429).",
  status: 202,
  input: () => z.object({}),
  output: () => z.object({ data: Export }),
});

export const getExport = route({
  method: 'GET',
  path: '/api/users/export',
  summary: "The caller's archive: whether it is ready, and the address to download it at.",
  exports: 'read',
  input: () => z.object({}),
  output: () => z.object({ data: Export }),
});

export const leaveFurrow = route({
  method: 'POST',
  path: '/api/users/leave',
  summary:
    "Has the caller's account erased in 14 days, with all that is theirs; needs a sign-in of the last five minutes (403).",
  input: () => z.object({}),
  output: () => z.object({ data: User }),
});

export const keepAccount = route({
  method: 'DELETE',
  path: '/api/users/leave',
  summary: 'Keeps the account of a caller who asked to leave.',
  input: () => z.object({}),
  output: () => z.object({ data: User }),
});

export const users = {
  registerUser,
  checkToken,
  updateProfile,
  getProfile,
  getOwnProfile,
  askExport,
  getExport,
  leaveFurrow,
  keepAccount,
  getToday,
  seeToday,
};
