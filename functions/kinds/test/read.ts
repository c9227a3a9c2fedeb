import { getLesson } from '#kinds/declared/lesson.ts';
import { checkOpen } from '#kinds/lessons/may-learn.ts';
import type { Member } from '#platform/http/member.ts';
import { retryOnStaleRead } from '#platform/table/transaction.ts';
import { readQuestions } from './editions.ts';
import type { Asked } from './show.ts';
import { findTest, isTest } from './test.ts';

/**
 * A lesson's test as a member sees it to whom the lesson is open, or who made its course; undefined where it has none.
 * Throws `lesson.missing`, and what `checkOpen` throws.
 */
export const readTest = (member: Member, lessonId: string): Promise<Asked | undefined> =>
  // The questions are read after what says which they are: others may have taken their place.
  retryOnStaleRead(async () => {
    const { item, above } = await getLesson(lessonId);
    const withAnswers = above.creator === member.id;
    if (!withAnswers) await checkOpen(member.id, item);
    const test = await findTest(lessonId);
    return isTest(test) ? { test, questions: await readQuestions(test), withAnswers } : undefined;
  });
