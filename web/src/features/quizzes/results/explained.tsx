import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { QuestionResult } from '#contract/quizzes/user-tests.ts';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';

interface ExplainedProps {
  /** Undefined where it is not known how the question was answered. */
  result: QuestionResult | undefined;
  lessonId: string;
  /** Of the question, from 1. */
  position: number;
}

/** Of a wrong answer: the right one, where the test shows it, and the way to the place that explains it. */
export function Explained({ result, lessonId, position }: ExplainedProps) {
  const { isRight, answer, block } = result ?? {};
  if (result && isRight === undefined) return <p className="soft text-sm">{messages.notMarked}</p>;
  if (isRight !== false) return null;
  return (
    <>
      {answer !== undefined && (
        <p className="row gap-2">
          <Check className="icon-sm" />
          <span className="breaks">
            <span className="soft text-sm">{messages.rightAnswer}</span> {answer}
          </span>
        </p>
      )}
      {block !== undefined && (
        <Link
          className="link"
          to={`/lesson/${lessonId}#${encodeURIComponent(block)}`}
          aria-label={messages.of(messages.place, all.question(position))}
        >
          {messages.place}
        </Link>
      )}
    </>
  );
}
