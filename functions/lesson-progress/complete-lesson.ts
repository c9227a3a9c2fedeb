import { completeLesson as row } from '#contract/lessons/lesson-progress.ts';
import { getLesson } from '#kinds/declared/lesson.ts';
import { checkOpen } from '#kinds/lessons/may-learn.ts';
import { sentTime } from '#kinds/sent-time.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkPassed, complete, findProgress, isLastLeft, nextOf, showProgress } from './progress.ts';

export const handler = endpoint(row, ({ id, endTime: sent }, { member, commit }) =>
  commit(async () => {
    // A member has one progress for each lesson, with the lesson's id; the token says whose it is.
    const [{ item, above }, known] = await Promise.all([getLesson(id), findProgress(member.id, id)]);
    if (!known) {
      throw new AppError('missing', 'lesson-progress.missing', 'You have not begun this lesson yet.');
    }
    const { order, enrolment } = await checkOpen(member.id, item, above);
    if (known.isCompleted) return { reply: { data: showProgress(id, known) }, actions: [] };
    checkPassed(item, enrolment);
    const endTime = sentTime(sent, Number(known.startTime));
    const isLast = isLastLeft(item, order, enrolment);
    const actions = complete(member.id, item, endTime, { next: nextOf(item, order), isLast });
    return { reply: { data: showProgress(id, { ...known, isCompleted: true, endTime }) }, actions };
  }),
);
