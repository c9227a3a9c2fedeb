import { wholeDescription } from '#kinds/description.ts';
import type { Listed } from '#kinds/record/declaration.ts';
import { listTopic } from '#kinds/record/topics.ts';
import { lists } from '#platform/table/keys.ts';
import type { Circle } from './circle.ts';
import type { CircleItem, Relation } from './follow.ts';
import { listMostFollowed } from './ranking.ts';

interface CirclesWanted {
  readonly sort?: 'popular' | undefined;
  readonly category?: string | undefined;
  readonly pageNumber?: number;
  readonly pageSize?: number;
}

/** One page of the circles of a scope, or of those of a category: the newest first, or the most followed. */
export async function listCircles<Scope extends object, Item extends CircleItem & Scope>(
  circle: Circle<Scope, Item>,
  scope: Scope,
  { sort, category, ...paging }: CirclesWanted,
): Promise<Listed<Item>> {
  if (sort === 'popular') return listMostFollowed(circle, scope, category, paging);
  if (category === undefined) return circle.list(scope, paging);
  const topic = lists.ofCategory(circle.declared.list(scope), category);
  // The worker removes the rows of a deleted scope one by one.
  const [listed] = await Promise.all([listTopic(circle, scope, topic, paging), circle.checkAbove(scope)]);
  return listed;
}

/** One circle as its page shows it to a member, with the whole description. */
export async function seeWhole<Scope extends object, Item extends CircleItem & Scope>(
  circle: Circle<Scope, Item>,
  userId: string,
  item: Item,
): Promise<Item & Relation> {
  const [seen, description] = await Promise.all([
    circle.see(userId, item),
    wholeDescription(item, circle.declared.textOf(item.id)),
  ]);
  return { ...seen, description };
}

/** A page of circles as a member sees them; `areFollowed` where that is known. */
export async function seePage<Scope extends object, Item extends CircleItem & Scope>(
  circle: Circle<Scope, Item>,
  userId: string,
  { items, paged }: Listed<Item>,
  areFollowed = false,
) {
  return { data: await circle.seeEach(userId, items, areFollowed), ...paged };
}
