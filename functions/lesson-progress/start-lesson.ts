import { startLesson as row } from '#contract/lessons/lesson-progress.ts';
import { getLesson } from '#kinds/declared/lesson.ts';
import { checkOpen } from '#kinds/lessons/may-learn.ts';
import { sentTime } from '#kinds/sent-time.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { begin, findProgress, showProgress } from './progress.ts';

export const handler = endpoint(row, ({ lessonId, startTime }, { member, commit }) =>
  commit(async () => {
    const { item, above } = await getLesson(lessonId);
    if (above.creator === member.id) {
      const text = 'You made this course: how far you read in it is not kept.';
      throw new AppError('conflict', 'course.own', text);
    }
    const [known] = await Promise.all([findProgress(member.id, lessonId), checkOpen(member.id, item, above)]);
    if (known) return { reply: { data: { ...showProgress(lessonId, known), isNew: false } }, actions: [] };
    const progress = { startTime: sentTime(startTime, Date.parse(item.createdAt)), isCompleted: false };
    const reply = { data: { ...showProgress(lessonId, progress), isNew: true } };
    return { reply, actions: begin(member.id, item, progress) };
  }),
);
