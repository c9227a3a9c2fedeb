import { listLessonQuestions as row } from '#contract/quizzes/quizzes.ts';
import { readTest } from '#kinds/test/read.ts';
import { asOnePage, showTest } from '#kinds/test/show.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, async ({ lessonId }, { member }) => {
  const asked = await readTest(member, lessonId);
  return asOnePage(asked ? showTest(asked).questions : []);
});
