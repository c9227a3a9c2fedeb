import { listLearnersAttempts as row } from '#contract/quizzes/user-tests.ts';
import { ownLesson } from '#kinds/test/save.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { pageOfLearners } from './learners.ts';

export const handler = endpoint(row, async ({ lessonId, ...paging }, { member }) => {
  const { item } = await ownLesson(member, lessonId);
  const { id, title, questionsCount = 0 } = item;
  const { data, paged } = await pageOfLearners(lessonId, paging);
  return { lesson: { id, title, questionsCount }, data, ...paged };
});
