import { getAttempt as row } from '#contract/user-tests.ts';
import { getLesson } from '#kinds/declared/lesson.ts';
import { checkOpen } from '#kinds/lessons/may-learn.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { choicesOf, getAttempt, questionsOf, showWhole } from './attempt.ts';

export const handler = endpoint(row, async ({ id }, { member }) => {
  const attempt = await getAttempt(member.id, id);
  const { item } = await getLesson(attempt.testId);
  await checkOpen(member.id, item);
  const questions = await questionsOf(attempt);
  const whole = showWhole(attempt, item, questions);
  return attempt.test_taken ? { ...whole, choices: await choicesOf(member.id, attempt, questions) } : whole;
});
