import { type SubmitEvent, useState } from 'react';
import type { Course, CourseCard } from '#contract/courses.ts';
import { LONGEST_FEEDBACK } from '#contract/feedback.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { TextArea } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { StarField } from '#web/components/form/star-field.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { messages } from './feedback-messages.ts';
import { useFeedback } from './use-feedback.ts';

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
    <Dialog title={messages.title} closeLabel={messages.close} onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <p className="soft clamp">{course.title}</p>
        {isNotKept && (problem !== undefined || !isOnline) ? (
          <NotKept why={problem} typed={() => draft} />
        ) : (
          problem && <FormError>{problem}</FormError>
        )}
        <StarField
          label={messages.stars}
          value={stars}
          error={isAsked && stars === undefined ? messages.none : undefined}
          onChange={(chosen) => change({ stars: chosen, text })}
        />
        <TextArea
          label={messages.text}
          hint={messages.atMost}
          optional
          rows={3}
          maxLength={LONGEST_FEEDBACK}
          value={text}
          onChange={({ target }) => change({ ...draft, text: target.value })}
        />
        <div className="dialog-acts dialog-acts-stay">
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" variant="primary" busy={isSending}>
            {messages.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
