import { Plus } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { messages } from './messages.ts';
import { OptionRow } from './option-row.tsx';
import type { Question, QuestionProblem } from './question-acts.ts';
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

export interface OptionsFieldProps {
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
            id={id}
            option={option}
            acts={acts}
            longest={longest}
            marking={marking}
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
