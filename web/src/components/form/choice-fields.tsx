import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Field, FieldError, type FieldProps } from './field.tsx';
import './choice-fields.css';

type SelectFieldProps = FieldProps & ComponentProps<'select'>;

/** A choice of few; its options are the children. */
export const SelectField = ({ label, error, hint, optional, ...select }: SelectFieldProps) => (
  <Field label={label} error={error} hint={hint} optional={optional}>
    {(control) => <Select {...select} {...control} />}
  </Field>
);

/** The same without a field around it. */
export const Select = (select: ComponentProps<'select'>) => (
  <div className="selectbox control-with">
    <select {...select} className="control" />
    <ChevronDown />
  </div>
);

interface RadioFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  label: string;
  /** The name of each choice, by its value. */
  choices: Readonly<Record<string, string>>;
  /** The chosen value, where no form keeps it. */
  chosen?: string;
  onChoose?: (value: string) => void;
}

/** A few ways, side by side, of which one is chosen. */
export const RadioField = ({ label, choices, chosen, onChoose, ...input }: RadioFieldProps) => (
  <fieldset className="radios gap-3">
    <legend>{label}</legend>
    {Object.entries(choices).map(([value, text]) => (
      <label key={value} className="choice row gap-3">
        <input
          {...input}
          {...(onChoose && { checked: value === chosen, onChange: () => onChoose(value) })}
          type="radio"
          value={value}
          className="tick"
        />
        {text}
      </label>
    ))}
  </fieldset>
);

interface ChoiceCardsProps<Value extends string> {
  label: ReactNode;
  /** No two of one value. */
  choices: readonly { readonly value: Value; readonly name: string; readonly text?: string }[];
  /** Undefined as long as none is. */
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  /** Why there must be a choice. */
  error?: string | undefined;
  /** Whether the choice is being saved: then nothing else can be chosen. */
  isResting?: boolean;
}

/** A few choices, one below the other, each with its meaning; one is chosen. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, choices, chosen, onChoose, error, isResting = false } = props;
  const id = useId();
  return (
    <fieldset
      className="choice-cards stack gap-3"
      disabled={isResting}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: such a group may be invalid, a plain one may not
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend>{label}</legend>
      {error && (
        <div className="field">
          <FieldError id={`${id}-error`} text={error} />
        </div>
      )}
      {choices.map(({ value, name, text }, index) => (
        <label key={value} className="choice gap-4">
          <input
            type="radio"
            className="tick"
            name={id}
            value={value}
            checked={value === chosen}
            aria-labelledby={`${id}-${index}`}
            aria-describedby={text === undefined ? undefined : `${id}-${index}-text`}
            onChange={() => onChoose(value)}
          />
          <span>
            <b id={`${id}-${index}`}>{name}</b>
            {text !== undefined && <small id={`${id}-${index}-text`}>{text}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  /** One line below the label: what the other position means. */
  hint: string;
}

/** Something that is on or off, over the whole width. */
export function SwitchField({ label, hint, ...input }: SwitchFieldProps) {
  const id = useId();
  const named = { 'aria-labelledby': id, 'aria-describedby': `${id}-hint` };
  return (
    <label className="switch-field gap-4">
      <span>
        <b id={id}>{label}</b>
        <small id={`${id}-hint`}>{hint}</small>
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a box that is ticked says so by itself */}
      <input {...input} type="checkbox" role="switch" className="tick" {...named} />
    </label>
  );
}
