import type { ComponentProps } from 'react';
import './radio-field.css';

interface RadioFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  label: string;
  /** What each is called, by what it is. */
  choices: Readonly<Record<string, string>>;
}

/** A few ways, side by side, of which one is chosen. */
export function RadioField({ label, choices, ...input }: RadioFieldProps) {
  return (
    <fieldset className="radios">
      <legend>{label}</legend>
      {Object.entries(choices).map(([value, text]) => (
        <label key={value}>
          <input {...input} type="radio" value={value} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
