import * as z from 'zod/mini';
import { PersonName, type User } from '#contract/users.ts';
import { displayName } from '#kinds/names.ts';
import { versioned } from '#platform/table/version.ts';

/** A member's record. `verifiedEmail` and `verifiedPhone` are the values that Cognito holds as verified. */
export const UserItem = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  dateOfBirth: z.optional(z.string()),
  attachments: z.optional(z.string()),
  verifiedEmail: z.optional(z.string()),
  verifiedPhone: z.optional(z.string()),
  lastLogin: z.string(),
  numberOfVisit: z.int(),
  ...versioned,
});
export type UserItem = z.infer<typeof UserItem>;

/** What Cognito knows of a member: fills what the record lacks, and decides alone what is verified. */
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

/** Members write their attributes themselves, past us: a name that we would refuse is none. */
const nameFrom = (name: string | undefined) => PersonName.safeParse(name).data;

export type Facts = ReturnType<typeof factsFrom>;

/** The record after a visit; without a record, the first. */
export function visit(
  known: UserItem | undefined,
  member: { id: string; username: string },
  facts: Facts,
  now: Date,
): UserItem {
  const present = Object.entries(facts.fills).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(present),
    ...known,
    id: member.id,
    username: known?.username ?? member.username,
    verifiedEmail: facts.verifiedEmail,
    verifiedPhone: facts.verifiedPhone,
    lastLogin: now.toISOString(),
    numberOfVisit: (known?.numberOfVisit ?? 0) + 1,
    version: known?.version ?? 0,
  };
}

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
