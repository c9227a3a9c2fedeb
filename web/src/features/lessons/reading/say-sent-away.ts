import { courses } from '#contract/courses/courses.ts';
import { courseOfLesson } from '#contract/lessons/lesson-card.ts';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { fetchReply, keptReply } from '#web/lib/api/replies.tsx';
import { messages } from './messages.ts';

/** Says why a lesson does not open. */
export function saySentAway({ code }: ApiError, lessonId: string): void {
  if (code === 'course.not-enrolled') void sayNotEnrolled(courseOfLesson(lessonId));
  else toastFailure(messages.locked);
}

/** A course with a price cannot be joined here: its page says so. */
async function sayNotEnrolled(id: string): Promise<void> {
  const course = keptReply(courses.getCourse, { id }) ?? (await fetchReply(courses.getCourse, { id }));
  const isToJoin = !course || course.isFree || course.isLetIn;
  toastFailure(isToJoin ? messages.notEnrolled : messages.notLetIn(course.author));
}
