import * as z from 'zod/mini';
import { stopUnless } from './checks.ts';
import { isDay } from './day.ts';
import { ChangedFile, Id, nameText, optionalName, requiredText, text, Version, versioned } from './field.ts';
import { route } from './route.ts';
import { getToday, seeToday } from './today.ts';

/** A member as others see them. Times are ISO 8601 UTC. */
export const PublicUser = z.object({
  id: Id,
  userID: Id,
  /** First and last name, else the user name. */
  name: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  email: z.optional(z.string()),
  /** Name of the picture in the content host's folder `attachments`. */
  attachments: z.optional(z.string()),
  lastLogin: z.string(),
  numberOfVisit: z.int(),
  /** How many communities the member follows. */
  communities: z.int(),
});
export type PublicUser = z.infer<typeof PublicUser>;

/** A member as they see themselves. */
export const User = z.extend(PublicUser, {
  /** E.164: `+15550100` */
  phone: z.optional(z.string()),
  /** YYYY-MM-DD */
  dateOfBirth: z.optional(z.string()),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  /** When the account will be erased, for a member who asked for that. */
  leavingAt: z.optional(z.string()),
  ...versioned,
});
export type User = z.infer<typeof User>;

const E164 = /^\+[1-9]\d{6,14}$/;

/** A phone number in E.164, or an empty text for none. */
const phone = z.optional(
  text('Enter Phone number', 16, 'Enter Phone number').check(
    z.refine((text) => text === '' || E164.test(text), 'Enter Phone number'),
  ),
);
/** YYYY-MM-DD, or an empty text for none. */
const dayText = 'Please use the format YYYY-MM-DD.';
const birthday = z.optional(
  text(dayText, 10, dayText).check(
    stopUnless((text) => text === '' || isDay(text), dayText),
    z.refine((text) => text === '' || Date.parse(text) <= Date.now(), 'This day is still to come.'),
  ),
);
const isEmail = z.refine<string>(
  (text) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  'This is not an e-mail address.',
);

/** A first or last name, wherever it comes from. */
export const PersonName = nameText('A name is missing.', 200);
const firstName = nameText('You must enter First Name', 200);
const lastName = nameText('You must enter Last Name', 200);

/** What the form of `/edit-information` asks for. */
export const ProfileDraft = z.object({
  firstName,
  lastName,
  email: requiredText('You must enter E-mail', 254).check(isEmail),
  phone,
  birthday,
});
export type ProfileDraft = z.infer<typeof ProfileDraft>;

export const registerUser = route({
  method: 'POST',
  path: '/api/users',
  summary: "Creates the caller's record or counts a visit, and joins the communities that everyone joins.",
  access: 'member',
  table: 'write',
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
  access: 'member',
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
  access: 'member',
  table: 'write',
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
      attachments: ChangedFile,
      version: Version,
    }),
  form: () => z.extend(ProfileDraft, { attachments: ChangedFile, version: Version }),
  output: () => z.object({ data: User }),
});

export const getProfile = route({
  method: 'GET',
  path: '/api/users/profile/{id}',
  summary: "Anyone's profile; phone, date of birth and what is verified only to its owner.",
  access: 'member',
  table: 'read',
  input: () => z.object({ id: Id }),
  output: () => z.object({ results: z.union([User, PublicUser]) }),
});

export const getOwnProfile = route({
  method: 'GET',
  path: '/api/users/profile',
  summary: "The caller's own profile.",
  access: 'member',
  table: 'read',
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
  access: 'member',
  table: 'write',
  status: 202,
  input: () => z.object({}),
  output: () => z.object({ data: Export }),
});

export const getExport = route({
  method: 'GET',
  path: '/api/users/export',
  summary: "The caller's archive: whether it is ready, and the address to download it at.",
  access: 'member',
  table: 'read',
  exports: 'read',
  input: () => z.object({}),
  output: () => z.object({ data: Export }),
});

export const leaveFurrow = route({
  method: 'POST',
  path: '/api/users/leave',
  summary:
    "Has the caller's account erased in 14 days, with all that is theirs; needs a sign-in of the last five minutes (403).",
  access: 'member',
  table: 'write',
  input: () => z.object({}),
  output: () => z.object({ data: User }),
});

export const keepAccount = route({
  method: 'DELETE',
  path: '/api/users/leave',
  summary: 'Keeps the account of a caller who asked to leave.',
  access: 'member',
  table: 'write',
  input: () => z.object({}),
  output: () => z.object({ data: User }),
});

export const users = {
  ...{ registerUser, checkToken, updateProfile, getProfile, getOwnProfile },
  ...{ askExport, getExport },
  ...{ leaveFurrow, keepAccount },
  ...{ getToday, seeToday },
};
