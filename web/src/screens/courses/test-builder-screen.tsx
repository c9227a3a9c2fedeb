import { Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Lesson } from '#contract/lessons/lessons.ts';
import type { Test } from '#contract/quizzes/quizzes.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { awaitedPart } from '#web/components/state/awaited-part.tsx';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { useLessonTest } from '#web/features/quizzes/api.ts';
import { messages } from '#web/features/quizzes/building/messages.ts';
import { answersPath } from '#web/features/quizzes/test-path.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useLesson } from '#web/parts/lessons/replies.ts';
import '#web/features/quizzes/building/builder.css';
import '#web/parts/questions/question-card.css';

/** Comes while the lesson and its test do. */
const Builder = awaitedPart(() => import('#web/features/quizzes/building/builder.tsx'), 'Builder');
void Builder.fetch();

/** Builds the test of a lesson, or changes it; others than the course's creator are led to all courses. */
export function TestBuilderScreen({ isNew = false }: { isNew?: boolean }) {
  const { lessonId = '' } = useParams();
  const memberId = useSession().user?.id;
  const lesson = useLesson(lessonId);
  const test = useLessonTest(lessonId);
  const errors = [lesson.error, test.error].filter((error) => error !== undefined);
  const is = (status: number) => errors.some((error) => error.status === status);

  if (is(404) || is(400)) return <Missing {...messages.missing} to="/courses" />;
  if (is(403) || (lesson.data && lesson.data.course.creator !== memberId))
    return <Navigate to="/courses" replace />;
  if (lesson.data && test.data && memberId)
    return (
      <Building
        key={`${memberId} ${lessonId} ${isNew}`}
        memberId={memberId}
        lesson={lesson.data}
        stored={test.data.data.find(({ questionsCount }) => questionsCount > 0)}
        isNew={isNew}
      />
    );
  const retry = () => {
    void lesson.mutate();
    void test.mutate();
  };
  const [error] = errors;
  return (
    <div className="page-narrow test-builder">
      <PageHeader title={isNew ? messages.addTitle : messages.editTitle} />
      {error ? (
        <Problem
          title={messages.failed}
          error={error}
          retry={retry}
          busy={lesson.isValidating || test.isValidating}
        />
      ) : (
        <BuilderSkeleton />
      )}
    </div>
  );
}

interface BuildingProps {
  memberId: string;
  lesson: Lesson;
  stored: Test | undefined;
  isNew: boolean;
}

function Building({ memberId, lesson, stored, isNew }: BuildingProps) {
  const navigate = useNavigate();
  /** Whether it was begun from what the course's page offers after a lesson was saved. */
  const isNext = useLocation().state?.isNext === true;
  // Once: with the first save it has one too.
  const [isElsewhere] = useState(isNew === (stored !== undefined));
  const at = `/lesson/${lesson.id}`;
  if (isElsewhere) return <Navigate to={`/admin/${isNew ? 'edit' : 'add'}-test/${lesson.id}`} replace />;
  return (
    <div className="page-narrow test-builder">
      <BackLink to={at}>{lesson.title}</BackLink>
      <PageHeader title={stored ? messages.editTitle : messages.addTitle}>
        {stored && <LinkButton to={answersPath(lesson.id)}>{messages.answers}</LinkButton>}
      </PageHeader>
      <p className="soft text-sm builder-hint">{messages.hint}</p>
      <Suspense fallback={<BuilderSkeleton />}>
        <Builder
          memberId={memberId}
          lesson={lesson}
          stored={stored}
          onSaved={() =>
            isNext
              ? navigate(`/admin/course/${lesson.courseId}`, { replace: true, state: { saved: lesson.id } })
              : navigate(at, { replace: true })
          }
        />
      </Suspense>
    </div>
  );
}

/** A skeleton the size of a test with two questions. */
const BuilderSkeleton = () => (
  <Loading>
    <div className="questions stack gap-4">
      {[1, 2].map((card) => (
        <div key={card} className="question-card panel stack gap-4">
          <Skeleton shape="title" width={30} />
          <Skeleton shape="line" width={90} />
          <Skeleton shape="line" width={70} />
          <Skeleton shape="line" width={70} />
        </div>
      ))}
    </div>
  </Loading>
);
