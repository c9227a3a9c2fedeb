import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useOpenedBy } from '#web/components/overlay/use-opened-by.ts';
import { BackLink } from '#web/components/page/back-link.tsx';
import { lazyPart, quietPart } from '#web/components/state/lazy-part.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { useCourse } from '#web/features/courses/api.ts';
import { CourseMissing, useCourseAt } from '#web/features/courses/course-at.tsx';
import { messages as courses } from '#web/features/courses/messages.ts';
import { messages } from '#web/features/courses/owning/messages.ts';
import { OwnerPage, OwnerSkeleton } from '#web/features/courses/owning/owner-page.tsx';
import { useSession } from '#web/lib/session/session.ts';

const UnsentLessons = quietPart(
  async () => (await import('#web/features/lessons/writing/unsent-lessons.tsx')).UnsentLessons,
);

const CourseDialog = lazyPart(
  async () => (await import('#web/features/courses/writing/course-dialog.tsx')).CourseDialog,
);

/**
 * A course's page for its creator; others are led to all courses. Its form stays when the course turns out to be
 * deleted.
 */
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
  const { data, isMissing, reply } = useCourseAt(courseId);
  if (isMissing) return <CourseMissing />;
  if (data && data.creator !== memberId) return <Navigate to="/courses" replace />;
  return (
    <>
      <BackLink to="/courses">{courses.title}</BackLink>
      {data ? (
        <OwnerPage
          key={data.id}
          course={data}
          onEdit={onEdit}
          onDeleted={() => navigate('/courses', { replace: true })}
        >
          <UnsentLessons courseId={data.id} lessons={data.lessons.map(({ id }) => id)} />
        </OwnerPage>
      ) : (
        <>
          <h1 className="vh" tabIndex={-1}>
            {courses.title}
          </h1>
          <Pending of={reply} title={messages.failed}>
            <OwnerSkeleton />
          </Pending>
        </>
      )}
    </>
  );
}
