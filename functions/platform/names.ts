import * as z from 'zod/mini';
import { keys } from './keys.ts';
import { findItems } from './table.ts';

const Person = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  attachments: z.optional(z.string()),
});

const Category = z.object({ id: z.string(), name: z.string() });

export interface Names {
  /** The name that others see, and the picture; a member who is gone is 'anonymous'. */
  person: (id: string) => { name: string; attachments?: string };
  category: (id: string) => string;
  /** Whether the item under the key asked for besides is there. */
  has: (pk: string) => boolean;
}

/** First and last name, else the user name. */
export function displayName(person: { firstName?: string; lastName?: string; username: string }): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || person.username;
}

/** What the people and categories that a page speaks of are called: one read, however many rows. */
export async function readNames(wanted: {
  people: readonly string[];
  categories: readonly string[];
  besides?: readonly { pk: string; sk: string }[];
}): Promise<Names> {
  const items = await findItems([
    ...[...new Set(wanted.people)].map(keys.user),
    ...[...new Set(wanted.categories)].map(keys.category),
    ...(wanted.besides ?? []),
  ]);
  const people = new Map(items.filter(({ sk }) => sk === 'USER').map((item) => named(Person.parse(item))));
  const categories = new Map(
    items
      .filter(({ pk }) => pk === 'CATEGORIES')
      .map((item) => [String(item['id']), Category.parse(item).name]),
  );
  return {
    person: (id) => people.get(id) ?? { name: 'anonymous' },
    category: (id) => categories.get(id) ?? '',
    has: (pk) => items.some((item) => item['pk'] === pk),
  };
}

const named = (person: z.output<typeof Person>) =>
  [person.id, { name: displayName(person), attachments: person.attachments }] as const;
