import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { lessons } from '#contract/lessons/lessons.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { forgetReply } from '#web/lib/api/replies.tsx';

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
    import('./say-sent-away.ts').then((it) => it.saySentAway(refusal, id)).catch(() => undefined);
  }, [refusal, id, to, navigate]);
}
