import { type ComponentProps, useId } from 'react';
import './switch-field.css';

interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  /** One line below the label: what the other position means. */
  hint: string;
}

/** Something that is on or off, over the whole width. */
export function SwitchField({ label, hint, ...input }: SwitchFieldProps) {
  const id = useId();
  return (
    <label className="switch-field">
      <span>
        <b id={id}>{label}</b>
        <small id={`${id}-hint`}>{hint}</small>
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a box that is ticked says so by itself */}
      <input {...input} type="checkbox" role="switch" aria-labelledby={id} aria-describedby={`${id}-hint`} />
    </label>
  );
}
