import { Suspense, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { lessons } from '#contract/lessons/lessons.ts';
import type { OneUserTest } from '#contract/quizzes/user-tests.ts';
import { BackLink } from '#web/components/page/back-link.tsx';
import { awaitedPart } from '#web/components/state/awaited-part.tsx';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { NotLoaded } from '#web/components/state/problem.tsx';
import { Loading, Skeleton, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { onwardOf } from '#web/features/lessons/reading/onward.ts';
import { useAttempt } from '#web/features/quizzes/api.ts';
import { answersId, attemptsHere, isHere } from '#web/features/quizzes/attempts-here.ts';
import { apiIdOfEntry, keptAnswers, unsentId } from '#web/features/quizzes/kept-answers.ts';
import { messages } from '#web/features/quizzes/taking/messages.ts';
import type { Onward } from '#web/features/quizzes/taking/result.tsx';
import { Taking } from '#web/features/quizzes/taking/taking.tsx';
import { TakingSkeleton } from '#web/features/quizzes/taking/taking-frame.tsx';
import { testPath } from '#web/features/quizzes/test-path.ts';
import { useKnown } from '#web/lib/api/replies.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { isCompleted, useIsFinished } from '#web/parts/lessons/learning.ts';
import { useEntry } from '#web/parts/sync/queue/use-outbox.ts';

const Review = awaitedPart(() => import('#web/features/quizzes/results/review.tsx'), 'Review');
/** Fetched beside the attempt, which may be finished. Never rejects. */
export const review = Review.fetch();

/** An attempt that was finished before is shown with its review; one that is finished here stays below its result. */
function Attempt({ attempt }: { attempt: OneUserTest }) {
  const [isOver] = useState(attempt.test_taken !== undefined);
  const onward = useOnward(attempt.lesson.id);
  if (!isOver) return <Taking attempt={attempt} onward={onward} />;
  return (
    <Suspense fallback={<ReviewSkeleton />}>
      <Review attempt={attempt} />
    </Suspense>
  );
}

/** An attempt at the test of a lesson, by its address. */
export function TestScreen() {
  const { id = '', testId = '' } = useParams();
  return isHere(id) ? (
    <AttemptHere key={id} id={id} testId={testId} />
  ) : (
    <StoredAttempt id={id} testId={testId} />
  );
}

interface Address {
  id: string;
  /** A lesson's test has the lesson's id. */
  testId: string;
}

/** One that was begun on this device; once it has arrived, it has another address. */
function AttemptHere({ id, testId }: Address) {
  const memberId = useSession().user?.id ?? '';
  const [kept] = useState(() => attemptsHere.read(memberId, answersId(testId, id)));
  const entry = useEntry(unsentId(id));
  const onward = useOnward(testId);
  if (kept) return <Taking attempt={kept.attempt} onward={onward} />;
  if (entry?.state === 'sent') {
    const lesson = { title: messages.lessonIn(entry.title) };
    return <Navigate replace to={testPath({ lesson, id: apiIdOfEntry(entry), testId })} />;
  }
  return <Missing {...messages.missing} to={`/lesson/${testId}`} isPrimary />;
}

function StoredAttempt({ id, testId }: Address) {
  const navigate = useNavigate();
  const reply = useAttempt(id);
  const { data, error } = reply;
  const memberId = useSession().user?.id ?? '';
  // Only who takes a test here has answers on this device; for anybody else it was finished, and the bars stay.
  const [isBegun] = useState(() => keptAnswers.read(memberId, answersId(testId, id)) !== undefined);
  const lesson = `/lesson/${testId}`;
  const onTerminate = () => void navigate(lesson, { replace: true });

  if (data?.testId === testId) return <Attempt key={id} attempt={data} />;
  if (data || (error && error.status >= 400 && error.status < 500 && error.status !== 429))
    return <Missing {...messages.missing} to={lesson} isPrimary />;
  if (error)
    return (
      <>
        <BackLink to={lesson}>{messages.missing.action}</BackLink>
        <NotLoaded of={reply} isScreen title={messages.failed} />
      </>
    );
  return isBegun ? <TakingSkeleton onTerminate={onTerminate} /> : <ReviewSkeleton />;
}

/** The way on from the lesson of a test; undefined where the lesson is not on the device. */
function useOnward(lessonId: string): Onward | undefined {
  const lesson = useKnown(lessons.getLesson, { id: lessonId });
  const isFinished = useIsFinished();
  return lesson && onwardOf(lesson, isCompleted(lesson) || isFinished(lesson));
}

/** The place of a finished attempt. The bars stay, as they do around what comes. */
const ReviewSkeleton = () => (
  <div className="page-narrow">
    <Loading label={messages.loading}>
      <SkeletonLines of={['line 50', 'title 70', 'line 90']} />
      {[1, 2].map((card) => (
        <Skeleton key={card} shape="picture" className="test-sk-choice" />
      ))}
    </Loading>
  </div>
);
