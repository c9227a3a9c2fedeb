import { Info } from 'lucide-react';
import type { Question } from '#contract/quizzes/quizzes.ts';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { type Answers, isAnswered } from '../kept-answers.ts';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';

/** More segments than this are too small to be seen. */
const MAX_SEGMENTS = 20;

interface ProgressProps {
  questions: readonly Question[];
  answers: Answers;
  /** The index of the present question. */
  current: number;
}

/** The progress in words; the segments, or the bar instead, are for the eye. */
export function Progress({ questions, answers, current }: ProgressProps) {
  const answered = questions.filter(({ id }) => isAnswered(answers[id])).length;
  const stateOf = ({ id }: Question, index: number) =>
    index === current ? 'is-now' : isAnswered(answers[id]) ? 'is-answered' : undefined;
  return (
    <div className="test-progress">
      <p className="cluster between text-sm">
        <b>{messages.question(current + 1, questions.length)}</b>
        <span className="soft">{messages.answered(answered)}</span>
      </p>
      {questions.length <= MAX_SEGMENTS ? (
        <ol className="test-segments" aria-hidden="true">
          {questions.map((question, index) => (
            <li key={question.id} className={stateOf(question, index)} />
          ))}
        </ol>
      ) : (
        <div aria-hidden="true">
          <ProgressBar label={messages.answered(answered)} value={answered} max={questions.length} />
        </div>
      )}
    </div>
  );
}

/** How many are named; the list has all. */
const MAX_QUESTIONS_NAMED = 6;

interface OpenQuestionsProps {
  questions: readonly Question[];
  answers: Answers;
  onChoose: (index: number) => void;
  /** Opens the list of all. */
  onAll: () => void;
}

/** Unanswered questions, with a way to each; they do not block finishing. Nothing where all have an answer. */
export function OpenQuestions({ questions, answers, onChoose, onAll }: OpenQuestionsProps) {
  const open = questions.flatMap(({ id }, index) => (isAnswered(answers[id]) ? [] : [index]));
  if (open.length === 0) return null;
  const more = open.length - MAX_QUESTIONS_NAMED;
  return (
    <div className="test-open row gap-3 text-sm strong">
      <Info />
      <p>
        {messages.open(open.length)}{' '}
        {open.slice(0, MAX_QUESTIONS_NAMED).map((index) => (
          <button key={index} type="button" className="link" onClick={() => onChoose(index)}>
            {all.question(index + 1)}
          </button>
        ))}
        {more > 0 && (
          <button type="button" className="link" onClick={onAll}>
            {messages.more(more)}
          </button>
        )}
      </p>
    </div>
  );
}
