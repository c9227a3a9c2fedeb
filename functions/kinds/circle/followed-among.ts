import { findItems } from '#platform/table/table.ts';
import { take } from '#platform/table/walk.ts';
import type { Circle } from './circle.ts';
import type { CircleItem } from './follow.ts';

/** Up to so many circles each is looked up, at a unit each; with more, all that the member follows cost less. */
export const FEW_CIRCLES = 10;

/** Which of some circles of a scope a member follows, as the last write left it, in one call for most members. */
export async function followedAmong<Scope extends object, Item extends CircleItem & Scope>(
  circle: Circle<Scope, Item>,
  userId: string,
  scope: Scope,
  ids: readonly string[],
): Promise<Set<string>> {
  const { follow, follows } = circle.declared;
  const { pk } = follows(userId, scope);
  const found =
    ids.length <= FEW_CIRCLES
      ? await findItems(
          ids.map((id) => follow(userId, id)),
          { consistent: true },
        )
      : await take({ pk, from: 'R#', to: 'R#~' }, { consistent: true });
  const followed = new Set(found.map((item) => String(item[circle.idName])));
  return new Set(ids.filter((id) => followed.has(id)));
}
