import { useState } from 'react';
import type { Course, CourseCard } from '#contract/courses.ts';
import { toast } from '#web/components/overlay/toast.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { whyKept } from '#web/parts/sync/queue/why-kept.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { type FeedbackDraft, feedbackDrafts, feedbackId, feedbackThing, handOver } from './feedback.ts';
import { messages } from './feedback-messages.ts';

/** What a learner says of a course: as it was typed last, or else as it was sent. `onSent`: nothing is left to do here. */
export function useFeedback(course: CourseCard & Partial<Pick<Course, 'feedback'>>, onSent: () => void) {
  const { id, feedback } = course;
  const memberId = useSession().user?.id ?? '';
  const device = useDevice();
  const [typed, setTyped] = useState(() => feedbackDrafts.read(memberId, id));
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isNotKept, setNotKept] = useState(() => feedbackDrafts.isRefused(memberId, id));

  return {
    // What was sent may come while the form is open already.
    draft: typed ?? { stars: feedback?.stars, text: feedback?.text ?? '' },
    isSending,
    /** Why it was refused. */
    problem,
    /** Whether it lives only as long as the page. */
    isNotKept,

    change(next: FeedbackDraft): void {
      setTyped(next);
      setNotKept(!feedbackDrafts.keep(memberId, id, next));
    },

    /** Hands it over; it is said where it has to wait. */
    async send(said: FeedbackDraft & { readonly stars: number }): Promise<void> {
      setSending(true);
      setProblem(undefined);
      try {
        feedbackDrafts.keep(memberId, id, said);
        const thing = await handOver(feedbackThing(course, said));
        const isKept = thing?.state === 'waiting';
        const isFleeting = getOutbox().fleeting.includes(feedbackId(id));
        const why = whyKept(thing?.problem?.status, device.name, isFleeting);
        setNotKept(isKept && isFleeting);
        if (isKept && isFleeting) return setProblem(why);
        toast(isKept ? why : messages.thanks);
        onSent();
      } catch (error) {
        setProblem((error as Error).message);
      } finally {
        setSending(false);
      }
    },
  };
}
