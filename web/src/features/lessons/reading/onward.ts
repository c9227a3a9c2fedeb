import type { Lesson, LessonBeside } from '#contract/lessons/lessons.ts';
import { stateOf } from '#web/parts/lessons/known-lesson.ts';
import { coursePath } from '#web/parts/lessons/learning.ts';
import { finishLesson } from './progress.ts';

/** A link to the lesson before or after this one. */
export function linkBeside(beside: LessonBeside, { course, place, lessonsCount }: Lesson, step: 1 | -1) {
  const where = { place: place + step, lessonsCount, course: course.title };
  return { to: `/lesson/${beside.id}`, state: stateOf(beside, where) };
}

/** A learner's way on from a lesson: to the next one, and after the last back to the course. */
export const onwardOf = (lesson: Lesson, isCompleted: boolean) => ({
  isLast: lesson.next === undefined,
  ...(lesson.next ? linkBeside(lesson.next, lesson, 1) : { to: coursePath(lesson.course) }),
  /** To be called as it is taken. */
  finish: () => void (isCompleted || finishLesson(lesson)),
});
