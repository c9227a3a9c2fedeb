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

/** Has a circle stand where its followers bring it by now; one that is gone is no error. */
export async function rankCircle(job: Followed): Promise<undefined> {
  // Of a storm of follows most come together.
  await oneForAll(job.key.pk, () => retryOnStaleRead(() => rank(job)));
}

/**
 * Moves a circle once, and counts again: another worker that counted later may have found nothing to move, before what
 * this one had counted was written. What is to move by then is left to a new job, or a storm would hold the worker up,
 * and every follow of it would be a move.
 */
async function rank(job: Followed): Promise<void> {
  const first = await findMove(job);
  if (!first) return;
  await writeTogether(first).catch((error: unknown) => {
    throw error instanceof NothingWritten ? explain(error) : error;
  });
  if (await findMove(job)) await writeTogether([enqueueJob(job)]);
}

/** The writes that move a circle to where its followers bring it, if it stands elsewhere. */
async function findMove({ circle: noun, key }: Followed): Promise<Action[] | undefined> {
  const circle = circleOf(noun);
  const stored = await findItem(key);
  if (!stored) return undefined;
  const item = circle.declared.item.parse(stored);
  const followers = await circle.countFollowers(item);
  const set = { rank: rankOf(followers, circle.row(item)) };
  if (set.rank === item.rank) return undefined;
  // It makes no version: nobody's edit is to be outrun by a follow.
  const change = changeAsRead(key, item, set, `${circle.declared.noun}.changed`, {
    unchanged: circle.unchanged(item),
  });
  const moves = moveInRanking(circle.declared.list(item), item, { ...item, ...set });
  return [change, ...moves];
}
