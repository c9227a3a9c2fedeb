import { type EnrolmentItem, endEnrolment } from '#kinds/enrolment.ts';
import { StaleReadError } from '#platform/errors.ts';
import { removeRow } from '#platform/lists/paged-list.ts';
import { addToTally } from '#platform/lists/tally.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { keys, lists, tallies } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';

/** The read was stale: the member was faster elsewhere, or the course is gone. */
const changed = () => new StaleReadError('course.changed');

/** The writes that take an enrolled member out; their progress is kept, and so is a place that they paid for. */
export const leaveCourse = (enrolment: EnrolmentItem): Action[] => [
  ...endEnrolment(enrolment, { hasLeft: true }),
  ...countOut(enrolment.courseId),
];

/** The writes that take a member out, with the place that the creator gave them; none for a member with neither. */
export function takeOut(enrolment: EnrolmentItem): Action[] {
  const { courseId, userId, isEnrolled, letInRow, version } = enrolment;
  if (letInRow === undefined) return isEnrolled ? [...endEnrolment(enrolment), ...countOut(courseId)] : [];
  const none = { letInRow: undefined };
  return [
    ...(isEnrolled
      ? [...endEnrolment(enrolment, none), ...countOut(courseId)]
      : [
          changeAsRead(
            keys.enrolment(courseId, userId),
            { version },
            { ...none, version: version + 1 },
            'course.changed',
          ),
        ]),
    ...removeRow(lists.letIn(courseId), letInRow, changed),
  ];
}

const countOut = (courseId: string): Action[] => [
  addToTally(tallies.course(courseId), { learners: -1 }, changed),
  enqueueJob({ kind: 'tallied', courseId }),
];
