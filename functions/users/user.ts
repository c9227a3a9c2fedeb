import * as z from 'zod/mini';
import { AboutMember, PersonName } from '#contract/fields/person-fields.ts';
import type { User } from '#contract/users/users.ts';
import { displayName } from '#kinds/names.ts';
import { edited, versioned } from '#platform/table/version.ts';

/** A member's record. `verifiedEmail` and `verifiedPhone` are the values that Cognito holds as verified. */
export const UserItem = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  dateOfBirth: z.optional(z.string()),
  ...AboutMember,
  showsEmail: z.optional(z.boolean()),
  hidesVisits: z.optional(z.boolean()),
  attachments: z.optional(z.string()),
  verifiedEmail: z.optional(z.string()),
  verifiedPhone: z.optional(z.string()),
  lastLogin: z.string(),
  numberOfVisit: z.int(),
  /** ISO 8601 UTC: as in `User`. */
  leavingAt: z.optional(z.string()),
  /** When they first signed in, ISO 8601 UTC; absent of those who joined before that was kept. */
  joinedAt: z.optional(z.string()),
  ...versioned,
});
export type UserItem = z.infer<typeof UserItem>;

/** Cognito's attributes of a member: they fill what the record lacks, and alone decide what is verified. */
export function factsFrom(attributes: Record<string, string>) {
  const { email, phone_number: phone } = attributes;
  return {
    fills: {
      firstName: nameFrom(attributes['given_name']),
      lastName: nameFrom(attributes['family_name']),
      dateOfBirth: attributes['birthdate'] || undefined,
      email: email || undefined,
      phone: phone || undefined,
    },
    verifiedEmail: attributes['email_verified'] === 'true' ? email : undefined,
    verifiedPhone: attributes['phone_number_verified'] === 'true' ? phone : undefined,
  };
}

/** Members can change their attributes past us: a name that we would refuse counts as none. */
const nameFrom = (name: string | undefined) => PersonName.safeParse(name).data;

export type Facts = ReturnType<typeof factsFrom>;

/** The record after a visit; without a record, the first. */
export function visit(
  known: UserItem | undefined,
  { id, username }: { id: string; username: string },
  facts: Facts,
  now: Date,
): UserItem {
  const { fills, verifiedEmail, verifiedPhone } = facts;
  return {
    ...(known
      ? { ...known, ...filling(known, fills) }
      : { ...present(fills), id, username, joinedAt: now.toISOString(), version: 0 }),
    verifiedEmail,
    verifiedPhone,
    lastLogin: now.toISOString(),
    numberOfVisit: (known?.numberOfVisit ?? 0) + 1,
  };
}

/**
 * What a sign-in sets in a record: only missing fields. It makes a version, so that an edit that did not see it is
 * refused.
 */
export function filling(user: UserItem, offered: Partial<UserItem>): Partial<UserItem> {
  const lacking = Object.entries(present(offered)).filter(
    ([name]) => user[name as keyof UserItem] === undefined,
  );
  return edited(user, Object.fromEntries(lacking));
}

const present = (offered: Partial<UserItem>): Partial<UserItem> =>
  Object.fromEntries(Object.entries(offered).filter(([, value]) => value));

/** The record as its owner sees it. An address counts as verified only while it is the one verified. */
export function ownProfile(user: UserItem, communities: number): User {
  return {
    ...user,
    userID: user.id,
    name: displayName(user),
    communities,
    emailVerified: isSame(user.email, user.verifiedEmail),
    phoneVerified: isSame(user.phone, user.verifiedPhone),
  };
}

/** Cognito gives addresses back in lower case, however they were entered. */
const isSame = (entered: string | undefined, verified: string | undefined) =>
  entered !== undefined && entered.toLowerCase() === verified?.toLowerCase();
