import { type RefObject, useId } from 'react';
import { countCharacters } from '#contract/fields/characters.ts';
import type { Question } from '#contract/quizzes/quizzes.ts';
import { LONGEST_ANSWER } from '#contract/quizzes/user-tests.ts';
import { ChoiceCards } from '#web/components/form/choice-fields.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { messages } from './messages.ts';
import { answerProblem } from './use-answers.ts';

interface QuestionFormProps {
  question: Question;
  answer: string | undefined;
  onAnswer: (answer: string) => void;
  /** Its text, which gets the focus when it is new. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Whether the test is being sent. */
  isResting: boolean;
}

/** A longer question is a text, not a heading. */
const LONG_QUESTION_LENGTH = 160;

/** One question: choices, or a field to write in. */
export function QuestionForm({ question, answer, onAnswer, heading, isResting }: QuestionFormProps) {
  const { type, options = [] } = question;
  const id = useId();
  const text = (
    <h2
      ref={heading}
      id={`${id}-text`}
      className={question.question.length > LONG_QUESTION_LENGTH ? 'question-text is-long' : 'question-text'}
      tabIndex={-1}
    >
      {question.question}
    </h2>
  );
  if (type === 'mcq')
    return (
      <ChoiceCards
        label={text}
        choices={options.map((option) => ({ value: option, name: option }))}
        chosen={answer}
        onChoose={onAnswer}
        isResting={isResting}
      />
    );
  return (
    <div className="question-long stack gap-5">
      {text}
      <LongAnswer id={id} answer={answer ?? ''} onAnswer={onAnswer} isResting={isResting} />
    </div>
  );
}

/** Characters before the limit at which it says how many are left. */
const COUNT_SHOWN_FROM_LEFT = 400;

interface LongAnswerProps extends Pick<QuestionFormProps, 'onAnswer' | 'isResting'> {
  /** Of the field; its label is `{id}-text`. */
  id: string;
  answer: string;
}

function LongAnswer({ id, answer, onAnswer, isResting }: LongAnswerProps) {
  const left = LONGEST_ANSWER - countCharacters(answer);
  const problem = answerProblem(answer);
  return (
    <div className="field">
      <p className="hint" id={`${id}-hint`}>
        {left < 0
          ? messages.over(-left)
          : left <= COUNT_SHOWN_FROM_LEFT
            ? messages.left(left)
            : messages.longHint}
      </p>
      <textarea
        id={id}
        className="control"
        value={answer}
        readOnly={isResting}
        aria-labelledby={`${id}-text`}
        aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
        aria-invalid={problem !== undefined || undefined}
        onChange={({ target }) => onAnswer(target.value)}
      />
      <div role="status">{problem && <FieldError id={`${id}-error`} text={problem} />}</div>
    </div>
  );
}
