import * as z from 'zod/mini';
import { AppError } from '#platform/errors.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { versioned } from '#platform/table/version.ts';

/** A lesson's test without its questions, which are in editions (`editions.ts`). */
export const TestItem = z.object({
  /** Its lesson's. */
  id: z.string(),
  /** The lesson's key: whoever may read the lesson may read it. */
  parent: z.object({ pk: z.string(), sk: z.string() }),
  /** The present edition; its number is never used again, also when all questions were deleted in between. */
  edition: z.int(),
  /** The number of its items. */
  chunks: z.int(),
  /** A test without questions counts as none. */
  questionsCount: z.int(),
  /** How many of them are multiple choice. */
  total: z.int(),
  /** Whether learners see the right options of what they answered wrongly: for every attempt, as it is now. */
  showsAnswers: z._default(z.boolean(), false),
  /** When somebody first began this edition, which is kept since then. It makes no version. */
  takenAt: z.optional(z.string()),
  ...versioned,
});
export type TestItem = z.infer<typeof TestItem>;

/** Also one that has no questions any more. */
export async function findTest(lessonId: string): Promise<TestItem | undefined> {
  const item = await findItem(keys.test(lessonId));
  return item && TestItem.parse(item);
}

/** Whether there is anything to ask. */
export const isTest = (test: TestItem | undefined): test is TestItem => (test?.questionsCount ?? 0) > 0;

/** Throws `test.missing`, also for one without questions. */
export async function getTest(lessonId: string): Promise<TestItem> {
  const test = await findTest(lessonId);
  if (!isTest(test)) throw missingTest();
  return test;
}

export const missingTest = (): AppError =>
  new AppError('missing', 'test.missing', 'This lesson has no test. It may have been deleted.');
