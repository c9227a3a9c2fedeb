import { Link } from 'react-router-dom';
import type { UserTest } from '#contract/user-tests.ts';
import { AttemptRow } from '#web/parts/attempts/attempt-row.tsx';
import { messages as ofAttempts } from '#web/parts/attempts/messages.ts';
import { testPath } from '../test-path.ts';
import { messages } from './messages.ts';

interface OwnAttemptProps {
  attempt: UserTest;
  /** Among those of its lesson, from 1. */
  place: number;
  /** Of the lesson. */
  title: string;
  isDated?: boolean;
}

/** A finished attempt of the member's own, with the way to what they answered, and to what their teacher said to that. */
export function OwnAttempt({ attempt, place, title, isDated = false }: OwnAttemptProps) {
  const { id, testId, remarkedAt } = attempt;
  const text = remarkedAt ? messages.marked : messages.yours;
  return (
    <AttemptRow attempt={attempt} place={place} isDated={isDated}>
      <Link
        className="link"
        to={testPath({ lesson: { title }, id, testId })}
        aria-label={messages.of(text, ofAttempts.attempt(place))}
      >
        {text}
      </Link>
    </AttemptRow>
  );
}
