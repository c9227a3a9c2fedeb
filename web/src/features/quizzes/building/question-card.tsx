import { memo } from 'react';
import { SelectField } from '#web/components/form/choice-fields.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { messages as words } from '#web/parts/questions/messages.ts';
import { questionFieldId } from '#web/parts/questions/question-acts.ts';
import { QuestionHead } from '#web/parts/questions/question-head.tsx';
import { GrowingArea } from './growing-area.tsx';
import { messages } from './messages.ts';
import { OptionsField } from './options-field.tsx';
import type { Place } from './places.ts';
import type { Problem } from './problems.ts';
import type { QuestionActs } from './question-acts.ts';
import type { DraftQuestion } from './test-draft.ts';

interface QuestionCardProps {
  question: DraftQuestion;
  /** From 1. */
  position: number;
  isLast: boolean;
  problem: Problem | undefined;
  /** Of the lesson. */
  places: readonly Place[];
  acts: QuestionActs;
  onDelete: (id: string) => void;
}

/** One question while it is written. A key typed in one of a hundred renders that one alone. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, position, isLast, problem, places, acts, onDelete } = props;
  const { id, type, block } = question;
  const fieldId = questionFieldId(id);
  return (
    <>
      <QuestionHead
        {...{ id, position, isLast, kind: messages.types[type], heading: 'h2' }}
        removal={messages.delete(position)}
        onRemove={() => onDelete(id)}
      />
      <div className="field">
        <label htmlFor={fieldId}>{words.question}</label>
        <GrowingArea
          id={fieldId}
          className="control question-area"
          aria-invalid={problem?.question ? true : undefined}
          aria-describedby={problem?.question && `${fieldId}-error`}
          value={question.question}
          onChange={({ target }) => acts.write(id, target.value)}
        />
        {problem?.question && <FieldError id={`${fieldId}-error`} text={problem.question} />}
      </div>
      {type === 'mcq' ? (
        <OptionsField question={question} problem={problem} acts={acts} />
      ) : (
        <p className="soft text-sm">{messages.written}</p>
      )}
      {places.length > 0 && (
        <SelectField
          label={messages.place.label}
          hint={messages.place.hint}
          optional
          // One that was deleted from the lesson is none.
          value={places.find((place) => place.id === block)?.id ?? ''}
          onChange={({ target }) => acts.choosePlace(id, target.value)}
        >
          <option value="">{messages.place.none}</option>
          {places.map((place) => (
            <option key={place.id} value={place.id}>
              {place.title}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
});
