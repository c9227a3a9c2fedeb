import { finishTest as row } from '#contract/quizzes/user-tests.ts';
import { getLesson } from '#kinds/declared/lesson.ts';
import { learnedTest } from '#kinds/learned.ts';
import { checkOpen } from '#kinds/lessons/may-learn.ts';
import { noticeOf } from '#kinds/notice.ts';
import { placesOf, wants } from '#kinds/notice-wishes.ts';
import { sentTime } from '#kinds/sent-time.ts';
import { findTest } from '#kinds/test/test.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { findTries, getAttempt, questionsOf, showAttempt } from './attempt.ts';
import { checkRoom } from './begin.ts';
import { answersOf, checkUnfinished, finish } from './finish.ts';
import { grade, resultsOf } from './grade.ts';

export const handler = endpoint(row, ({ id, endTime, choices }, { member, commit }) =>
  commit(async () => {
    const attempt = await getAttempt(member.id, id);
    const { item, above } = await getLesson(attempt.testId);
    const { enrolment } = await checkOpen(member.id, item, above);
    checkUnfinished(attempt);
    const [questions, tries, test] = await Promise.all([
      questionsOf(attempt),
      findTries(member.id, item.id),
      findTest(item.id),
    ]);
    // Attempts that devices began beside each other are more than may be finished.
    checkRoom(tries);
    const marks = grade(questions, choices);
    const finished = {
      ...attempt,
      ...marks,
      endTime: sentTime(endTime, Number(attempt.startTime)),
      test_taken: new Date().toISOString(),
    };
    const results = resultsOf(questions, choices, [], test?.showsAnswers === true);
    const message = marks.is_passed ? 'You passed the test.' : 'You did not pass the test.';
    const places = placesOf('lesson', item.id, { courseId: above.id });
    const isTold = await wants(above.creator, 'attempt', places, member.id);
    const told = noticeOf(isTold ? above.creator : undefined, {
      kind: 'attempt',
      courseId: above.id,
      lessonId: item.id,
      memberId: member.id,
      isPassed: finished.is_passed,
    });
    return {
      reply: { message, data: { ...showAttempt(finished), results } },
      actions: [
        ...(await finish(member.id, item, finished, answersOf(questions, choices), tries)),
        ...(marks.is_passed && !enrolment.passed.has(item.number)
          ? [learnedTest(member.id, item.id, finished.test_taken)]
          : []),
        ...told,
      ],
    };
  }),
);
