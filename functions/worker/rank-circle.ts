import { moveInRanking, rankOf } from '#kinds/circle/ranking.ts';
import { circleOf } from '#kinds/declared/all.ts';
import type { Job } from '#platform/table/job.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { findItem } from '#platform/table/table.ts';
import {
  type Action,
  explain,
  NothingWritten,
  retryOnStaleRead,
  writeTogether,
} from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { oneForAll } from './one-for-all.ts';

type Followed = Extract<Job, { kind: 'followed' }>;

/** Moves a circle in the ranking to where its followers put it; a deleted one is no error. */
export async function rankCircle(job: Followed): Promise<undefined> {
  // Many follows at once are handled together.
  await oneForAll(job.key.pk, () => retryOnStaleRead(() => rank(job)));
}

/**
 * Moves a circle once, and counts again: another worker that counted later may have found nothing to move before this
 * count was written. A further difference is left to a new job; otherwise many follows would hold the worker up, and
 * each would be a move.
 */
async function rank(job: Followed): Promise<void> {
  const first = await findMove(job);
  if (!first) return;
  await writeTogether(first).catch((error: unknown) => {
    throw error instanceof NothingWritten ? explain(error) : error;
  });
  if (await findMove(job)) await writeTogether([enqueueJob(job)]);
}

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
