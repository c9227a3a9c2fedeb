import type { CourseCard } from '#contract/courses.ts';
import { getSession } from '#web/lib/session/session.ts';
import { ENROLLING } from '#web/parts/lessons/learning.ts';
import { useWishes } from '#web/parts/sync/queue/wishes.ts';
import { isEnrolled } from './api.ts';

/** Where the mark of what a learner does with a course stands. */
export const standsAt = ({ id }: Pick<CourseCard, 'id'>) => `course/${id}`;

/** Shows courses as the member wants them: what is loaded does not know of their taps yet. */
export function useWishedEnrolment(): <C extends CourseCard>(course: C) => C {
  const wishOf = useWishes(ENROLLING);
  return (course) => {
    const wish = wishOf(standsAt(course));
    return wish === undefined ? course : asEnrolled(course, wish === '1');
  };
}

function asEnrolled<C extends CourseCard>(course: C, isEnroll: boolean): C {
  if (isEnrolled(course) === isEnroll) return course;
  const { enrolledUser, learnersCount, completedCount = 0 } = course;
  const id = enrolledUser[0]?.id ?? getSession().user?.id ?? '';
  return {
    ...course,
    enrolledUser: [{ id, enrolls: { isEnroll } }],
    learnersCount: Math.max(0, learnersCount + (isEnroll ? 1 : -1)),
    completedCount: isEnroll ? completedCount : undefined,
  };
}
