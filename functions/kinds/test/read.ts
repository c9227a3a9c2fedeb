import { getLesson } from '#kinds/declared/lesson.ts';
import { checkOpen } from '#kinds/lessons/may-learn.ts';
import type { Member } from '#platform/http/member.ts';
import { retryOnStaleRead } from '#platform/table/transaction.ts';
import { readQuestions } from './editions.ts';
import type { Asked } from './show.ts';
import { findTest, isTest } from './test.ts';

/**
 * A lesson's test, for a member to whom the lesson is open, and for its creator; undefined where it has none. Throws
 * `lesson.missing`, and what `checkOpen` throws.
 */
export const readTest = (member: Member, lessonId: string): Promise<Asked | undefined> =>
  // The questions are read after the test that names their edition: others may have replaced them.
  retryOnStaleRead(async () => {
    const { item, above } = await getLesson(lessonId);
    const withAnswers = above.creator === member.id;
    if (!withAnswers) await checkOpen(member.id, item, above);
    const test = await findTest(lessonId);
    return isTest(test) ? { test, questions: await readQuestions(test), withAnswers } : undefined;
  });
