import { Plus, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { GrowingArea } from './growing-area.tsx';
import { messages } from './messages.ts';
import { type Option, optionFieldId, type Question, type QuestionProblem } from './question-acts.ts';
import './options-field.css';

interface Acts {
  /** How many options a question has at least and at most. */
  readonly bounds: { readonly fewest: number; readonly most: number };
  readonly addOption: (id: string) => void;
  readonly writeOption: (id: string, optionId: string, text: string) => void;
  readonly removeOption: (id: string, optionId: string) => void;
  /** To the next one. */
  readonly goOn: (id: string, optionId: string) => void;
}

/** How one of the options is marked as the right one. */
interface Marking {
  readonly right: string | undefined;
  readonly hint: string;
  readonly label: (position: number) => string;
  readonly said: string;
  readonly mark: (id: string, optionId: string) => void;
}

interface OptionsFieldProps {
  question: Question;
  problem: QuestionProblem | undefined;
  acts: Acts;
  /** In characters. */
  longest?: number;
  /** Absent where none is right. */
  marking?: Marking;
}

/** What one can choose from. */
export function OptionsField({
  question: { id, options },
  problem,
  acts,
  longest,
  marking,
}: OptionsFieldProps) {
  const errorId = `right-${id}-error`;
  const { fewest, most } = acts.bounds;
  const isFull = options.length >= most;
  return (
    <>
      <fieldset className="stack gap-2" aria-describedby={problem?.right && errorId}>
        <legend className="options-legend">
          {messages.options} {marking && <span className="soft">{marking.hint}</span>}
        </legend>
        {options.map((option, index) => (
          <OptionRow
            key={option.id}
            {...{ id, option, acts, longest, marking }}
            position={index + 1}
            isKept={options.length <= fewest}
            error={problem?.options?.[option.id]}
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
          {messages.addOption}
        </Button>
        {isFull && <p className="soft">{messages.mostOptions(most)}</p>}
      </div>
    </>
  );
}

interface OptionRowProps extends Pick<OptionsFieldProps, 'acts' | 'longest' | 'marking'> {
  /** The question's. */
  id: string;
  option: Option;
  /** From 1. */
  position: number;
  /** Whether it cannot be removed. */
  isKept: boolean;
  error: string | undefined;
}

function OptionRow({ id, option, position, isKept, error, acts, longest, marking }: OptionRowProps) {
  const fieldId = optionFieldId(id, option.id);
  const isRight = option.id === marking?.right;
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    acts.goOn(id, option.id);
  };
  return (
    <div className={`option-row${marking ? ' is-marked' : ''}${isRight ? ' is-right' : ''}`}>
      {marking && (
        <label className="option-mark">
          <input
            type="radio"
            name={`right-${id}`}
            aria-label={marking.label(position)}
            checked={isRight}
            onChange={() => marking.mark(id, option.id)}
          />
        </label>
      )}
      <GrowingArea
        id={fieldId}
        className="control option-area"
        rows={1}
        maxLength={longest}
        aria-label={messages.option(position)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${fieldId}-error`}
        enterKeyHint="next"
        value={option.text}
        onKeyDown={keyDown}
        onChange={({ target }) => acts.writeOption(id, option.id, target.value)}
      />
      <IconButton
        label={messages.removeOption(position)}
        icon={<X />}
        aria-disabled={isKept}
        onClick={() => acts.removeOption(id, option.id)}
      />
      {marking && isRight && (
        <p className="option-right text-xs strong" aria-hidden="true">
          {marking.said}
        </p>
      )}
      {error && (
        <div className="field">
          <FieldError id={`${fieldId}-error`} text={error} />
        </div>
      )}
    </div>
  );
}
