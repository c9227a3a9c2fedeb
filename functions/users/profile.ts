import type { PublicUser, User } from '#contract/users/users.ts';
import { ownProfile, type UserItem } from './user.ts';

/** Fields that Cognito has too. */
type Identity = Partial<Record<'firstName' | 'lastName' | 'email' | 'phone' | 'birthday', string>>;

/** The form of a profile; a missing field stays as it is, an empty one is removed. */
export type ProfileForm = Identity &
  Partial<Pick<UserItem, 'place' | 'grows' | 'showsEmail' | 'hidesVisits'>>;

/** The record's name of each field that Cognito has too, and Cognito's. */
const names = {
  firstName: ['firstName', 'given_name'],
  lastName: ['lastName', 'family_name'],
  email: ['email', 'email'],
  phone: ['phone', 'phone_number'],
  birthday: ['dateOfBirth', 'birthdate'],
} as const;

type Field = keyof typeof names;

/** The record's attributes for the form's fields; undefined for a removed one, and for what is off. */
export function changesOf(form: ProfileForm): Partial<UserItem> {
  const { place, grows, showsEmail, hidesVisits } = form;
  const own = { place: place?.trim(), grows: grows?.trim(), showsEmail, hidesVisits };
  return Object.fromEntries([
    ...carried(form).map(([field, value]) => [names[field][0], value || undefined]),
    ...Object.entries(own).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value || undefined]],
    ),
  ]);
}

/**
 * The identity attributes that an edit changes. An address is compared with the last one entered: it may still wait for
 * its code, and sending it again would cost another. An empty text removes an attribute.
 */
export function identityChanges(form: ProfileForm, user: UserItem, attributes: Record<string, string>) {
  const changes: Record<string, string> = {};
  for (const [field, value] of carried(form)) {
    const [stored, name] = names[field];
    const known = attributes[name] ?? '';
    if (!isSame(value, isAddress(field) ? (user[stored] ?? known) : known)) changes[name] = value;
  }
  return changes;
}

/**
 * What Cognito has to be sent to agree with the record, of a form's fields. It does not show an unconfirmed address:
 * such an address is compared with what it was `told` last, if anything.
 */
export function identityMends(
  form: ProfileForm,
  user: UserItem,
  attributes: Record<string, string>,
  told: Record<string, string> = {},
) {
  const mends: Record<string, string> = {};
  for (const [field] of carried(form)) {
    const [stored, name] = names[field];
    const known = attributes[name] ?? '';
    const wanted = user[stored] ?? (isAddress(field) ? known : '');
    if (!isSame(wanted, isAddress(field) ? (told[name] ?? wanted) : known)) mends[name] = wanted;
  }
  return mends;
}

/** A profile as a member sees it: the private fields only on their own, and others see what its member shows. */
export function profileFor(viewerId: string, user: UserItem, communities: number): User | PublicUser {
  const own = ownProfile(user, communities);
  if (viewerId === user.id) return own;
  const { phone: _, dateOfBirth: _day, emailVerified: _email, phoneVerified: _phone, ...others } = own;
  const { version: _version, changedAt: _at, leavingAt: _leaving, ...open } = others;
  const { showsEmail, hidesVisits, email, lastLogin, numberOfVisit, ...said } = open;
  return { ...said, ...(showsEmail && { email }), ...(!hidesVisits && { lastLogin, numberOfVisit }) };
}

const isAddress = (field: Field) => field === 'email' || field === 'phone';

function carried(form: Identity): [Field, string][] {
  return (Object.keys(names) as Field[]).flatMap((field) => {
    const value = form[field];
    return value === undefined ? [] : [[field, value.trim()] as [Field, string]];
  });
}

/** Cognito gives addresses back in lower case, however they were entered; names it keeps. */
const isSame = (value: string, known: string) =>
  value === known || (value.includes('@') && value.toLowerCase() === known.toLowerCase());
