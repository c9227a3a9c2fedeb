import type { Listed, Wanted } from '#kinds/record/declaration.ts';
import { readNewest, readPage } from '#platform/lists/paged-list.ts';
import { findMatches, finds, hasWords, pageOf } from '#platform/lists/search.ts';
import { findItems } from '#platform/table/table.ts';
import type { Circle } from './circle.ts';
import type { CircleItem } from './follow.ts';

/** Circles of a place that a member follows, the last followed first; with words to search for, those that have them. */
export async function listOwn<Place extends object, Item extends CircleItem & Place>(
  circle: Circle<Place, Item>,
  userId: string,
  place: Place,
  { query, ...paging }: Wanted,
): Promise<Listed<Item>> {
  if (hasWords(query)) {
    const { ids, isPartial } = await findOwn(circle, userId, place, query);
    const { matches, found } = pageOf(ids, isPartial, paging);
    return { items: await circle.findEach(place, matches), paged: found };
  }
  const [{ rows, paged }] = await Promise.all([
    readPage(circle.declared.follows(userId, place), paging),
    circle.checkAbove(place), // a member's own list does not close with the place
  ]);
  return { items: await circle.findEach(place, rows.map(named(circle))), paged };
}

const AT_ONCE = 200; // rows: hardly anyone follows more, and a page then still costs at most two units an item

/**
 * What matches among all, as far as the member follows it: no index of a member's own has to learn a new name. Both are
 * read at once. Of what they followed before the newest 200 each match is looked up.
 */
async function findOwn<Place extends object, Item extends CircleItem & Place>(
  circle: Circle<Place, Item>,
  userId: string,
  place: Place,
  query: string,
): Promise<{ ids: { id: string }[]; isPartial: boolean }> {
  const { declared } = circle;
  const [rows, among] = await Promise.all([
    readNewest(declared.follows(userId, place), AT_ONCE),
    findMatches(declared.list(place).pk, query),
    circle.checkAbove(place),
  ]);
  const own = rows.map(named(circle));
  const found = new Set(among.matches.map(({ id }) => id));
  // Of a word that very many have the index tells too little: then their own names are looked at.
  if (among.isPartial) {
    for (const item of await circle.findEach(place, own)) {
      if (finds(query, circle.entry(item).text)) found.add(item.id);
    }
  }
  const ids = own.filter(({ id }) => found.has(id));
  if (rows.length < AT_ONCE) return { ids, isPartial: false };

  const known = new Set(own.map(({ id }) => id));
  const others = [...found].filter((id) => !known.has(id));
  const follows = await findItems(others.map((id) => declared.follow(userId, id)));
  const older = follows.sort((a, b) => (String(a['followRow']) < String(b['followRow']) ? 1 : -1));
  return { ids: [...ids, ...older.map(named(circle))], isPartial: among.isPartial };
}

/** The circle that a row or a following names. */
const named =
  ({ idName }: { readonly idName: string }) =>
  (item: Record<string, unknown>) => ({ id: String(item[idName]) });
