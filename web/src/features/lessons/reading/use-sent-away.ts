import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { courses } from '#contract/courses.ts';
import { courseOfLesson } from '#contract/lesson-card.ts';
import { lessons } from '#contract/lessons.ts';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { fetchReply, forgetReply, keptReply } from '#web/lib/api/replies.tsx';
import { messages } from './messages.ts';

/** A course with a price cannot be joined here: its page says so. */
async function sayNotEnrolled(id: string): Promise<void> {
  const course = keptReply(courses.getCourse, { id }) ?? (await fetchReply(courses.getCourse, { id }));
  const isToJoin = !course || course.isFree || course.isLetIn;
  toastFailure(isToJoin ? messages.notEnrolled : messages.notLetIn(course.author));
}

/**
 * Sends a member who may not open a lesson to its course, with the reason; a pending entry that was to open it
 * (`isHeld`) has said that itself.
 */
export function useSentAway(refusal: ApiError | undefined, isHeld: boolean, id: string, to: string): void {
  const navigate = useNavigate();
  const wasHeld = useRef(false);
  useEffect(() => {
    wasHeld.current ||= isHeld;
  }, [isHeld]);
  useEffect(() => {
    if (!refusal) return;
    navigate(to, { replace: true });
    // Coming again asks again.
    void forgetReply(lessons.getLesson, { id });
    if (wasHeld.current) return;
    if (refusal.code !== 'course.not-enrolled') return toastFailure(messages.locked);
    void sayNotEnrolled(courseOfLesson(id));
  }, [refusal, id, to, navigate]);
}
