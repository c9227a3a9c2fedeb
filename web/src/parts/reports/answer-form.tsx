import { useRef } from 'react';
import { LONGEST_REPORT, type ReportedOn, reports } from '#contract/moderation/reports.ts';
import { useWork } from '#web/components/buttons/use-work.ts';
import { toast } from '#web/components/overlay/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { newKey } from '#web/lib/api/request.ts';
import { TextForm } from '#web/parts/threads/text-form.tsx';
import { messages } from './hidden-messages.ts';

interface AnswerFormProps {
  on: ReportedOn;
  id: string;
  onSent: (text: string) => void;
  onCancel: () => void;
}

/** In which the author of something hidden says once what they think of that. */
export function AnswerForm({ on, id, onSent, onCancel }: AnswerFormProps) {
  const { isBusy, error, work } = useWork({ isLast: true });
  // A lost answer may have had its effect: the same text is sent under the same key.
  const sent = useRef({ text: '', key: '' });

  const send = (typed: string) => {
    const text = typed.trim();
    if (sent.current.text !== text) sent.current = { text, key: newKey() };
    void work(async () => {
      await call(reports.answerReport, { on, id, text }, { key: sent.current.key });
      toast(messages.sent);
      onSent(text);
    });
  };
  return (
    <TextForm
      label={messages.label}
      hint={messages.atMost}
      longest={LONGEST_REPORT}
      empty={messages.empty}
      submit={messages.send}
      isBusy={isBusy}
      problem={error?.message}
      onCancel={onCancel}
      onSave={send}
    />
  );
}
