import { PAID } from '#kinds/course/counted.ts';
import { type EnrolmentItem, endEnrolment } from '#kinds/enrolment.ts';
import { Outrun } from '#platform/errors.ts';
import { addRow, nextRowId } from '#platform/lists/paged-list.ts';
import { addToTally } from '#platform/lists/tally.ts';
import { leave } from '#platform/table/jobs.ts';
import { keys, lists, tallies } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';

/** What was read is not so any more: the member was faster elsewhere, or the course is gone or has a price now. */
const changed = () => new Outrun('course.changed');

/** The writes that enrol a member who is not in, as the enrolment of before was read; a course with a price takes nobody. */
export async function enrol(
  courseId: string,
  userId: string,
  before: EnrolmentItem | undefined,
): Promise<Action[]> {
  const list = lists.coursesTaken(userId);
  const takenRow = await nextRowId(list);
  const known = {
    courseId,
    userId,
    enrolledAt: new Date().toISOString(),
    version: (before?.version ?? 0) + 1,
  };
  const set = { ...known, isEnrolled: true, takenRow };
  return [
    changeAsRead(keys.enrolment(courseId, userId), before, set, 'course.changed'),
    ...addRow(list, takenRow, { id: courseId }),
    addToTally(tallies.course(courseId), { learners: 1 }, changed, PAID),
    leave({ kind: 'tallied', courseId }),
  ];
}

/** The writes that take a member out who is in; what they have done is kept. */
export function leaveCourse(enrolment: EnrolmentItem): Action[] {
  const { courseId } = enrolment;
  return [
    ...endEnrolment(enrolment),
    addToTally(tallies.course(courseId), { learners: -1 }, changed),
    leave({ kind: 'tallied', courseId }),
  ];
}
