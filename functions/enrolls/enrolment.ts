import { PAID } from '#kinds/course/counted.ts';
import type { CourseItem } from '#kinds/declared/course.ts';
import type { EnrolmentItem } from '#kinds/enrolment.ts';
import { AppError, StaleReadError } from '#platform/errors.ts';
import { todayOf } from '#platform/http/admission.ts';
import { addRow, nextRowId } from '#platform/lists/paged-list.ts';
import { addToTally } from '#platform/lists/tally.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { keys, lists, tallies } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';

/** The read was stale: the member was faster elsewhere, or the course is gone or has a price now. */
const changed = () => new StaleReadError('course.changed');

/**
 * The writes that enrol a member, on the condition of the enrolment as it was read. A course with a price takes only
 * members whom its creator has let in (`letInRow`).
 */
export async function enrol(
  courseId: string,
  userId: string,
  before: EnrolmentItem | undefined,
  letInRow = before?.letInRow,
): Promise<Action[]> {
  const list = lists.coursesTaken(userId);
  const takenRow = await nextRowId(list);
  const known = {
    courseId,
    userId,
    memberId: userId,
    enrolledAt: new Date().toISOString(),
    version: (before?.version ?? 0) + 1,
  };
  const set = { ...known, isEnrolled: true, takenRow, letInRow, hasLeft: undefined };
  return [
    changeAsRead(keys.enrolment(courseId, userId), before, set, 'course.changed'),
    ...addRow(list, takenRow, { id: courseId }),
    addToTally(tallies.course(courseId), { learners: 1 }, changed, letInRow === undefined ? PAID : undefined),
    enqueueJob({ kind: 'tallied', courseId }),
  ];
}

export const missingUser = () => new AppError('missing', 'user.missing', 'There is no such member.');

/** Throws `course.own`. */
export function checkNotOwn({ creator }: CourseItem, userId: string): void {
  if (creator !== userId) return;
  throw new AppError('conflict', 'course.own', 'You made this course, so you need not join it.');
}

/** Throws `course.own`, and `course.free` and `course.hidden` where nobody is let in. */
export function checkLetsIn(item: CourseItem, userId: string): void {
  checkNotOwn(item, userId);
  if (item.isFree) {
    throw new AppError('conflict', 'course.free', 'This course is free: everyone can join it themselves.');
  }
  if (item.isHidden) {
    throw new AppError('conflict', 'course.hidden', 'This course is hidden: nobody can join it now.');
  }
}

/** Whether a member with a place is out because they left: there is no other reason. */
const hasLeft = ({ isEnrolled, hasLeft, letInRow }: EnrolmentItem): boolean =>
  !isEnrolled && (hasLeft === true || letInRow !== undefined);

/** Whether letting a member in also enrols them: one who is in stays in, and one who left comes back by themselves. */
export const isEnrolledBy = (before: EnrolmentItem | undefined): boolean =>
  !before || !(before.isEnrolled || hasLeft(before));

/**
 * The writes that give a member a place in a course with a price, on the condition of the enrolment as it was read, and
 * that enrol them where `isEnrolledBy` says so.
 */
export async function letIn(
  courseId: string,
  userId: string,
  before: EnrolmentItem | undefined,
): Promise<Action[]> {
  const list = lists.letIn(courseId);
  const letInRow = before?.letInRow ?? (await nextRowId(list));
  const isThere = { ConditionExpression: 'attribute_exists(pk)' };
  const isAdmitted = { ConditionExpression: 'attribute_not_exists(disabled)' };
  return [
    // Their account may be under deletion: it is disabled first.
    { check: { Key: keys.user(userId), ...isThere }, otherwise: changed },
    { check: { Key: todayOf(userId, new Date()), ...isAdmitted }, otherwise: missingUser },
    ...(before && !isEnrolledBy(before)
      ? [
          changeAsRead(
            keys.enrolment(courseId, userId),
            before,
            { letInRow, version: before.version + 1 },
            'course.changed',
          ),
          addToTally(tallies.course(courseId), { learners: 0 }, changed), // unless it is gone
        ]
      : await enrol(courseId, userId, before, letInRow)),
    ...(before?.letInRow === undefined
      ? addRow(list, letInRow, { userId, createdAt: new Date().toISOString() })
      : []),
  ];
}
