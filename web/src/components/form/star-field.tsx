import { type KeyboardEvent, useId } from 'react';
import { StarShape } from '#web/components/content/stars.tsx';
import { FieldError } from './field.tsx';
import { messages } from './messages.ts';
import './choice-fields.css';

const STARS = [1, 2, 3, 4, 5];

const words = messages.stars;

interface StarFieldProps {
  label: string;
  /** 1 to 5; undefined until one is chosen. */
  value: number | undefined;
  onChange: (value: number) => void;
  /** Why it is refused. */
  error?: string | undefined;
}

/** One to five stars: by the arrow keys, by their number, by a press. */
export function StarField({ label, value, onChange, error }: StarFieldProps) {
  const id = useId();
  const chooseByNumber = (event: KeyboardEvent) => {
    const number = Number(event.key);
    if (!STARS.includes(number) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('input')[number - 1]?.focus();
    onChange(number);
  };
  return (
    <fieldset
      className="star-field field"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: such a group may be invalid, a plain one may not
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      onKeyDown={chooseByNumber}
    >
      <legend>{label}</legend>
      <div className="star-choices">
        {STARS.map((star) => (
          <label key={star} className="ring-inside">
            <input
              type="radio"
              name={id}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
            />
            <span className="vh">{words.given(star, STARS.length)}</span>
            <StarShape fill={value !== undefined && star <= value ? 1 : 0} />
          </label>
        ))}
      </div>
      {error ? (
        <FieldError id={`${id}-error`} text={error} />
      ) : (
        // Readers hear it with the star.
        <p className="star-said text-sm strong" aria-hidden="true">
          {value === undefined ? words.none : words.given(value, STARS.length)}
        </p>
      )}
    </fieldset>
  );
}
