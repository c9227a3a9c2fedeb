import type { LessonCard } from '#contract/lesson-card.ts';
import { type Lesson, lessons } from '#contract/lessons.ts';
import { changeReplies, useApi } from '#web/lib/api/replies.tsx';
import { changeLessonsOf } from './course-replies.ts';

/** A lesson with all that is in it; undefined waits. */
export const useLesson = (id: string | undefined) =>
  useApi(lessons.getLesson, id === undefined ? null : { id });

/** Changes what is kept of a lesson, without asking again. */
export function changeLesson(id: string, change: (lesson: Lesson) => Lesson): void {
  changeReplies(lessons.getLesson, (shown) => (shown.id === id ? change(shown) : shown), { whole: true });
}

/** Neither a lesson nor those that lead to it are shown as they were. */
export function forgetLessonReply(id: string): void {
  changeReplies(lessons.getLesson, (shown) =>
    [shown.id, shown.previous?.id, shown.next?.id].includes(id) ? undefined : shown,
  );
}

/** After the member passed a lesson's test. */
export function showPassed(id: string): void {
  changeLesson(id, (lesson) =>
    lesson.test ? { ...lesson, test: { ...lesson.test, isPassed: true } } : lesson,
  );
}

/** After a lesson's test was written: how many questions it has by now, 0 for none. */
export function showQuestionsCount(
  { id, courseId }: Pick<LessonCard, 'id' | 'courseId'>,
  questionsCount: number,
): void {
  // Its creator alone writes it, and passes none.
  const test = questionsCount > 0 ? { id, questionsCount, isPassed: false } : undefined;
  changeLesson(id, (lesson) => ({ ...lesson, questionsCount, test }));
  changeLessonsOf(courseId, (shown) =>
    shown.map((lesson) => (lesson.id === id ? { ...lesson, questionsCount } : lesson)),
  );
}
