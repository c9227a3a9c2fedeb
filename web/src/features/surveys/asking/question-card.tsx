import { memo } from 'react';
import {
  hasOptions,
  LONGEST_SCALE_LABEL,
  LONGEST_SURVEY_QUESTION,
} from '#contract/surveys/survey-questions.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { FieldError, TextField } from '#web/components/form/field.tsx';
import { messages as words } from '#web/parts/questions/messages.ts';
import { questionFieldId } from '#web/parts/questions/question-acts.ts';
import { QuestionHead } from '#web/parts/questions/question-head.tsx';
import { messages } from './messages.ts';
import { OptionsField } from './options-field.tsx';
import type { QuestionProblem } from './problems.ts';
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
  const fieldId = questionFieldId(id);
  return (
    <>
      <QuestionHead
        {...{ id, position, isLast, kind: messages.kinds[kind], heading: 'h3' }}
        removal={messages.remove(position)}
        onRemove={() => acts.remove(id)}
      />
      <div className="field">
        <label htmlFor={fieldId}>{words.question}</label>
        <textarea
          id={fieldId}
          className="control question-area"
          rows={2}
          maxLength={LONGEST_SURVEY_QUESTION}
          aria-invalid={problem?.question ? true : undefined}
          aria-describedby={problem?.question && `${fieldId}-error`}
          value={question.question}
          onChange={({ target }) => acts.write(id, { question: target.value })}
        />
        {problem?.question && <FieldError id={`${fieldId}-error`} text={problem.question} />}
      </div>
      {hasOptions(kind) && <OptionsField question={question} problem={problem} acts={acts} />}
      {kind === 'scale' && (
        <div className="survey-ends">
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
