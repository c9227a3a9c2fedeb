import { memo } from 'react';
import { SelectField } from '#web/components/form/choice-fields.tsx';
import { OptionsField } from '#web/parts/questions/options-field.tsx';
import type { QuestionProblem } from '#web/parts/questions/question-acts.ts';
import { QuestionField } from '#web/parts/questions/question-field.tsx';
import { QuestionHead } from '#web/parts/questions/question-head.tsx';
import { messages } from './messages.ts';
import type { Place } from './places.ts';
import type { QuestionActs } from './question-acts.ts';
import type { DraftQuestion } from './test-draft.ts';

interface QuestionCardProps {
  question: DraftQuestion;
  /** From 1. */
  position: number;
  isLast: boolean;
  problem: QuestionProblem | undefined;
  /** Of the lesson. */
  places: readonly Place[];
  acts: QuestionActs;
  onDelete: (id: string) => void;
}

/** One question while it is written. A key typed in one of a hundred renders that one alone. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, position, isLast, problem, places, acts, onDelete } = props;
  const { id, type, block } = question;
  return (
    <>
      <QuestionHead
        id={id}
        position={position}
        isLast={isLast}
        kind={messages.types[type]}
        heading="h2"
        removal={messages.delete(position)}
        onRemove={() => onDelete(id)}
      />
      <QuestionField
        id={id}
        text={question.question}
        error={problem?.question}
        onChange={(text) => acts.write(id, text)}
      />
      {type === 'mcq' ? (
        <OptionsField
          question={question}
          problem={problem}
          acts={acts}
          marking={{ ...messages.marking, right: question.right, mark: acts.mark }}
        />
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
