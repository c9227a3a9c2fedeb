import * as z from 'zod/mini';
import type { StoredItem } from '#platform/table/table.ts';

/** A member's attempt at a test; its answers are in an item beside it. Its id begins with its lesson's. */
const AttemptItem = z.object({
  id: z.string(),
  testId: z.string(),
  /** The edition of the questions that it was begun with, and is finished with. */
  edition: z.int(),
  startTime: z.string(),
  endTime: z.optional(z.string()),
  marks: z.int(),
  total_marks: z.int(),
  is_passed: z.boolean(),
  /** When it was finished. */
  test_taken: z.optional(z.string()),
  /** When the teacher last said or marked something. */
  remarkedAt: z.optional(z.string()),
});
export type AttemptItem = z.infer<typeof AttemptItem>;

/** Its row among those of all learners. */
const LearnersItem = z.extend(AttemptItem, { userId: z.string() });
export type LearnersItem = z.infer<typeof LearnersItem>;

export const attemptFrom = (item: StoredItem): AttemptItem => AttemptItem.parse(item);
export const learnersFrom = (item: StoredItem): LearnersItem => LearnersItem.parse(item);
