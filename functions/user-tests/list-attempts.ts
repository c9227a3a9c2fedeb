import { listAttempts as row } from '#contract/quizzes/user-tests.ts';
import { getLesson } from '#kinds/declared/lesson.ts';
import { findTest, isTest } from '#kinds/test/test.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { showAttempt } from './attempt.ts';
import { listOfLesson } from './listed.ts';

export const handler = endpoint(row, async ({ lessonId }, { member }) => {
  const [test, attempts] = await Promise.all([
    findTest(lessonId),
    listOfLesson(member.id, lessonId),
    getLesson(lessonId),
  ]);
  return {
    test: isTest(test)
      ? { id: lessonId, lessonId, questionsCount: test.questionsCount, total_marks: test.total }
      : null,
    attempts: attempts.map(showAttempt),
  };
});
