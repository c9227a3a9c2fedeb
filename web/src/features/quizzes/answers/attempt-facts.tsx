import { Check, X } from 'lucide-react';
import type { UserTest } from '#contract/user-tests.ts';
import { Badge } from '#web/components/content/badge.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { messages } from '../messages.ts';

/** What an attempt came to, and when it was finished. */
export function AttemptFacts({ attempt }: { attempt: UserTest }) {
  const { marks, total_marks, is_passed, test_taken = '' } = attempt;
  const Icon = is_passed ? Check : X;
  return (
    <p className="attempt-facts cluster gap-1-3 soft text-sm">
      <Badge tone={is_passed ? 'success' : 'danger'} icon={<Icon className="icon" aria-hidden="true" />}>
        {is_passed ? messages.passed : messages.notPassed}
      </Badge>
      <span>{total_marks > 0 ? messages.marks(marks, total_marks) : messages.written(is_passed)}</span>
      <time dateTime={test_taken}>{formatDate(test_taken)}</time>
    </p>
  );
}
