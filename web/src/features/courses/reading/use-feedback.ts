import { useState } from 'react';
import type { Course, CourseCard } from '#contract/courses.ts';
import { toast } from '#web/components/overlay/toast.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { useDevice } from '#web/parts/outbox/use-device.ts';
import { whyKept } from '#web/parts/outbox/why-kept.ts';
import { type FeedbackDraft, feedbackThing, handOver, keepDraft, readDraft } from './feedback.ts';
import { messages } from './feedback-messages.ts';

/** What a learner says of a course: as it was typed last, or else as it was sent. `onSent`: nothing is left to do here. */
export function useFeedback(course: CourseCard & Partial<Pick<Course, 'feedback'>>, onSent: () => void) {
  const { id, feedback } = course;
  const memberId = useSession().user?.id ?? '';
  const device = useDevice();
  const [typed, setTyped] = useState(() => readDraft(memberId, id));
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  return {
    // What was sent may come while the form is open already.
    draft: typed ?? { stars: feedback?.stars, text: feedback?.text ?? '' },
    isSending,
    /** Why it was refused. */
    problem,

    change(next: FeedbackDraft): void {
      setTyped(next);
      keepDraft(memberId, id, next);
    },

    /** Hands it over; it is said where it has to wait. */
    async send(said: FeedbackDraft & { readonly stars: number }): Promise<void> {
      setSending(true);
      setProblem(undefined);
      try {
        keepDraft(memberId, id, said);
        const thing = await handOver(feedbackThing(course, said));
        toast(thing?.state === 'waiting' ? whyKept(thing.problem?.status, device.name) : messages.thanks);
        onSent();
      } catch (error) {
        setProblem((error as Error).message);
      } finally {
        setSending(false);
      }
    },
  };
}
