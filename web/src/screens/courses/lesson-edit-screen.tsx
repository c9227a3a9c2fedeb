import { useNavigate, useParams } from 'react-router-dom';
import { EditLesson } from '#web/features/lessons/writing/edit-lesson.tsx';
import { useSession } from '#web/lib/session/session.ts';

/** Changes a lesson of the member's own course. */
export function LessonEditScreen() {
  const { lessonId = '' } = useParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const toCourse = (courseId: string) => navigate(`/admin/course/${courseId}`, { replace: true });

  if (!user) return null;
  return (
    <EditLesson
      key={`${user.id} ${lessonId}`}
      memberId={user.id}
      lessonId={lessonId}
      onSaved={toCourse}
      onLeave={toCourse}
    />
  );
}
