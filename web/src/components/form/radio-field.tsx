import type { ComponentProps } from 'react';
import './radio-field.css';

interface RadioFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  label: string;
  /** What each is called, by what it is. */
  choices: Readonly<Record<string, string>>;
  /** Which one is, where no form keeps it. */
  chosen?: string;
  onChoose?: (value: string) => void;
}

/** A few ways, side by side, of which one is chosen. */
export function RadioField({ label, choices, chosen, onChoose, ...input }: RadioFieldProps) {
  return (
    <fieldset className="radios">
      <legend>{label}</legend>
      {Object.entries(choices).map(([value, text]) => (
        <label key={value}>
          <input
            {...input}
            {...(onChoose && { checked: value === chosen, onChange: () => onChoose(value) })}
            type="radio"
            value={value}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
