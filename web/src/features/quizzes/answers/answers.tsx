import type { ReactNode } from 'react';
import { isVisible } from '#contract/fields/characters.ts';
import type { Question } from '#contract/quizzes/quizzes.ts';
import type { UserTest } from '#contract/quizzes/user-tests.ts';
import { ResultBadge } from '#web/components/content/badge.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { messages } from '../messages.ts';
import './answers.css';

interface AnswerCardProps {
  question: Question;
  /** From 1. */
  position: number;
  choice: string | undefined;
  /** Undefined where that is not known. */
  isRight?: boolean | undefined;
  /** The remark on it. */
  children?: ReactNode;
}

/** A question with its answer, in an `ol`. */
export const AnswerCard = (props: AnswerCardProps) => (
  <li className="answer-card panel stack gap-2">
    <AnswerWords {...props} Heading="h2" />
  </li>
);

/** The same in a dialog, with a line above it. */
export const AnswerRow = (props: AnswerCardProps) => (
  <li className="answer-row stack gap-2">
    <AnswerWords {...props} Heading="h3" />
  </li>
);

interface AnswerWordsProps extends AnswerCardProps {
  Heading: 'h2' | 'h3';
}

const AnswerWords = ({ question, position, choice = '', isRight, children, Heading }: AnswerWordsProps) => (
  <>
    <div className="cluster between gap-1-3">
      <span className="soft text-xs">{messages.question(position)}</span>
      {isRight !== undefined && (
        <ResultBadge isGood={isRight}>{isRight ? messages.right : messages.wrong}</ResultBadge>
      )}
    </div>
    <Heading className="text-lg">{question.question}</Heading>
    {isVisible(choice) ? (
      <p className="answer-text">{choice}</p>
    ) : (
      <p className="answer-text soft text-sm">{messages.noAnswer}</p>
    )}
    {children}
  </>
);

/** An attempt's result, and when it was finished. */
export function AttemptFacts({ attempt }: { attempt: UserTest }) {
  const { marks, total_marks, is_passed, test_taken = '' } = attempt;
  return (
    <p className="attempt-facts cluster gap-1-3 soft text-sm">
      <ResultBadge isGood={is_passed}>{is_passed ? messages.passed : messages.notPassed}</ResultBadge>
      <span>{total_marks > 0 ? messages.marks(marks, total_marks) : messages.written(is_passed)}</span>
      <time dateTime={test_taken}>{formatDate(test_taken)}</time>
    </p>
  );
}
