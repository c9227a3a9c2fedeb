import type { Lesson } from '#contract/lessons/lessons.ts';
import { quizzes, type Test } from '#contract/quizzes/quizzes.ts';
import { type OneUserTest, userTests } from '#contract/quizzes/user-tests.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError, isUncertain } from '#web/lib/api/api-error.ts';
import { keepReply, keptReply } from '#web/lib/api/replies.tsx';
import { newKey } from '#web/lib/api/request.ts';
import type { Step, StepInput } from '#web/parts/sync/queue/outbox-entry.ts';
import { answersId, attemptsHere, HERE } from '../attempts-here.ts';
import { keptAnswers } from '../kept-answers.ts';
import { testPath } from '../test-path.ts';

type Started = Pick<Lesson, 'id' | 'title' | 'course'>;

/**
 * Begins an attempt at a lesson's test, or continues the begun one; the same `key` begins it once. Where the API gives
 * no answer, it is begun with the questions that are on the device. @returns its address. Throws an `ApiError`.
 */
export async function startTest(
  memberId: string,
  lesson: Started,
  { key, time }: { readonly key: string; readonly time: string },
): Promise<string> {
  try {
    return testPath(await startAttempt(lesson.id, time, key));
  } catch (error) {
    const test = error instanceof ApiError && isUncertain(error) ? keptTest(lesson.id) : undefined;
    if (!test) throw error;
    const here = beginHere(memberId, lesson, test, time);
    keptAnswers.keep(memberId, answersId(here.testId, here.id), {
      answers: {},
      questions: here.questions.length,
    });
    return testPath(here);
  }
}

/** The test of a lesson that is on the device, if any. */
const keptTest = (lessonId: string): Test | undefined => keptReply(quizzes.listTests, { lessonId })?.data[0];

async function startAttempt(lessonId: string, startTime: string, key: string) {
  const { data } = await call(userTests.startTest, { lessonId, startTime }, { key });
  const { isNew: _, ...attempt } = data;
  await keepReply(userTests.getAttempt, { id: attempt.id }, attempt);
  return attempt;
}

/** Begins an attempt with the questions that the device has. */
function beginHere(
  memberId: string,
  { id: lessonId, title, course }: Started,
  { id: testId, edition, questions }: Test,
  startTime: string,
): OneUserTest {
  const attempt: OneUserTest = {
    id: HERE + newKey(),
    testId,
    questions,
    startTime,
    version: 0,
    // Nobody has marked it.
    marks: 0,
    total_marks: 0,
    is_passed: false,
    lesson: { id: lessonId, title, courseId: course.id },
  };
  // As `newStep` makes it, which lessons would have to load.
  const input: StepInput<'user-tests.startTest'> = { lessonId, startTime, edition };
  const begin: Step = { key: newKey(), route: 'user-tests.startTest', input, state: 'open' };
  attemptsHere.keep(memberId, answersId(testId, attempt.id), { attempt, begin });
  return attempt;
}
