import { type SubmitEvent, useRef, useState } from 'react';
import { LONGEST_REPORT, type ReportedOn, reports } from '#contract/moderation/reports.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { TextArea } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { newKey } from '#web/lib/api/request.ts';
import { messages } from './hidden-messages.ts';

interface AnswerFormProps {
  on: ReportedOn;
  id: string;
  onSent: (text: string) => void;
  onCancel: () => void;
}

/** In which the author of something hidden says once what they think of that. */
export function AnswerForm({ on, id, onSent, onCancel }: AnswerFormProps) {
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // A lost answer may have had its effect: the same text is sent under the same key.
  const sent = useRef({ text: '', key: '' });
  const typed = text.trim();

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (isBusy || typed === '') return;
    if (sent.current.text !== typed) sent.current = { text: typed, key: newKey() };
    setBusy(true);
    setProblem(undefined);
    try {
      await call(reports.answerReport, { on, id, text: typed }, { key: sent.current.key });
      toast(messages.sent);
      onSent(typed);
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <form className="form hidden-answer" noValidate onSubmit={(event) => void send(event)}>
      {problem && <FormError>{problem}</FormError>}
      <TextArea
        label={messages.label}
        hint={messages.atMost}
        rows={3}
        maxLength={LONGEST_REPORT}
        autoFocus
        value={text}
        error={isAsked && typed === '' ? messages.empty : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="cluster gap-2">
        <Button small type="submit" busy={isBusy}>
          {messages.send}
        </Button>
        <Button small variant="plain" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
