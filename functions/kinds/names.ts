import * as z from 'zod/mini';
import { namesIn } from '#contract/fields/mentions.ts';
import { AboutMember } from '#contract/fields/person-fields.ts';
import { Category } from '#contract/resources/categories.ts';
import { Memory } from '#platform/memory.ts';
import { keys } from '#platform/table/keys.ts';
import { findAll, findItem } from '#platform/table/table.ts';

const Person = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  ...AboutMember,
  attachments: z.optional(z.string()),
});

/** The name that others see, and the picture. */
export interface PersonName {
  readonly name: string;
  readonly attachments?: string;
}

export const anonymous: PersonName = { name: 'anonymous' };

/** Whoever has left. What they wrote stays, so that others' answers to it still make sense. */
const former: PersonName = { name: 'Former member' };

export interface Names {
  /** A deleted member is `anonymous`. */
  readonly person: (id: string) => PersonName;
  readonly category: (id: string) => string;
}

/** The text that a member is found by among others, and whether they are shown with a name. */
export interface Called {
  readonly text: string;
  readonly isNamed: boolean;
}

/** The same as of now, for an index or a decision; the user name where there is no record yet. */
export async function currentlyCalled({ id, username }: { id: string; username: string }): Promise<Called> {
  const item = await findItem(keys.user(id));
  return item ? calledBy(Person.parse(item)) : { text: shownUserName(username), isNamed: false };
}

/** Name and picture as of now; undefined for a deleted member. */
export async function findPerson(id: string): Promise<PersonName | undefined> {
  const item = await findItem(keys.user(id));
  return item && shownAs(Person.parse(item));
}

/** The same from a record. */
export const shownAs = (
  person: Parameters<typeof displayName>[0] & { attachments?: string },
): PersonName => ({
  name: displayName(person),
  attachments: person.attachments,
});

export const isSameShown = (one: PersonName, other: PersonName | undefined): boolean =>
  one.name === other?.name && one.attachments === other.attachments;

/**
 * What a member is found by, from a record: the names, and then what the member says of place and farm. A member
 * without a first name is shown without a name.
 */
export const calledBy = (person: Omit<z.infer<typeof Person>, 'id' | 'attachments'>): Called => ({
  text: [...new Set([displayName(person), shownUserName(person.username)]), person.place, person.grows]
    .filter(Boolean)
    .join(' '),
  isNamed: Boolean(person.firstName),
});

export const isSameCalled = (one: Called, other: Called): boolean =>
  one.text === other.text && one.isNamed === other.isNamed;

/**
 * A user name as others see it: of one that is an e-mail address, which is nobody else's to know, what is before the
 * `@`.
 */
const shownUserName = (username: string): string => username.split('@').find(Boolean) ?? anonymous.name;

/** By which a text names them; undefined where it cannot, as for an e-mail address. */
export const nameInTexts = (username: string | undefined): string | undefined =>
  username !== undefined && namesIn(`@${username}`)[0] === username.toLowerCase() ? username : undefined;

/** First and last name, else the user name. */
export function displayName(person: { firstName?: string; lastName?: string; username: string }): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || shownUserName(person.username);
}

/*
 * Lists show the same few people and categories again and again, so a function caches names for a moment, and shows a
 * rename that late. No decision uses this cache.
 */
const NAME_TTL_MS = 2000; // milliseconds
const MAX_CACHED_NAMES = 2000; // of each kind

const people = new Memory<PersonName>(MAX_CACHED_NAMES);
const categories = new Memory<string>(MAX_CACHED_NAMES);

/** The names of people and categories on a page: one read for all rows. */
export async function readNames(wanted: {
  readonly people: readonly string[];
  readonly categories: readonly string[];
}): Promise<Names> {
  const now = Date.now();
  // The page keeps its own copy: another request may push names out of the cache meanwhile.
  const persons = people.known(wanted.people, now);
  const named = categories.known(wanted.categories, now);
  const unknown = [
    ...wanted.people.filter((id) => !persons.has(id)).map(keys.user),
    ...wanted.categories.filter((id) => !named.has(id)).map(keys.category),
  ];
  for (const item of unknown.length > 0 ? await findAll(unknown) : []) {
    if (item['sk'] === keys.user('').sk) {
      const person = Person.parse(item);
      const called = shownAs(person);
      persons.set(person.id, called);
      people.keep(person.id, called, now + NAME_TTL_MS);
    } else {
      const { id, name } = Category.parse(item);
      named.set(id, name);
      categories.keep(id, name, now + NAME_TTL_MS);
    }
  }
  return {
    person: (id) => persons.get(id) ?? anonymous,
    category: (id) => named.get(id) ?? '',
  };
}

/** The same for what stays when its author leaves: who is gone, or no more known, is a former member. */
export async function readAuthors(
  ids: readonly (string | undefined)[],
): Promise<(id: string | undefined) => PersonName> {
  const people = [...new Set(ids.filter((id) => id !== undefined))];
  const { person } = await readNames({ people, categories: [] });
  return (id) => {
    const found = id === undefined ? anonymous : person(id);
    return found === anonymous ? former : found;
  };
}
