import { memo } from 'react';
import {
  hasOptions,
  LONGEST_SCALE_LABEL,
  LONGEST_SURVEY_OPTION,
  LONGEST_SURVEY_QUESTION,
} from '#contract/surveys/survey-questions.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { TextField } from '#web/components/form/field.tsx';
import { OptionsField } from '#web/parts/questions/options-field.tsx';
import type { QuestionProblem } from '#web/parts/questions/question-acts.ts';
import { QuestionField } from '#web/parts/questions/question-field.tsx';
import { QuestionHead } from '#web/parts/questions/question-head.tsx';
import { messages } from './messages.ts';
import type { QuestionActs } from './question-acts.ts';
import type { DraftQuestion } from './survey-draft.ts';

interface QuestionCardProps {
  question: DraftQuestion;
  /** From 1. */
  position: number;
  isLast: boolean;
  problem: QuestionProblem | undefined;
  acts: QuestionActs;
}

/** One question while it is written. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, position, isLast, problem, acts } = props;
  const { id, kind, isRequired, lowLabel, highLabel } = question;
  return (
    <>
      <QuestionHead
        id={id}
        position={position}
        isLast={isLast}
        kind={messages.kinds[kind]}
        heading="h3"
        removal={messages.remove(position)}
        onRemove={() => acts.remove(id)}
      />
      <QuestionField
        id={id}
        text={question.question}
        error={problem?.question}
        longest={LONGEST_SURVEY_QUESTION}
        onChange={(text) => acts.write(id, { question: text })}
      />
      {hasOptions(kind) && (
        <OptionsField question={question} problem={problem} acts={acts} longest={LONGEST_SURVEY_OPTION} />
      )}
      {kind === 'scale' && (
        <div className="survey-ends gap-4">
          <TextField
            optional
            label={messages.low}
            maxLength={LONGEST_SCALE_LABEL}
            value={lowLabel}
            onChange={({ target }) => acts.write(id, { lowLabel: target.value })}
          />
          <TextField
            optional
            label={messages.high}
            maxLength={LONGEST_SCALE_LABEL}
            value={highLabel}
            onChange={({ target }) => acts.write(id, { highLabel: target.value })}
          />
        </div>
      )}
      <Checkbox
        label={messages.required}
        checked={isRequired}
        onChange={({ target }) => acts.write(id, { isRequired: target.checked })}
      />
    </>
  );
});
