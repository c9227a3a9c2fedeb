import * as z from 'zod/mini';
import type { StoredItem } from '#platform/table/table.ts';

/** A member's attempt at a test; what was answered stands beside it. Its id begins with its lesson's. */
const AttemptItem = z.object({
  id: z.string(),
  testId: z.string(),
  /** Of the test's questions: it is finished with those that it began with. */
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

/** The same among those of all who took the test. */
const LearnersItem = z.extend(AttemptItem, { userId: z.string() });
export type LearnersItem = z.infer<typeof LearnersItem>;

export const attemptFrom = (item: StoredItem): AttemptItem => AttemptItem.parse(item);
export const learnersFrom = (item: StoredItem): LearnersItem => LearnersItem.parse(item);
