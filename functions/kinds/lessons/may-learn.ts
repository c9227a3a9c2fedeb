import type { ErrorCode } from '#contract/error.ts';
import { course } from '#kinds/declared/course.ts';
import { lesson } from '#kinds/declared/lesson.ts';
import { type EnrolmentItem, findEnrolment } from '#kinds/enrolment.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/member.ts';
import type { Key } from '#platform/table/keys.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';
import { courseOfLesson } from './lesson-id.ts';
import { openLessons } from './lock.ts';
import { type LessonOrder, orderForLearners, readOrder } from './order.ts';

interface Lesson {
  readonly id: string;
  readonly number: number;
}

/** The state in the course of a member who may open a lesson. */
interface Learning {
  readonly enrolment: EnrolmentItem;
  readonly order: LessonOrder;
}

/**
 * Returns when a lesson is open to a member who takes its course, which is `above`. Throws `course.missing` where that
 * is hidden, `course.not-enrolled`, `lesson.locked`, and `lesson.missing` for one that is hidden, or was deleted since
 * it was read.
 */
export async function checkOpen(
  userId: string,
  { id, number }: Lesson,
  above: { readonly isHidden?: unknown },
): Promise<Learning> {
  if (above.isHidden === true) throw course.missing();
  const courseId = courseOfLesson(id);
  const [enrolment, all] = await Promise.all([findEnrolment(courseId, userId), readOrder(courseId)]);
  const order = orderForLearners(all);
  // Both get the documented text: for a member who is not enrolled, all lessons are locked.
  if (!enrolment?.isEnrolled) throw locked('course.not-enrolled');
  if (!order.numbers.includes(number)) throw lesson.missing(); // it has just been deleted, or is hidden
  if (!openLessons(order.numbers, enrolment).has(number)) throw locked('lesson.locked');
  return { enrolment, order };
}

const locked = (code: ErrorCode) => new AppError('forbidden', code, 'Finish Previous Lesson');

/**
 * The same for a lesson as it is stored, which its course's creator may read at any time, and administrators, who
 * decide on what is reported of it and below it.
 */
export async function mayLearn(member: Pick<Member, 'id' | 'isAdmin'>, stored: StoredItem): Promise<void> {
  const above = await findItem(stored['parent'] as Key);
  if (!above) throw new AppError('missing', 'thing.missing', 'This is not there any more.');
  if (above['creator'] === member.id || member.isAdmin) return;
  await checkOpen(member.id, { id: String(stored['id']), number: Number(stored['number']) }, above);
}
