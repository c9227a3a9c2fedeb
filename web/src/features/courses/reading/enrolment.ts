import type { CourseCard } from '#contract/courses.ts';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { ENROLLING, placeOf } from '#web/parts/lessons/learning.ts';
import { makeWish } from '#web/parts/sync/queue/wishes.ts';
import { forgetDeleted, reloadCourse } from '../api.ts';
import { standsAt } from '../wished-enrolment.ts';
import { messages } from './messages.ts';

/** Enrols the member, or lets them leave; it is shown at once, and taken back with words where it is refused. */
export function enroll(course: Pick<CourseCard, 'id' | 'title'>, isToBe: boolean): void {
  const { id, title } = course;
  const { join, leave } = messages.actions;
  makeWish({
    kind: ENROLLING,
    stands: standsAt(course),
    wish: isToBe ? '1' : '0',
    title: messages.of(isToBe ? join : leave, title),
    place: placeOf(course),
    steps: [{ route: isToBe ? 'enrolls.enroll' : 'enrolls.leave', input: { courseId: id } }],
    onFailed(why, refused) {
      toastFailure((isToBe ? messages.notJoined : messages.notLeft)(title, why));
      if (refused?.problem?.code === 'course.missing') forgetDeleted(id);
      // It may have a price by now.
      else if (refused) reloadCourse(id);
    },
  });
}
