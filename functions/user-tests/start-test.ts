import { startTest as row } from '#contract/user-tests.ts';
import { getLesson } from '#kinds/declared/lesson.ts';
import { checkOpen } from '#kinds/lessons/may-learn.ts';
import { keepEdition, readQuestions } from '#kinds/test/editions.ts';
import { getTest } from '#kinds/test/test.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { findTries, showWhole } from './attempt.ts';
import { begin, checkRoom, findBegun, newAttempt } from './begin.ts';

export const handler = endpoint(row, ({ lessonId, startTime }, { member, commit }) =>
  commit(async () => {
    const { item, above } = await getLesson(lessonId);
    if (above.creator === member.id) {
      throw new AppError(
        'conflict',
        'course.own',
        'You made this course: its tests are for those who take it.',
      );
    }
    await checkOpen(member.id, item);
    const [test, tries] = await Promise.all([getTest(lessonId), findTries(member.id, lessonId)]);
    const [questions, begun] = await Promise.all([readQuestions(test), findBegun(member.id, test, tries)]);
    if (begun)
      return { reply: { data: { ...showWhole(begun, item, questions), isNew: false } }, actions: [] };
    checkRoom(tries);
    await keepEdition(test);
    const attempt = newAttempt(test, startTime);
    const reply = { data: { ...showWhole(attempt, item, questions), isNew: true } };
    return { reply, actions: begin(member.id, attempt, tries) };
  }),
);
