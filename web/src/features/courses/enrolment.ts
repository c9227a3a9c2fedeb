import type { CourseCard } from '#contract/courses/courses.ts';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { getSession } from '#web/lib/session/session.ts';
import { coursePath, ENROLLING } from '#web/parts/lessons/learning.ts';
import { putToggle, usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { forgetDeleted, isEnrolled, reloadCourse } from './api.ts';
import { messages } from './reading/messages.ts';

/** The subject of what a learner does with a course. */
export const subjectOf = ({ id }: Pick<CourseCard, 'id'>) => `course/${id}`;

/** Enrols the member, or lets them leave; it shows at once, and is undone with words where it is refused. */
export function enroll(course: Pick<CourseCard, 'id' | 'title'>, isToBe: boolean): void {
  const { id, title } = course;
  const { join, leave } = messages.actions;
  putToggle({
    kind: ENROLLING,
    subject: subjectOf(course),
    desired: isToBe ? '1' : '0',
    title: messages.of(isToBe ? join : leave, title),
    queueKey: coursePath(course),
    steps: [{ route: isToBe ? 'enrolls.enroll' : 'enrolls.leave', input: { courseId: id } }],
    onFailed(why, refused) {
      toastFailure((isToBe ? messages.notJoined : messages.notLeft)(title, why));
      if (refused?.problem?.code === 'course.missing') forgetDeleted(id);
      // It may have a price by now.
      else if (refused) reloadCourse(id);
    },
  });
}

/** Shows courses in the member's desired state: loaded replies do not know of their taps yet. */
export function useDesiredEnrolment(): <C extends CourseCard>(course: C) => C {
  const desiredOf = usePendingToggles(ENROLLING);
  return (course) => {
    const desired = desiredOf(subjectOf(course));
    return desired === undefined ? course : asEnrolled(course, desired === '1');
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
