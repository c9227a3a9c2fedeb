import { useId, useRef } from 'react';
import { LONGEST_SURVEY_ANSWER, type SurveyQuestion } from '#contract/surveys/survey-questions.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import type { Said } from './answers.ts';
import { messages } from './messages.ts';
import './question-field.css';

export interface QuestionFieldProps {
  question: SurveyQuestion;
  said: Said | undefined;
  error: string | undefined;
  onSay: (said: Said) => void;
}

/** Points of a scale. */
const POINTS = [1, 2, 3, 4, 5] as const;

/** One question, with the controls of its kind. Its id is what a missing answer leads to. */
export const QuestionField = (props: QuestionFieldProps) =>
  props.question.kind === 'text' ? <Written {...props} /> : <Chosen {...props} />;

const need = ({ isRequired }: SurveyQuestion) => (isRequired ? messages.required : messages.optional);

function Chosen({ question, said = {}, error, onSay }: QuestionFieldProps) {
  const { kind, question: text, isRequired } = question;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const clear = () => {
    // The pressed button goes.
    group.current?.querySelector('input')?.focus();
    onSay({});
  };
  const hint = kind === 'several' && `${id}-hint`;
  const describedBy = [hint, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  // Such a group may be invalid or required, a plain one may not.
  const radios = {
    role: 'radiogroup',
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired,
  };
  const isChosen = said.value !== undefined || (kind === 'one' && said.options?.[0] !== undefined);
  const Controls = { one: Options, several: Options, scale: Scale, text: Options }[kind];
  return (
    <fieldset
      ref={group}
      className="survey-question field"
      {...(kind !== 'several' && radios)}
      aria-describedby={describedBy}
      data-wrong={error ? '' : undefined}
    >
      <legend>
        {text} <span className="opt">{need(question)}</span>
      </legend>
      {hint && (
        <p className="hint" id={hint}>
          {messages.several}
        </p>
      )}
      <Controls name={id} question={question} said={said} onSay={onSay} />
      {error && <FieldError id={`${id}-error`} text={error} />}
      {isChosen && !isRequired && (
        // A radio button cannot be taken back by itself.
        <div>
          <Button small variant="plain" aria-label={messages.clearOf(text)} onClick={clear}>
            {messages.clear}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface ControlsProps extends Pick<QuestionFieldProps, 'question' | 'onSay'> {
  name: string;
  said: Said;
}

function Options({ name, question, said, onSay }: ControlsProps) {
  const { kind, options = [] } = question;
  const isOne = kind === 'one';
  const chosen = said.options ?? [];
  const choose = (id: string, isTicked: boolean) => {
    const others = isOne ? [] : chosen.filter((other) => other !== id);
    onSay({ options: isTicked ? [...others, id] : others });
  };
  return (
    <div className="stack gap-2">
      {options.map(({ id, text }) => (
        <label key={id} className="survey-choice row gap-4">
          <input
            type={isOne ? 'radio' : 'checkbox'}
            className="tick"
            name={name}
            checked={chosen.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}

function Scale({ name, question: { lowLabel, highLabel }, said, onSay }: ControlsProps) {
  return (
    <div className="survey-scale gap-2">
      {POINTS.map((point) => (
        <label key={point} className="survey-choice">
          <input
            type="radio"
            className="tick"
            name={name}
            aria-label={messages.scale(point, lowLabel, highLabel, POINTS.length)}
            checked={said.value === point}
            onChange={() => onSay({ value: point })}
          />
          <span aria-hidden="true">{point}</span>
        </label>
      ))}
      {/* Each end is said with its point. */}
      <p className="soft text-sm" aria-hidden="true">
        {lowLabel}
      </p>
      <p className="soft text-sm" aria-hidden="true">
        {highLabel}
      </p>
    </div>
  );
}

function Written({ question, said, error, onSay }: QuestionFieldProps) {
  const { question: text, isRequired } = question;
  const id = useId();
  const describedBy = error ? `${id}-hint ${id}-error` : `${id}-hint`;
  return (
    <div className="survey-question field" data-wrong={error ? '' : undefined}>
      <label htmlFor={id}>
        {text} <span className="opt">{need(question)}</span>
      </label>
      <p className="hint" id={`${id}-hint`}>
        {messages.atMost}
      </p>
      <textarea
        id={id}
        className="control"
        rows={3}
        maxLength={LONGEST_SURVEY_ANSWER}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        value={said?.text ?? ''}
        onChange={({ target }) => onSay({ text: target.value })}
      />
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
