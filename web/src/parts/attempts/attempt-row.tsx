import type { ReactNode } from 'react';
import type { UserTest } from '#contract/quizzes/user-tests.ts';
import { ResultBadge } from '#web/components/content/badge.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { messages } from './messages.ts';
import './attempt-row.css';

interface AttemptRowProps {
  attempt: UserTest;
  /** Its number among those of its lesson, from 1. */
  position: number;
  /** Whether it shows its day. */
  isDated?: boolean;
  /** Below it, such as the way to its answers. */
  children?: ReactNode;
}

/** A finished attempt at a test with its result, in an `ol`. */
export function AttemptRow({ attempt, position, isDated = false, children }: AttemptRowProps) {
  const { marks, total_marks, is_passed, test_taken } = attempt;
  return (
    <li className="attempt cluster gap-1-3">
      <div className="attempt-words soft text-xs">
        <span>{messages.attempt(position)}</span>
        {total_marks > 0 ? (
          <b>{messages.marks(marks, total_marks)}</b>
        ) : (
          <b className="attempt-written">{messages.written(is_passed)}</b>
        )}
        {isDated && test_taken && <time dateTime={test_taken}>{formatDate(test_taken)}</time>}
        {children}
      </div>
      <ResultBadge isGood={is_passed}>{is_passed ? messages.success : messages.failed}</ResultBadge>
    </li>
  );
}
