import { moveInRanking, rankOf } from '#kinds/circle/ranking.ts';
import { circleOf } from '#kinds/declared/all.ts';
import type { Job } from '#platform/table/job.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { bringUpToDate } from './bring-up-to-date.ts';

type Followed = Extract<Job, { kind: 'followed' }>;

/** Moves a circle in the ranking to where its followers put it; a deleted one is no error. */
export const rankCircle = (job: Followed): Promise<undefined> =>
  bringUpToDate(job.key.pk, job, () => findMove(job));

/** The writes that move a circle to where its followers put it, if it is elsewhere. */
async function findMove({ circle: noun, key }: Followed): Promise<Action[] | undefined> {
  const circle = circleOf(noun);
  const stored = await findItem(key);
  if (!stored) return undefined;
  const item = circle.declared.item.parse(stored);
  const followers = await circle.countFollowers(item);
  const set = { rank: rankOf(followers, circle.row(item)) };
  if (set.rank === item.rank) return undefined;
  // It makes no version: a follow must not conflict with an edit.
  const change = changeAsRead(key, item, set, `${circle.declared.noun}.changed`, {
    unchanged: circle.unchanged(item),
  });
  const moves = moveInRanking(circle.declared.list(item), item, { ...item, ...set });
  return [change, ...moves];
}
