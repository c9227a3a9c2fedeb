import * as z from 'zod/mini';
import { type Key, keys } from './keys.ts';
import { findItem, findItems, type StoredItem } from './table.ts';

const Person = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  attachments: z.optional(z.string()),
});

const Category = z.object({ id: z.string(), name: z.string() });

/** The name that others see, and the picture. */
export interface PersonName {
  readonly name: string;
  readonly attachments?: string;
}

export interface Names {
  /** A member who is gone is 'anonymous'. */
  readonly person: (id: string) => PersonName;
  readonly category: (id: string) => string;
}

/** What a member is called now, for an index or a decision; `username` where there is no record yet. */
export async function currentName({ id, username }: { id: string; username: string }): Promise<string> {
  const item = await findItem(keys.user(id));
  return item ? displayName(Person.parse(item)) : username;
}

/** First and last name, else the user name. */
export function displayName(person: { firstName?: string; lastName?: string; username: string }): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || person.username;
}

/*
 * Lists name the same few people and categories again and again, so a function remembers a name for a
 * moment; that late a changed one may show. Decisions are never taken on what is remembered here.
 */
const REMEMBERED = 2000; // milliseconds
const MOST = 2000;
const people = new Map<string, { until: number; value: PersonName }>();
const categories = new Map<string, { until: number; value: string }>();

/** What the people and categories that a page speaks of are called: one read, however many rows. */
export async function readNames(wanted: {
  readonly people: readonly string[];
  readonly categories: readonly string[];
}): Promise<Names> {
  const now = Date.now();
  const unknown = [
    ...stale(people, wanted.people, now).map(keys.user),
    ...stale(categories, wanted.categories, now).map(keys.category),
  ];
  if (unknown.length > 0) remember(unknown, await findItems(unknown), now + REMEMBERED);
  return {
    person: (id) => people.get(id)?.value ?? { name: 'anonymous' },
    category: (id) => categories.get(id)?.value ?? '',
  };
}

function stale(known: Map<string, { until: number }>, ids: readonly string[], now: number): string[] {
  return [...new Set(ids)].filter((id) => (known.get(id)?.until ?? 0) <= now);
}

function remember(asked: readonly Key[], found: readonly StoredItem[], until: number): void {
  if (people.size + categories.size > MOST) {
    people.clear();
    categories.clear();
  }
  for (const { pk, sk } of asked) {
    const item = found.find((item) => item['pk'] === pk && item['sk'] === sk);
    if (!item) continue;
    if (sk === 'USER') {
      const person = Person.parse(item);
      people.set(person.id, { until, value: { name: displayName(person), attachments: person.attachments } });
    } else {
      const { id, name } = Category.parse(item);
      categories.set(id, { until, value: name });
    }
  }
}
