import type { Course } from '#contract/courses.ts';
import { courseOfLesson, type LessonCard } from '#contract/lesson-card.ts';
import { useOnItsWay, usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';

/** Under which the outbox knows what a learner does. */
export const ENROLLING = 'enroll';
export const STARTING = 'lesson/start';
export const FINISHING = 'lesson/finish';

/** Where all that a learner does in a course is done: it goes out in its order. */
export const coursePath = ({ id }: Pick<Course, 'id'>) => `/course/${id}`;

export const lessonSubject = (id: string) => `lesson/${id}`;

/** Of which lessons the member has said that they have finished them, which the API does not know yet. */
export function useIsFinished(): (lesson: Pick<LessonCard, 'id'>) => boolean {
  const desiredOf = usePendingToggles(FINISHING);
  return ({ id }) => desiredOf(lessonSubject(id)) !== undefined;
}

/** Shows a course with what its learner has finished: what is loaded does not know of that yet. */
export function useLearned(): (course: Course) => Course {
  const isFinished = useIsFinished();
  return (course) =>
    course.lessons.filter(isFinished).reduce((learned, { id }) => withCompleted(learned, id), course);
}

/** What may still open a lesson, on its way: as `useOnItsWay`. */
export const useOpening = (lessonId: string) =>
  useOnItsWay(coursePath({ id: courseOfLesson(lessonId) }), [ENROLLING, FINISHING]);

export const isCompleted = ({ lesson_progresses: [own] }: Pick<LessonCard, 'lesson_progresses'>): boolean =>
  own?.isCompleted === true;

/** A course as it is once the member has completed one of its lessons: they go on with the next. */
export function withCompleted(course: Course, id: string): Course {
  const index = course.lessons.findIndex((lesson) => lesson.id === id);
  const lesson = course.lessons[index];
  if (!lesson || isCompleted(lesson)) return course;
  const lessons = course.lessons.map((each) =>
    each === lesson ? { ...lesson, lesson_progresses: [{ id, isCompleted: true }] } : each,
  );
  const lessonId = lessons[index + 1]?.id ?? id;
  return { ...course, lessons, lessonId, completedCount: lessons.filter(isCompleted).length };
}

/** The same once they have begun one, which they then go on with. */
export function withBegun(course: Course, id: string): Course {
  const lessons = course.lessons.map((lesson) =>
    lesson.id === id && lesson.lesson_progresses.length === 0
      ? { ...lesson, isLocked: false, lesson_progresses: [{ id, isCompleted: false }] }
      : lesson,
  );
  return { ...course, lessons, lessonId: id };
}
