import type { CourseItem } from '#kinds/declared/course.ts';
import type { LessonItem } from '#kinds/declared/lesson.ts';
import type { EnrolmentItem } from '#kinds/enrolment.ts';
import { checkOpen } from '#kinds/lessons/may-learn.ts';
import { type LessonOrder, readOrder } from '#kinds/lessons/order.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/member.ts';

/** Who reads a lesson, and the state in its course of a learner; the course's creator has none. */
export interface Reader {
  readonly order: LessonOrder;
  readonly enrolment?: EnrolmentItem;
  /**
   * Of an administrator to whom it is not open as a learner: they decide on what is reported, as it stands, also where
   * it is hidden.
   */
  readonly isLooking?: boolean;
}

/** Throws what `checkOpen` throws for who may not read it. */
export async function readerOf(member: Member, item: LessonItem, above: CourseItem): Promise<Reader> {
  if (above.creator === member.id) return { order: await readOrder(above.id) };
  try {
    return await checkOpen(member.id, item, above);
  } catch (error) {
    if (!member.isAdmin || !(error instanceof AppError)) throw error;
    return { order: await readOrder(above.id), isLooking: true };
  }
}
