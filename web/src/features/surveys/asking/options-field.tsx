import { Plus, X } from 'lucide-react';
import { LONGEST_SURVEY_OPTION, MOST_SURVEY_OPTIONS } from '#contract/surveys/survey-questions.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { messages as words } from '#web/parts/questions/messages.ts';
import { optionFieldId } from '#web/parts/questions/question-acts.ts';
import type { QuestionProblem } from './problems.ts';
import type { QuestionActs } from './question-acts.ts';
import type { DraftQuestion } from './survey-draft.ts';

interface OptionsFieldProps {
  question: DraftQuestion;
  problem: QuestionProblem | undefined;
  acts: QuestionActs;
}

/** What one can choose from. */
export function OptionsField({ question: { id, options }, problem, acts }: OptionsFieldProps) {
  const isFull = options.length >= MOST_SURVEY_OPTIONS;
  return (
    <fieldset className="stack gap-2">
      <legend>{words.options}</legend>
      {options.map((option, index) => {
        const fieldId = optionFieldId(id, option.id);
        const error = problem?.options?.[option.id];
        return (
          <div key={option.id} className="survey-option">
            <input
              id={fieldId}
              type="text"
              className="control"
              autoComplete="off"
              maxLength={LONGEST_SURVEY_OPTION}
              aria-label={words.option(index + 1)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${fieldId}-error`}
              value={option.text}
              onChange={({ target }) => acts.writeOption(id, option.id, target.value)}
            />
            <IconButton
              label={words.removeOption(index + 1)}
              icon={<X />}
              aria-disabled={options.length <= 2}
              onClick={() => acts.removeOption(id, option.id)}
            />
            {error && (
              <div className="field">
                <FieldError id={`${fieldId}-error`} text={error} />
              </div>
            )}
          </div>
        );
      })}
      <div className="cluster gap-3 text-sm">
        <Button
          variant="plain"
          small
          icon={<Plus />}
          aria-disabled={isFull}
          onClick={() => acts.addOption(id)}
        >
          {words.addOption}
        </Button>
        {isFull && <p className="soft">{words.mostOptions(MOST_SURVEY_OPTIONS)}</p>}
      </div>
    </fieldset>
  );
}
