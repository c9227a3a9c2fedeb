import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import './control.css';
import './field.css';

/** What a control needs to belong to its label and its error. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: string;
  /** Why the value is refused. */
  error?: string | undefined;
  /** One line below the label that helps to fill it in. */
  hint?: string;
  /** Marks a field that may stay empty. */
  optional?: boolean;
  /** Behind the label, such as a unit. */
  note?: string;
}

/** A label, a control of any kind and its error. */
export function Field(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, error, hint, optional, note = optional && '(optional)', children } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {note && <span className="opt">{note}</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="err" id={id}>
      <CircleAlert className="icon" aria-hidden="true" />
      {text}
    </p>
  );
}

export function TextField({ label, error, hint, optional, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional}>
      {(control) => <input type="text" {...input} {...control} className="control" />}
    </Field>
  );
}

export function TextArea({ label, error, hint, optional, ...area }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional}>
      {(control) => <textarea {...area} {...control} className="control" />}
    </Field>
  );
}
