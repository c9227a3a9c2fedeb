import { useState } from 'react';
import type { Hidden } from '#contract/fields/hidden.ts';
import type { ReportedOn } from '#contract/moderation/reports.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { AnswerForm } from './answer-form.tsx';
import { messages } from './hidden-messages.ts';
import './hidden-why.css';

interface HiddenWhyProps {
  on: ReportedOn;
  id: string;
  hidden: Hidden;
  /** Whether the member is its author, who may answer once. */
  isOwn: boolean;
}

/** Says on something hidden that it is, and why, to who still sees it. */
export function HiddenWhy({ on, id, hidden, isOwn }: HiddenWhyProps) {
  const { reasons, note } = hidden;
  const [sent, setSent] = useState<string>();
  const [isAnswering, setAnswering] = useState(false);
  const answer = sent ?? hidden.answer;
  return (
    <div className="hidden-why stack gap-2">
      <p className="strong">{messages.hidden(reasons)}</p>
      {note !== undefined && <p>{messages.note(note)}</p>}
      <p className="soft">{isOwn ? messages.onlyYou : messages.others}</p>
      {answer !== undefined && <p>{isOwn ? messages.answered(answer) : messages.authorAnswered(answer)}</p>}
      {isOwn &&
        answer === undefined &&
        (isAnswering ? (
          <AnswerForm on={on} id={id} onSent={setSent} onCancel={() => setAnswering(false)} />
        ) : (
          <div>
            <Button small onClick={() => setAnswering(true)}>
              {messages.answer}
            </Button>
          </div>
        ))}
    </div>
  );
}
