import { type ReactNode, useId } from 'react';
import './choice-cards.css';

interface ChoiceCardsProps<Value extends string> {
  label: ReactNode;
  /** No two of one value. */
  choices: readonly { readonly value: Value; readonly name: string; readonly text?: string }[];
  /** Undefined as long as none is. */
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  /** Whether what was chosen is on its way: nothing else can be chosen. */
  isResting?: boolean;
}

/** A few ways, one below the other, each with what it means; one is chosen. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, choices, chosen, onChoose, isResting = false } = props;
  const id = useId();
  return (
    <fieldset className="choice-cards" disabled={isResting}>
      <legend>{label}</legend>
      {choices.map(({ value, name, text }, place) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            value={value}
            checked={value === chosen}
            aria-labelledby={`${id}-${place}`}
            aria-describedby={text === undefined ? undefined : `${id}-${place}-text`}
            onChange={() => onChoose(value)}
          />
          <span>
            <b id={`${id}-${place}`}>{name}</b>
            {text !== undefined && <small id={`${id}-${place}-text`}>{text}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
