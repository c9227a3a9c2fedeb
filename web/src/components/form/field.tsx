import { CircleAlert } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import './control.css';
import './field.css';

/** The attributes that connect a control with its label and its error. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: string;
  /** Why the value is refused. */
  error?: ReactNode;
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

export const FieldError = ({ id, text }: { id: string; text: ReactNode }) => (
  <p className="err" id={id}>
    <CircleAlert />
    {text}
  </p>
);

export const TextField = ({
  label,
  error,
  hint,
  optional,
  ...input
}: FieldProps & ComponentProps<'input'>) => (
  <Field label={label} error={error} hint={hint} optional={optional}>
    {(control) => <input type="text" {...input} {...control} className="control" />}
  </Field>
);

export const TextArea = ({
  label,
  error,
  hint,
  optional,
  ...area
}: FieldProps & ComponentProps<'textarea'>) => (
  <Field label={label} error={error} hint={hint} optional={optional}>
    {(control) => <textarea {...area} {...control} className="control" />}
  </Field>
);

/** A user name: a phone's keyboard leaves it as it is typed, and a password manager knows it. */
export const UsernameField = (props: ComponentProps<typeof TextField>) => (
  <TextField autoComplete="username" autoCapitalize="none" autoCorrect="off" spellCheck={false} {...props} />
);

/** A code of digits that came by mail or SMS; a phone shows its numbers and offers the code it just received. */
export const CodeField = ({ onChange, ...props }: ComponentProps<typeof TextField>) => (
  <TextField
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCorrect="off"
    {...props}
    onChange={(event) => {
      keepDigits(event);
      onChange?.(event);
    }}
  />
);

const digitsOf = (text: string) => text.replaceAll(/[^0-9]/g, '');

/** Removes other characters from what is typed or pasted ('123 456'), and keeps the cursor. */
function keepDigits({ target }: ChangeEvent<HTMLInputElement>): void {
  const digits = digitsOf(target.value);
  if (digits === target.value) return;
  const cursor = digitsOf(target.value.slice(0, target.selectionStart ?? undefined)).length;
  target.value = digits;
  target.setSelectionRange(cursor, cursor);
}
