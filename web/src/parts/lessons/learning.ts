import type { Course } from '#contract/courses.ts';
import { courseOfLesson, type LessonCard } from '#contract/lesson-card.ts';
import { useOnItsWay, useWishes } from '#web/parts/sync/queue/wishes.ts';
import { withCompleted } from './with-progress.ts';

/** Under which the outbox knows what a learner does. */
export const ENROLLING = 'enroll';
export const STARTING = 'lesson/start';
export const FINISHING = 'lesson/finish';

/** Where all that a learner does in a course is done: it goes out in its order. */
export const placeOf = ({ id }: Pick<Course, 'id'>) => `/course/${id}`;

export const lessonStands = (id: string) => `lesson/${id}`;

/** Of which lessons the member has said that they have finished them, which the API does not know yet. */
export function useIsFinished(): (lesson: Pick<LessonCard, 'id'>) => boolean {
  const wishOf = useWishes(FINISHING);
  return ({ id }) => wishOf(lessonStands(id)) !== undefined;
}

/** Shows a course with what its learner has finished: what is loaded does not know of that yet. */
export function useLearned(): (course: Course) => Course {
  const isFinished = useIsFinished();
  return (course) =>
    course.lessons.filter(isFinished).reduce((learned, { id }) => withCompleted(learned, id), course);
}

/** What may still open a lesson, on its way: as `useOnItsWay`. */
export const useOpening = (lessonId: string) =>
  useOnItsWay(placeOf({ id: courseOfLesson(lessonId) }), [ENROLLING, FINISHING]);
