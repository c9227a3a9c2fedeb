import { getAttempt as row } from '#contract/quizzes/user-tests.ts';
import { course } from '#kinds/declared/course.ts';
import { getLesson, type LessonItem, lesson } from '#kinds/declared/lesson.ts';
import { lessonOf } from '#kinds/lessons/lesson-id.ts';
import { checkOpen } from '#kinds/lessons/may-learn.ts';
import { readNames } from '#kinds/names.ts';
import { checkShown } from '#kinds/reports/hidden.ts';
import type { AttemptItem } from '#kinds/test/attempt-item.ts';
import { ownLesson } from '#kinds/test/save.ts';
import { findTest } from '#kinds/test/test.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import type { Member } from '#platform/http/member.ts';
import { choicesOf, findAttempt, getAttempt, getListed, questionsOf, showWhole } from './attempt.ts';
import { resultsOf } from './grade.ts';
import { findRemarks, showRemarks } from './remarks.ts';

export const handler = endpoint(row, async ({ id }, { member }) => {
  const own = await findAttempt(member.id, id);
  return own ? readOwn(member, own) : readLearners(member, id);
});

/**
 * An unfinished attempt needs an open lesson; a finished one, and its remarks, may be read after leaving, too, but not
 * while the lesson or its course is hidden.
 */
async function readOwn(member: Member, attempt: AttemptItem) {
  const { item, above } = await getLesson(attempt.testId);
  await checkShown(above, member, () => course.missing());
  await checkShown(item, member, () => lesson.missing());
  if (!attempt.test_taken) await checkOpen(member.id, item, above);
  return readWhole(member.id, attempt, item);
}

/** An attempt of a learner of the caller's own course. */
async function readLearners(member: Member, id: string) {
  const { userId } = await getListed(id);
  const { item } = await ownLesson(member, lessonOf(id));
  const [whole, names] = await Promise.all([
    readWhole(userId, await getAttempt(userId, id), item, true),
    readNames({ people: [userId], categories: [] }),
  ]);
  return { ...whole, member: { id: userId, ...names.person(userId) } };
}

async function readWhole(userId: string, attempt: AttemptItem, item: LessonItem, withAnswers = false) {
  const questions = await questionsOf(attempt);
  const whole = showWhole(attempt, item, questions, withAnswers);
  if (!attempt.test_taken) return whole;
  const [choices, said, test] = await Promise.all([
    choicesOf(userId, attempt, questions),
    attempt.remarkedAt === undefined ? undefined : findRemarks(userId, attempt.id),
    withAnswers ? undefined : findTest(attempt.testId),
  ]);
  const remarks = showRemarks(questions, said);
  // Its teacher has the right answers themselves.
  const results = withAnswers
    ? undefined
    : resultsOf(questions, choices, remarks, test?.showsAnswers === true);
  if (!said) return { ...whole, choices, results };
  const { version, changedAt } = said;
  return { ...whole, choices, results, remarks, version, changedAt };
}
