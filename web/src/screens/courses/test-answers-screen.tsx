import { Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { awaitedPart } from '#web/components/state/awaited-part.tsx';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { NotLoaded } from '#web/components/state/problem.tsx';
import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { useLearnersAttempt, useLearnersAttempts, useLessonOf } from '#web/features/quizzes/answers/api.ts';
import { Learners } from '#web/features/quizzes/answers/learners.tsx';
import { messages } from '#web/features/quizzes/answers/messages.ts';
import { answersPath, testPath } from '#web/features/quizzes/test-path.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useIsBack } from '#web/lib/use-is-back.ts';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import '#web/features/quizzes/answers/answers.css';

/** Comes while the attempt does. */
const Marking = awaitedPart(() => import('#web/features/quizzes/answers/marking.tsx'), 'Marking');
void Marking.fetch();

/** Learners' answers to a lesson's test: all of them, or the attempt of the address; for the course's creator. */
export function TestAnswersScreen() {
  const { lessonId = '', attemptId } = useParams();
  return (
    <div className="page-narrow">
      {attemptId === undefined ? (
        <All key={lessonId} lessonId={lessonId} />
      ) : (
        <One key={attemptId} lessonId={lessonId} id={attemptId} />
      )}
    </div>
  );
}

const isNone = (error: ApiError | undefined) => error?.status === 404 || error?.status === 400;

function All({ lessonId }: { lessonId: string }) {
  const { page } = useListAddress();
  const { error } = useLearnersAttempts(lessonId, page, useIsBack());
  const lesson = useLessonOf(lessonId, page);
  if (error?.status === 403) return <Navigate to="/courses" replace />;
  if (error?.status === 404) return <Missing {...messages.noLesson} to="/courses" />;
  return (
    <>
      <BackLink to={`/lesson/${lessonId}`}>{lesson?.title ?? messages.toLesson}</BackLink>
      <PageHeader title={messages.title} />
      <Learners lessonId={lessonId} hasTest={lesson?.questionsCount !== 0} />
    </>
  );
}

function One({ lessonId, id }: { lessonId: string; id: string }) {
  const memberId = useSession().user?.id ?? '';
  const { state }: { state: { answers?: string } | null } = useLocation();
  const reply = useLearnersAttempt(id);
  const { attempt, own, error } = reply;
  const all = answersPath(lessonId) + (state?.answers ?? '');
  if (own) return <Navigate to={testPath(own)} replace />;
  if (error?.status === 403) return <Navigate to="/courses" replace />;
  if (isNone(error) || (attempt && attempt.testId !== lessonId))
    return <Missing {...messages.missing} to={all} />;
  return (
    <>
      <BackLink to={all}>{messages.title}</BackLink>
      {attempt ? (
        <Suspense fallback={<AnswersSkeleton />}>
          <Marking memberId={memberId} attempt={attempt} />
        </Suspense>
      ) : error ? (
        <NotLoaded of={reply} isScreen title={messages.oneFailed} />
      ) : (
        <AnswersSkeleton />
      )}
    </>
  );
}

/** A skeleton the size of an attempt with two questions. */
const AnswersSkeleton = () => (
  <Loading label={messages.loading}>
    <div className="phead">
      <Skeleton shape="title" width={50} />
    </div>
    <div className="answer-cards stack gap-4">
      {[1, 2].map((card) => (
        <div key={card} className="answer-card panel stack gap-2">
          <Skeleton shape="line" width={30} />
          <Skeleton shape="title" width={70} />
          <Skeleton shape="line" width={90} />
          <Skeleton shape="line" width={50} />
        </div>
      ))}
    </div>
  </Loading>
);
