import { Plus, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { MOST_OPTIONS } from '#contract/quizzes/quizzes.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { messages as words } from '#web/parts/questions/messages.ts';
import { optionFieldId } from '#web/parts/questions/question-acts.ts';
import { GrowingArea } from './growing-area.tsx';
import { messages } from './messages.ts';
import type { Problem } from './problems.ts';
import type { QuestionActs } from './question-acts.ts';
import type { DraftOption, DraftQuestion } from './test-draft.ts';
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
      <fieldset className="stack gap-2" aria-describedby={problem?.right && errorId}>
        <legend className="options-legend">
          {words.options} <span className="soft">{messages.mark}</span>
        </legend>
        {options.map((option, at) => (
          <OptionRow
            key={option.id}
            questionId={id}
            option={option}
            position={at + 1}
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
      <div className="option-add cluster gap-1-3 text-sm">
        <Button
          variant="plain"
          small
          icon={<Plus />}
          aria-disabled={isFull}
          onClick={() => acts.addOption(id)}
        >
          {words.addOption}
        </Button>
        {isFull && <p className="soft">{words.mostOptions(MOST_OPTIONS)}</p>}
      </div>
    </>
  );
}

interface OptionRowProps {
  questionId: string;
  option: DraftOption;
  /** From 1. */
  position: number;
  isRight: boolean;
  /** The last one stays. */
  isOnly: boolean;
  error: string | undefined;
  acts: QuestionActs;
}

/** One option, and whether it is the right one. */
function OptionRow({ questionId, option, position, isRight, isOnly, error, acts }: OptionRowProps) {
  const id = optionFieldId(questionId, option.id);
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    acts.goOn(questionId, option.id);
  };
  return (
    <div className={isRight ? 'option-row is-right' : 'option-row'}>
      <label className="option-mark">
        <input
          type="radio"
          name={`right-${questionId}`}
          aria-label={messages.isRight(position)}
          checked={isRight}
          onChange={() => acts.mark(questionId, option.id)}
        />
      </label>
      <GrowingArea
        id={id}
        className="control option-area"
        rows={1}
        aria-label={words.option(position)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        enterKeyHint="next"
        value={option.text}
        onKeyDown={keyDown}
        onChange={({ target }) => acts.writeOption(questionId, option.id, target.value)}
      />
      <IconButton
        label={words.removeOption(position)}
        icon={<X />}
        aria-disabled={isOnly}
        onClick={() => !isOnly && acts.removeOption(questionId, option.id)}
      />
      {isRight && (
        <p className="option-right text-xs strong" aria-hidden="true">
          {messages.right}
        </p>
      )}
      {error && (
        <div className="field">
          <FieldError id={`${id}-error`} text={error} />
        </div>
      )}
    </div>
  );
}
