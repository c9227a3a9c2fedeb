import * as z from 'zod/mini';
import type { Feedback } from '#contract/courses.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { versioned } from '#platform/table/version.ts';

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
