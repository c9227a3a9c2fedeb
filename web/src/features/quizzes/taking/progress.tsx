import type { Question } from '#contract/quizzes.ts';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { isAnswered, type KeptAnswers } from '../kept-answers.ts';
import { messages } from './messages.ts';

/** More segments than this are too small to be seen. */
const MOST_SEGMENTS = 20;

interface ProgressProps {
  questions: readonly Question[];
  answers: KeptAnswers['answers'];
  /** Where one is, from 0. */
  place: number;
}

/** How far one is, in words; the segments, or the bar in their place, are for the eye. */
export function Progress({ questions, answers, place }: ProgressProps) {
  const answered = questions.filter(({ id }) => isAnswered(answers[id])).length;
  const stateOf = ({ id }: Question, index: number) =>
    index === place ? 'is-now' : isAnswered(answers[id]) ? 'is-answered' : undefined;
  return (
    <div className="test-progress">
      <p>
        <b>{messages.question(place + 1, questions.length)}</b>
        <span className="soft">{messages.answered(answered)}</span>
      </p>
      {questions.length <= MOST_SEGMENTS ? (
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
