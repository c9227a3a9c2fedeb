import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { OneUserTest } from '#contract/user-tests.ts';
import { BackLink } from '#web/components/page/back-link.tsx';
import { awaitedPart } from '#web/components/state/awaited-part.tsx';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { useAttempt } from '#web/features/quizzes/api.ts';
import { messages } from '#web/features/quizzes/taking/messages.ts';
import { Taking } from '#web/features/quizzes/taking/taking.tsx';
import { TakingSkeleton } from '#web/features/quizzes/taking/taking-frame.tsx';

const Review = awaitedPart(() => import('#web/features/quizzes/results/review.tsx'), 'Review');

interface AttemptProps {
  attempt: OneUserTest;
  onTerminate: () => void;
}

/** An attempt that was finished before is shown with its review; one that is finished here stays below its result. */
function Attempt({ attempt, onTerminate }: AttemptProps) {
  const [isOver] = useState(attempt.test_taken !== undefined);
  if (!isOver) return <Taking attempt={attempt} />;
  return (
    <Suspense fallback={<TakingSkeleton onTerminate={onTerminate} />}>
      <Review attempt={attempt} />
    </Suspense>
  );
}

/** An attempt at the test of a lesson, by its address. */
export function TestScreen() {
  const { id = '', testId = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, isValidating, mutate } = useAttempt(id);
  // Loaded beside the attempt, which may be finished.
  useEffect(() => void Review.fetch(), []);
  // A lesson's test has the lesson's id.
  const lesson = `/lesson/${testId}`;
  const onTerminate = () => void navigate(lesson, { replace: true });

  if (data?.testId === testId) return <Attempt key={id} attempt={data} onTerminate={onTerminate} />;
  if (data || (error && error.status >= 400 && error.status < 500 && error.status !== 429))
    return <Missing {...messages.missing} to={lesson} isPrimary />;
  if (error)
    return (
      <>
        <BackLink to={lesson}>{messages.missing.action}</BackLink>
        <Problem
          isScreen
          title={messages.failed}
          error={error}
          retry={() => void mutate()}
          busy={isValidating}
        />
      </>
    );
  return <TakingSkeleton onTerminate={onTerminate} />;
}
