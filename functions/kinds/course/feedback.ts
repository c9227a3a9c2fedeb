import * as z from 'zod/mini';
import type { Feedback } from '#contract/courses/feedback.ts';
import { StaleReadError } from '#platform/errors.ts';
import { addRow, nextRowId, removeRow, rowKey } from '#platform/lists/paged-list.ts';
import { addToTally } from '#platform/lists/tally.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { keys, lists, tallies } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { changeAsRead, removeAsRead, versioned } from '#platform/table/version.ts';
import { type countOf, meanOf } from './counted.ts';

/*
 * A member's feedback on a course is an item by their id, for them, and a row of the course's list, for all readers.
 * One transaction writes both, so they are equal: a page of the list is one Query, and one's own feedback one read.
 */

export const FeedbackItem = z.object({
  stars: z.int(),
  text: z.optional(z.string()),
  /** Its row in the list of its course. */
  row: z.string(),
  createdAt: z.string(),
  ...versioned,
});
export type FeedbackItem = z.infer<typeof FeedbackItem>;

/** Undefined without feedback. */
export async function findFeedback(courseId: string, userId: string): Promise<FeedbackItem | undefined> {
  const item = await findItem(keys.feedback(courseId, userId));
  return item && FeedbackItem.parse(item);
}

/** The writes that keep a member's feedback, replacing `before`, as it was read. */
export async function keepFeedback(
  courseId: string,
  userId: string,
  before: FeedbackItem | undefined,
  { stars, text }: Feedback,
): Promise<Action[]> {
  const list = lists.feedback(courseId);
  const row = before?.row ?? (await nextRowId(list));
  const createdAt = before?.createdAt ?? new Date().toISOString();
  const set = { stars, text, row, createdAt, version: (before?.version ?? 0) + 1 };
  const said = { userId, stars, text, createdAt };
  return [
    changeAsRead(keys.feedback(courseId, userId), before, set, 'course.changed'),
    ...(before ? [{ update: update(rowKey(list, row), { set: said }) }] : addRow(list, row, said)),
    ...count(courseId, addedBy(before, stars)),
  ];
}

/** The writes that remove a member's feedback, as it was read. */
export const removeFeedback = (courseId: string, userId: string, said: FeedbackItem): Action[] => [
  removeAsRead(keys.feedback(courseId, userId), said, 'course.changed'),
  ...removeRow(lists.feedback(courseId), said.row),
  ...count(courseId, addedBy(said, undefined)),
];

type Added = Readonly<Record<string, number>>;

/** The difference to a course's numbers when stars replace those of `before`. */
export function addedBy(before: FeedbackItem | undefined, stars: number | undefined): Added {
  const added: Record<string, number> = {
    sum: (stars ?? 0) - (before?.stars ?? 0),
    ratings: Number(stars !== undefined) - Number(before !== undefined),
  };
  if (stars !== undefined) added[`of${stars}`] = 1;
  if (before) added[`of${before.stars}`] = (added[`of${before.stars}`] ?? 0) - 1;
  return added;
}

function count(courseId: string, added: Added): Action[] {
  const closed = () => new StaleReadError('course.changed');
  return [
    addToTally(tallies.course(courseId), { ...added }, closed),
    enqueueJob({ kind: 'tallied', courseId }),
  ];
}

/** A course's sums with that difference. */
export function ratedWith(counted: Awaited<ReturnType<typeof countOf>>, added: Added) {
  const ratings = counted.ratings + (added['ratings'] ?? 0);
  return { mean: meanOf(counted.sum + (added['sum'] ?? 0), ratings), ratings };
}
