import { type SubmitEvent, useState } from 'react';
import type { Course, CourseCard } from '#contract/courses/courses.ts';
import { LONGEST_FEEDBACK } from '#contract/courses/feedback.ts';
import { TextArea } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { StarField } from '#web/components/form/star-field.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { DialogActs } from '#web/components/overlay/dialog-acts.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { toastWaiting } from '#web/components/overlay/toast-waiting.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { handOver } from '#web/parts/sync/save/hand-over.ts';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { type FeedbackDraft, feedbackDrafts, feedbackEntry } from './feedback.ts';
import { messages } from './messages.ts';

interface FeedbackDialogProps {
  course: CourseCard & Partial<Pick<Course, 'feedback'>>;
  onClose: () => void;
}

/** In which a learner gives a course stars, and a word for others. */
export function FeedbackDialog({ course, onClose }: FeedbackDialogProps) {
  const { draft, change, send, isSending, isNotKept, problem } = useFeedback(course, onClose);
  const isOnline = useIsOnline();
  const [isAsked, setAsked] = useState(false);
  const { stars, text } = draft;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (stars !== undefined) return void send({ stars, text });
    setAsked(true);
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Dialog title={messages.dialog.title} onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <p className="soft clamp">{course.title}</p>
        {isNotKept && (problem !== undefined || !isOnline) ? (
          <NotKept why={problem} typed={() => draft} />
        ) : (
          problem && <FormError>{problem}</FormError>
        )}
        <StarField
          label={messages.dialog.stars}
          value={stars}
          error={isAsked && stars === undefined ? messages.dialog.none : undefined}
          onChange={(chosen) => change({ stars: chosen, text })}
        />
        <TextArea
          label={messages.dialog.text}
          hint={messages.dialog.atMost}
          optional
          rows={3}
          maxLength={LONGEST_FEEDBACK}
          value={text}
          onChange={({ target }) => change({ ...draft, text: target.value })}
        />
        <DialogActs isStaying busy={isSending} onClose={onClose}>
          {messages.dialog.send}
        </DialogActs>
      </form>
    </Dialog>
  );
}

/** A learner's feedback on a course: as typed, or else as sent. `onSent`: the form is done. */
function useFeedback(course: FeedbackDialogProps['course'], onSent: () => void) {
  const { id, feedback } = course;
  const memberId = useSession().user?.id ?? '';
  const device = useDevice();
  const [typed, setTyped] = useState(() => feedbackDrafts.read(memberId, id));
  const [isSending, setSending] = useState(false);
  /** Why it was refused. */
  const [problem, setProblem] = useState<string>();
  /** Whether it lives only as long as the page. */
  const [isNotKept, setNotKept] = useState(() => feedbackDrafts.isRefused(memberId, id));

  const change = (next: FeedbackDraft) => {
    setTyped(next);
    setNotKept(!feedbackDrafts.keep(memberId, id, next));
  };
  /** Hands it to the outbox; the form says when it has to wait. */
  const send = async (said: FeedbackDraft & { readonly stars: number }) => {
    setSending(true);
    setProblem(undefined);
    feedbackDrafts.keep(memberId, id, said);
    try {
      const { waits, isFleeting = false } = await handOver(feedbackEntry(course, said), device.name);
      setNotKept(isFleeting);
      if (isFleeting) return setProblem(waits);
      if (waits) toastWaiting(waits);
      else toast(messages.dialog.thanks);
      onSent();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setSending(false);
    }
  };
  // The sent feedback may load while the form is open.
  const draft = typed ?? { stars: feedback?.stars, text: feedback?.text ?? '' };
  return { draft, change, send, isSending, problem, isNotKept };
}
