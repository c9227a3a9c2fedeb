import { useId } from 'react';
import './choice-cards.css';

interface ChoiceCardsProps<Value extends string> {
  label: string;
  choices: readonly { readonly value: Value; readonly name: string; readonly text: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A few ways, one below the other, each with what it means; one is chosen. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, choices, chosen, onChoose } = props;
  const id = useId();
  return (
    <fieldset className="choice-cards">
      <legend>{label}</legend>
      {choices.map(({ value, name, text }) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            value={value}
            checked={value === chosen}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={`${id}-${value}-text`}
            onChange={() => onChoose(value)}
          />
          <span>
            <b id={`${id}-${value}`}>{name}</b>
            <small id={`${id}-${value}-text`}>{text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
