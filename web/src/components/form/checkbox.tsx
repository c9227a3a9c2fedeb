import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Its words; a link among them leads on and ticks nothing. */
  label: ReactNode;
  error?: string | undefined;
  /** One line below the label about what it does. */
  hint?: string;
}

export function Checkbox({ label, error, hint, ...input }: CheckboxProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && id].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field">
      <label className="check row gap-3">
        <input
          {...input}
          type="checkbox"
          className="tick"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="hint check-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={id} text={error} />}
    </div>
  );
}
