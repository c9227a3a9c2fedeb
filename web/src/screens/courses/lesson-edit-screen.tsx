import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { findLesson } from '#web/features/lessons/writing/find-lesson.ts';
import { lessonKind } from '#web/features/lessons/writing/lesson-kind.tsx';
import { messages } from '#web/features/lessons/writing/messages.ts';
import { useSession } from '#web/lib/session/session.ts';
import { EditLoader } from '#web/parts/editor/editing/edit-loader.tsx';
import { PieceKindProvider } from '#web/parts/editor/piece-kind.ts';

/** Changes a lesson of the member's own course. */
export function LessonEditScreen() {
  const { lessonId = '' } = useParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const toCourse = (courseId: string, saved?: string) =>
    navigate(`/admin/course/${courseId}`, { replace: true, ...(saved && { state: { saved } }) });

  if (!user) return null;
  return (
    <PieceKindProvider value={lessonKind}>
      <EditLoader
        key={`${user.id} ${lessonId}`}
        memberId={user.id}
        id={lessonId}
        // The lesson says which.
        parentId=""
        find={findLesson}
        notYours={() => <Navigate to="/courses" replace />}
        missing={<Missing {...messages.missing} to="/admin/courses" />}
        texts={messages}
        onSaved={(id, courseId) => toCourse(courseId, id)}
        onLeave={(courseId) => toCourse(courseId)}
      />
    </PieceKindProvider>
  );
}
