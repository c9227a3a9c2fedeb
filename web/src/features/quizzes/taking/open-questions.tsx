import { Info } from 'lucide-react';
import type { Question } from '#contract/quizzes.ts';
import { isAnswered, type KeptAnswers } from '../kept-answers.ts';
import { messages } from './messages.ts';

/** How many are named; the list of all has the others. */
const NAMED = 6;

interface OpenQuestionsProps {
  questions: readonly Question[];
  answers: KeptAnswers['answers'];
  onChoose: (place: number) => void;
  /** Opens the list of all. */
  onAll: () => void;
}

/** Which questions have no answer, with the way to each; they do not hinder. Nothing where all have one. */
export function OpenQuestions({ questions, answers, onChoose, onAll }: OpenQuestionsProps) {
  const open = questions.flatMap(({ id }, place) => (isAnswered(answers[id]) ? [] : [place]));
  if (open.length === 0) return null;
  const more = open.length - NAMED;
  return (
    <div className="test-open">
      <Info className="icon" aria-hidden="true" />
      <p>
        {messages.open(open.length)}{' '}
        {open.slice(0, NAMED).map((place) => (
          <button key={place} type="button" className="link" onClick={() => onChoose(place)}>
            {messages.named(place + 1)}
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
