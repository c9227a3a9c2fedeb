import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import './choice-fields.css';

interface MoneyFieldProps extends ComponentProps<'input'> {
  label: string;
  /** Behind the label, such as the currency. */
  note: string;
  /** One line below the label that helps to fill it in. */
  hint?: string | undefined;
  /** Why the value is refused. */
  error?: string | undefined;
}

/** An amount in dollars, as it is typed. */
export const MoneyField = ({ label, note, hint, error, ...input }: MoneyFieldProps) => (
  <div className="money-field">
    <Field label={label} note={note} {...(hint && { hint })} error={error}>
      {(control) => (
        <div className="money control-with">
          <span aria-hidden="true">$</span>
          <input
            {...input}
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className="control"
          />
        </div>
      )}
    </Field>
  </div>
);
