import * as z from 'zod/mini';
import type { Feedback } from '#contract/courses.ts';
import { Outrun } from '#platform/errors.ts';
import { addToTally } from '#platform/lists/tally.ts';
import { leave } from '#platform/table/jobs.ts';
import { keys, tallies } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { removeAsRead, versioned } from '#platform/table/version.ts';

const FeedbackItem = z.object({ stars: z.int(), text: z.optional(z.string()), ...versioned });
export type FeedbackItem = z.infer<typeof FeedbackItem>;

/** What a member has said of a course. */
export async function findFeedback(
  courseId: string,
  userId: string,
): Promise<(Feedback & FeedbackItem) | undefined> {
  const item = await findItem(keys.feedback(courseId, userId));
  return item && FeedbackItem.parse(item);
}

/** The writes that take away what a member has said of a course, as it was read. */
export const removeFeedback = (courseId: string, userId: string, said: FeedbackItem): Action[] => [
  removeAsRead(keys.feedback(courseId, userId), said, 'course.changed'),
  addToTally(tallies.course(courseId), { sum: -said.stars, ratings: -1 }, () => new Outrun('course.changed')),
  leave({ kind: 'tallied', courseId }),
];
