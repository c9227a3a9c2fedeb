import { Plus } from 'lucide-react';
import { MOST_OPTIONS } from '#contract/quizzes.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { messages } from './messages.ts';
import { OptionRow } from './option-row.tsx';
import type { Problem } from './problems.ts';
import type { DraftQuestion } from './test-draft.ts';
import type { QuestionActs } from './use-question-acts.ts';
import './options-field.css';

interface OptionsFieldProps {
  question: DraftQuestion;
  problem: Problem | undefined;
  acts: QuestionActs;
}

/** What a learner can choose from. */
export function OptionsField({ question, problem, acts }: OptionsFieldProps) {
  const { id, options, right } = question;
  const errorId = `right-${id}-error`;
  const isFull = options.length >= MOST_OPTIONS;
  return (
    <>
      <fieldset className="options" aria-describedby={problem?.right && errorId}>
        <legend>
          {messages.options} <span>{messages.mark}</span>
        </legend>
        {options.map((option, at) => (
          <OptionRow
            key={option.id}
            questionId={id}
            option={option}
            place={at + 1}
            isRight={option.id === right}
            isOnly={options.length === 1}
            error={problem?.options?.[option.id]}
            acts={acts}
          />
        ))}
      </fieldset>
      {problem?.right && (
        <div className="field">
          <FieldError id={errorId} text={problem.right} />
        </div>
      )}
      <div className="option-add">
        <Button
          variant="plain"
          small
          icon={<Plus className="icon" aria-hidden="true" />}
          aria-disabled={isFull}
          onClick={() => acts.addOption(id)}
        >
          {messages.addOption}
        </Button>
        {isFull && <p className="soft">{messages.mostOptions}</p>}
      </div>
    </>
  );
}
