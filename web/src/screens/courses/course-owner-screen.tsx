import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useOpenedBy } from '#web/components/overlay/use-opened-by.ts';
import { BackLink } from '#web/components/page/back-link.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { forgetDeleted, useCourse } from '#web/features/courses/api.ts';
import { CourseMissing } from '#web/features/courses/course-missing.tsx';
import { messages as courses } from '#web/features/courses/messages.ts';
import { messages } from '#web/features/courses/owning/messages.ts';
import { OwnerPage, OwnerSkeleton } from '#web/features/courses/owning/owner-page.tsx';
import { useSession } from '#web/lib/session/session.ts';

const UnsentLessons = lazyPart(
  async () => (await import('#web/features/lessons/writing/unsent-lessons.tsx')).UnsentLessons,
  { isQuiet: true },
);

const CourseDialog = lazyPart(
  async () => (await import('#web/features/courses/writing/course-dialog.tsx')).CourseDialog,
);

/** A course as its creator keeps it; others are led to all courses. Its form stays when the course turns out to be gone. */
export function CourseOwnerScreen() {
  const { courseId = '' } = useParams();
  const memberId = useSession().user?.id;
  const { data } = useCourse(courseId);
  const editing = useOpenedBy('edit');
  const isOthers = data !== undefined && data.creator !== memberId;
  return (
    <>
      <Page courseId={courseId} onEdit={editing.open} />
      {editing.isOpen && !isOthers && (
        <CourseDialog key={courseId} of={{ id: courseId }} onClose={editing.close} onSaved={editing.close} />
      )}
    </>
  );
}

function Page({ courseId, onEdit }: { courseId: string; onEdit: () => void }) {
  const navigate = useNavigate();
  const memberId = useSession().user?.id;
  const { data, error, isValidating, mutate } = useCourse(courseId);

  const isGone = error?.status === 404;
  useEffect(() => {
    if (isGone) forgetDeleted(courseId);
  }, [isGone, courseId]);

  if (isGone || error?.status === 400) return <CourseMissing />;
  if (data && data.creator !== memberId) return <Navigate to="/courses" replace />;
  return (
    <>
      <BackLink to="/courses">{courses.title}</BackLink>
      {data ? (
        <>
          <OwnerPage
            key={data.id}
            course={data}
            onEdit={onEdit}
            onDeleted={() => navigate('/courses', { replace: true })}
          />
          <UnsentLessons courseId={data.id} lessons={data.lessons.map(({ id }) => id)} />
        </>
      ) : (
        <>
          <h1 className="vh" tabIndex={-1}>
            {courses.title}
          </h1>
          {error ? (
            <Problem title={messages.failed} error={error} retry={() => void mutate()} busy={isValidating} />
          ) : (
            <Loading label={messages.loading}>
              <OwnerSkeleton />
            </Loading>
          )}
        </>
      )}
    </>
  );
}
