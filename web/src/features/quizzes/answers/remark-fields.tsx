import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import type { Question } from '#contract/quizzes.ts';
import { RemarkDraft } from '#contract/remarks.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { TextArea } from '#web/components/form/field.tsx';
import { RadioField } from '#web/components/form/radio-field.tsx';
import { messages } from './messages.ts';
import type { Mark, Said } from './remarks-draft.ts';

interface RemarkFieldsProps {
  question: Question;
  /** From 1. */
  place: number;
  said: Said;
  onChange: (change: Partial<Said>) => void;
}

/** By which the ways to mark a written answer are found. */
export const markName = (questionId: string): string => `mark-${questionId}`;

/** What a teacher says to an answer; a written one they mark. */
export function RemarkFields({ question: { id, type }, place, said, onChange }: RemarkFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const isWritten = type === 'subjective';
  const problem = RemarkDraft.safeParse({ questionId: id, text: said.text }).error?.issues[0]?.message;
  return (
    <>
      {isWritten && (
        <RadioField
          label={messages.mark}
          name={markName(id)}
          choices={messages.choices}
          chosen={said.mark}
          onChoose={(mark) => onChange({ mark: mark as Mark })}
        />
      )}
      {isWritten || isOpen || said.text !== '' ? (
        <TextArea
          label={messages.remark}
          optional
          error={problem}
          autoFocus={isOpen}
          value={said.text}
          onChange={({ target }) => {
            // Emptied, it stays below the cursor.
            setOpen(true);
            onChange({ text: target.value });
          }}
        />
      ) : (
        <div>
          <Button
            small
            icon={<MessageSquarePlus className="icon" aria-hidden="true" />}
            aria-label={messages.addRemark(place)}
            onClick={() => setOpen(true)}
          >
            {messages.addRemarkShort}
          </Button>
        </div>
      )}
    </>
  );
}
