import type { Listed, Wanted } from '#kinds/record/declaration.ts';
import { searchOwn } from '#kinds/record/own-search.ts';
import { readPage } from '#platform/lists/paged-list.ts';
import { hasWords } from '#platform/lists/search.ts';
import { findItems } from '#platform/table/table.ts';
import type { Circle } from './circle.ts';
import type { CircleItem } from './follow.ts';

/** Circles of a scope that a member follows, the last followed first; with a query, those found. */
export async function listOwn<Scope extends object, Item extends CircleItem & Scope>(
  circle: Circle<Scope, Item>,
  userId: string,
  scope: Scope,
  wanted: Wanted,
): Promise<Listed<Item>> {
  // A member's own list is not closed with the scope.
  const [own] = await Promise.all([readOwn(circle, userId, scope, wanted), circle.checkAbove(scope)]);
  return own;
}

async function readOwn<Scope extends object, Item extends CircleItem & Scope>(
  circle: Circle<Scope, Item>,
  userId: string,
  scope: Scope,
  { query, ...paging }: Wanted,
): Promise<Listed<Item>> {
  const { declared, idName } = circle;
  const named = (row: Record<string, unknown>) => ({ id: String(row[idName]) });
  const list = declared.follows(userId, scope);
  if (hasWords(query)) {
    const older = async (others: readonly { readonly id: string }[]) => {
      const follows = await findItems(others.map(({ id }) => declared.follow(userId, id)));
      return follows.sort((a, b) => (String(a['followRow']) < String(b['followRow']) ? 1 : -1)).map(named);
    };
    return searchOwn(circle, scope, { lists: [list], idName, older }, { query, ...paging });
  }
  const { rows, paged } = await readPage(list, paging);
  return { items: await circle.findEach(scope, rows.map(named)), paged };
}
