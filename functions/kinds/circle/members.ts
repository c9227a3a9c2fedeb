import * as z from 'zod/mini';
import type { Found, Paged } from '#contract/fields/paging.ts';
import { AboutMember } from '#contract/fields/person-fields.ts';
import { nameInTexts } from '#kinds/names.ts';
import type { Wanted } from '#kinds/record/declaration.ts';
import { readPage } from '#platform/lists/paged-list.ts';
import { hasWords, searchRows } from '#platform/lists/search.ts';
import { keys } from '#platform/table/keys.ts';
import { findAll } from '#platform/table/table.ts';
import type { Circle } from './circle.ts';
import type { CircleItem } from './follow.ts';

const FollowerRow = z.object({ sk: z.string(), userId: z.string() });

const Person = z.object({
  id: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  ...AboutMember,
  attachments: z.optional(z.string()),
  username: z.optional(z.string()),
});

/** A member of a circle: `id` is the row's. One whose account is deleted has no name. */
export interface CircleMember {
  readonly id: string;
  readonly userId: string;
  readonly user: Omit<z.infer<typeof Person>, 'id'>;
}

/** The members of a circle, the last who joined first, and then those without a name; with a query, those found. */
export async function listMembers<Scope extends object, Item extends CircleItem & Scope>(
  circle: Circle<Scope, Item>,
  item: Item,
  wanted: Wanted,
): Promise<{ members: CircleMember[]; paged: Paged | Found }> {
  const { rows, paged } = await readRows(circle, item, wanted);
  const people = (await findAll(rows.map(({ userId }) => keys.user(userId)))).map((item) =>
    Person.parse(item),
  );
  const members = rows.map(({ id, userId }) => {
    const { id: _, username, ...user } = people.find((person) => person.id === userId) ?? { id: userId };
    return { id, userId, user: hasWords(wanted.query) ? { ...user, username: nameInTexts(username) } : user };
  });
  return { members, paged };
}

async function readRows<Scope extends object, Item extends CircleItem & Scope>(
  circle: Circle<Scope, Item>,
  item: Item,
  { query, ...paging }: Wanted,
) {
  const list = circle.followers(item);
  if (hasWords(query)) {
    const { matches, found } = await searchRows(list.pk, query, paging);
    const wanted = new Set<unknown>(matches.map(({ row }) => row));
    const follows = await findAll(
      matches.map(({ id }) => circle.declared.follow(id, item.id)),
      ({ followerRow }) => wanted.has(followerRow),
    );
    // Words of a follow that broke off lead nowhere and are ignored.
    const rows = matches.filter(({ row }) => follows.some(({ followerRow }) => followerRow === row));
    return { rows: rows.map(({ row, id }) => ({ id: row, userId: id })), paged: found };
  }
  const { rows, paged } = await readPage(list, paging);
  const followers = rows.map((row) => FollowerRow.parse(row));
  return { rows: followers.map(({ sk, userId }) => ({ id: sk.slice(2), userId })), paged };
}
