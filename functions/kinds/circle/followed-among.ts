import { findItems } from '#platform/table/table.ts';
import { take } from '#platform/table/walk.ts';
import type { Circle } from './circle.ts';
import type { CircleItem } from './follow.ts';

/**
 * Up to so many circles are looked up one by one, at a unit each; with more, reading all that the member follows costs
 * less.
 */
export const FEW_CIRCLES = 10;

/** Which of some circles a member follows, read consistently, in one call for most members. */
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
