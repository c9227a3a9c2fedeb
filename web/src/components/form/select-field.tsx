import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import './control.css';
import './select-field.css';

/** A choice of few; its options are the children. */
export function SelectField({
  label,
  error,
  hint,
  optional,
  ...select
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional}>
      {(control) => (
        <div className="selectbox">
          <select {...select} {...control} className="control" />
          <ChevronDown className="icon" aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
