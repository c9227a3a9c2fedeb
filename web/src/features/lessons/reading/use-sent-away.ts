import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { lessons } from '#contract/lessons.ts';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { forgetReply } from '#web/lib/api/replies.tsx';
import { messages } from './messages.ts';

/** Who may not be in a lesson goes to its course, and hears there why; what was to open it (`isHeld`) has said that itself. */
export function useSentAway(refusal: ApiError | undefined, isHeld: boolean, id: string, to: string): void {
  const navigate = useNavigate();
  const wasHeld = useRef(false);
  useEffect(() => {
    wasHeld.current ||= isHeld;
  }, [isHeld]);
  useEffect(() => {
    if (!refusal) return;
    navigate(to, { replace: true });
    // Whoever comes again asks again.
    void forgetReply(lessons.getLesson, { id });
    if (wasHeld.current) return;
    toastFailure(refusal.code === 'course.not-enrolled' ? messages.notEnrolled : messages.locked);
  }, [refusal, id, to, navigate]);
}
