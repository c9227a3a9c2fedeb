import type { Circle } from '#kinds/circle/circle.ts';
import type { CircleItem } from '#kinds/circle/follow.ts';
import { moveInRanking, rankOf } from '#kinds/circle/ranking.ts';
import { circleOf } from '#kinds/declared/all.ts';
import { community } from '#kinds/declared/community.ts';
import { moveToTopic } from '#kinds/record/topics.ts';
import type { Job } from '#platform/table/jobs.ts';
import { type Key, lists } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { again, explain, NothingWritten, writeTogether } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { oneForAll } from './one-for-all.ts';
import { nextStretch } from './stretch.ts';

/** Has a circle stand where its followers bring it by now; one that is gone is no error. */
export async function rankCircle({ circle, key }: Extract<Job, { kind: 'followed' }>): Promise<undefined> {
  // Of a storm of follows most come together.
  await oneForAll(key.pk, () => again(() => rank(circleOf(circle), key)));
}

/** The same for communities that were made before there was a ranking, the oldest first. */
export async function fillRanks(place: string | undefined): Promise<string | undefined> {
  const { items, next } = await nextStretch({ ...lists.communities, from: 'R#', to: 'R#~' }, place);
  const circle = community.declared.noun;
  // One after the other: a category's list is by age.
  for (const { id } of items) {
    await rankCircle({ kind: 'followed', circle, key: community.key({ id: String(id) }) });
  }
  return next;
}

/**
 * Counts again after each move: another worker that counted later may have found nothing to move, before what this one
 * had counted was written.
 */
async function rank(circle: Circle<object, CircleItem>, key: Key): Promise<void> {
  while (await isMoved(circle, key));
}

/** Moves a circle to where its followers bring it; answers whether it stood elsewhere. */
async function isMoved(circle: Circle<object, CircleItem>, key: Key): Promise<boolean> {
  const stored = await findItem(key);
  if (!stored) return false;
  const item = circle.declared.item.parse(stored);
  const followers = await circle.countFollowers(item);
  const topic = await moveToTopic(circle, item, {});
  const set = { ...topic.set, rank: rankOf(followers, circle.row(item)) };
  if (set.rank === item.rank && topic.actions.length === 0) return false;
  // It makes no version: nobody's edit is to be outrun by a follow.
  const change = changeAsRead(key, item, set, `${circle.declared.noun}.changed`, {
    still: circle.still(item),
  });
  const moves = moveInRanking(circle.declared.list(item), item, { ...item, ...set });
  await writeTogether([change, ...topic.actions, ...moves]).catch((error: unknown) => {
    throw error instanceof NothingWritten ? explain(error) : error;
  });
  return true;
}
