import { listAttempts as row } from '#contract/quizzes/user-tests.ts';
import { getLesson } from '#kinds/declared/lesson.ts';
import { checkOpen } from '#kinds/lessons/may-learn.ts';
import { findTest, isTest } from '#kinds/test/test.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { showAttempt } from './attempt.ts';
import { listOfLesson } from './listed.ts';

export const handler = endpoint(row, async ({ lessonId }, { member }) => {
  const { item, above } = await getLesson(lessonId);
  if (above.creator !== member.id) await checkOpen(member.id, item, above);
  const [test, attempts] = await Promise.all([findTest(lessonId), listOfLesson(member.id, lessonId)]);
  return {
    test: isTest(test)
      ? { id: lessonId, lessonId, questionsCount: test.questionsCount, total_marks: test.total }
      : null,
    attempts: attempts.map(showAttempt),
  };
});
