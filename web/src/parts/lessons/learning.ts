import type { Course } from '#contract/courses/courses.ts';
import { courseOfLesson, type LessonCard } from '#contract/lessons/lesson-card.ts';
import { useOnItsWay, usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';

/** The outbox's kinds of what a learner does. */
export const ENROLLING = 'enroll';
export const STARTING = 'lesson/start';
export const FINISHING = 'lesson/finish';
export const FINISHING_TEST = 'user-test';

/** The queue key of all that a learner does in a course, which is sent in order. */
export const coursePath = ({ id }: Pick<Course, 'id'>) => `/course/${id}`;

/** Where a course that the learner has finished ends. */
export const finishedPath = ({ id }: Pick<Course, 'id'>) => `/course/${id}/finished`;

export const lessonSubject = (id: string) => `lesson/${id}`;

/** The test of a lesson, which has the lesson's id. */
export const testSubject = (id: string) => `test/${id}`;

/** Lessons that the member has finished, which the API does not know yet. */
export function useIsFinished(): (lesson: Pick<LessonCard, 'id'>) => boolean {
  const desiredOf = usePendingToggles(FINISHING);
  return ({ id }) => desiredOf(lessonSubject(id)) !== undefined;
}

/** Shows a course with its learner's finished lessons: the loaded reply does not know of them yet. */
export function useLearned(): (course: Course) => Course {
  const isFinished = useIsFinished();
  return (course) =>
    course.lessons.filter(isFinished).reduce((learned, { id }) => withCompleted(learned, id), course);
}

/** Whether an entry that may still open the lesson is pending: as `useOnItsWay`. */
export const useOpening = (lessonId: string) =>
  useOnItsWay(coursePath({ id: courseOfLesson(lessonId) }), [ENROLLING, FINISHING]);

export const isCompleted = ({ lesson_progresses: [own] }: Pick<LessonCard, 'lesson_progresses'>): boolean =>
  own?.isCompleted === true;

/** A course once the member has completed one of its lessons: they go on with the next. */
export function withCompleted(course: Course, id: string): Course {
  const index = course.lessons.findIndex((lesson) => lesson.id === id);
  const lesson = course.lessons[index];
  if (!lesson || isCompleted(lesson)) return course;
  const lessons = course.lessons.map((each) =>
    each === lesson ? { ...lesson, lesson_progresses: [{ id, isCompleted: true }] } : each,
  );
  const lessonId = lessons[index + 1]?.id ?? id;
  const completedAt = new Date().toISOString();
  return { ...course, lessons, lessonId, completedAt, completedCount: lessons.filter(isCompleted).length };
}

/** The same once they have begun a lesson, with which they then go on. */
export function withBegun(course: Course, id: string): Course {
  const lessons = course.lessons.map((lesson) =>
    lesson.id === id && lesson.lesson_progresses.length === 0
      ? { ...lesson, isLocked: false, lesson_progresses: [{ id, isCompleted: false }] }
      : lesson,
  );
  return { ...course, lessons, lessonId: id };
}
