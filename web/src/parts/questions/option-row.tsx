import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { GrowingArea } from './growing-area.tsx';
import { messages } from './messages.ts';
import type { OptionsFieldProps } from './options-field.tsx';
import { type Option, optionFieldId } from './question-acts.ts';

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

export function OptionRow({ id, option, position, isKept, error, acts, longest, marking }: OptionRowProps) {
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
