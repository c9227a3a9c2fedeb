import { startTest as row } from '#contract/quizzes/user-tests.ts';
import { getLesson, type LessonItem } from '#kinds/declared/lesson.ts';
import { checkOpen } from '#kinds/lessons/may-learn.ts';
import { sentTime } from '#kinds/sent-time.ts';
import { keepEdition, keepOldEdition, marksIn, readQuestions } from '#kinds/test/editions.ts';
import { getTest, type TestItem } from '#kinds/test/test.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { findTries, showWhole, type TriesItem } from './attempt.ts';
import { begin, beginBeside, checkEdition, checkRoom, findBegun, newAttempt } from './begin.ts';

export const handler = endpoint(row, ({ lessonId, startTime: sent, edition }, { member, commit }) =>
  commit(async () => {
    const { item, above } = await getLesson(lessonId);
    if (above.creator === member.id) {
      throw new AppError(
        'conflict',
        'course.own',
        'You made this course: its tests are for those who take it.',
      );
    }
    await checkOpen(member.id, item, above);
    const [test, tries] = await Promise.all([getTest(lessonId), findTries(member.id, lessonId)]);
    // A test does not say when it was made, and is no older than its lesson.
    const startTime = sentTime(sent, Date.parse(item.createdAt));
    const asked = { item, test, tries, startTime };
    return edition === undefined ? beginHere(member.id, asked) : beginElsewhere(member.id, asked, edition);
  }),
);

interface Asked {
  readonly item: LessonItem;
  readonly test: TestItem;
  readonly tries: TriesItem | undefined;
  readonly startTime: string;
}

async function beginHere(userId: string, { item, test, tries, startTime }: Asked) {
  const [questions, begun] = await Promise.all([readQuestions(test), findBegun(userId, test, tries)]);
  if (begun) return { reply: { data: { ...showWhole(begun, item, questions), isNew: false } }, actions: [] };
  checkRoom(tries);
  await keepEdition(test);
  const attempt = newAttempt(test, startTime);
  const reply = { data: { ...showWhole(attempt, item, questions), isNew: true } };
  return { reply, actions: begin(userId, attempt, tries) };
}

/**
 * An attempt that a device began without a connection. It is one of its own, because two devices may have begun one
 * each, and is marked by the edition that was read there, also where another is asked by now.
 */
async function beginElsewhere(userId: string, { item, test, tries, startTime }: Asked, edition: number) {
  checkRoom(tries);
  const isAsked = edition === test.edition;
  const questions = isAsked ? await readQuestions(test) : await keepOldEdition(test, edition);
  checkEdition(questions);
  if (isAsked) await keepEdition(test);
  const attempt = newAttempt({ id: test.id, edition, total: marksIn(questions) }, startTime);
  const reply = { data: { ...showWhole(attempt, item, questions), isNew: true } };
  return { reply, actions: beginBeside(userId, attempt) };
}
