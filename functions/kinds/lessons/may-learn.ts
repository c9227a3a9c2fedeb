import { type Enrolment, findEnrolment, isEnrolled } from '#kinds/course/enrolment.ts';
import { courseOfLesson } from '#kinds/declared/lesson.ts';
import { AppError } from '#platform/errors.ts';
import { openLessons } from './lock.ts';
import { type LessonOrder, readOrder } from './order.ts';

interface Learning {
  readonly enrolment: Enrolment;
  readonly order: LessonOrder;
}

/** Returns when a lesson is open to a member who takes its course. Throws `course.not-enrolled`, `lesson.locked`. */
export async function checkOpen(
  userId: string,
  { id, number }: { readonly id: string; readonly number: number },
): Promise<Learning> {
  const courseId = courseOfLesson(id);
  const [enrolment, order] = await Promise.all([findEnrolment(courseId, userId), readOrder(courseId)]);
  if (!enrolment || !isEnrolled(enrolment)) {
    throw new AppError('forbidden', 'course.not-enrolled', 'Please join the course to open its lessons.');
  }
  if (!openLessons(order.numbers, enrolment).has(number)) {
    throw new AppError('forbidden', 'lesson.locked', 'Finish Previous Lesson');
  }
  return { enrolment, order };
}
