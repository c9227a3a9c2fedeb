import { Navigate } from 'react-router-dom';
import { EditLoader } from '#web/parts/editor/editing/edit-loader.tsx';
import { PieceKindProvider } from '#web/parts/editor/piece-kind.ts';
import { findLesson } from './find-lesson.ts';
import { lessonKind } from './lesson-kind.ts';
import { messages } from './messages.ts';
import { Missing } from './missing.tsx';

interface EditLessonProps {
  memberId: string;
  lessonId: string;
  onSaved: (courseId: string) => void;
  onLeave: (courseId: string) => void;
}

/** Changes a lesson that is there. */
export function EditLesson({ memberId, lessonId, onSaved, onLeave }: EditLessonProps) {
  return (
    <PieceKindProvider value={lessonKind}>
      <EditLoader
        memberId={memberId}
        id={lessonId}
        // The lesson tells.
        place=""
        find={findLesson}
        notYours={() => <Navigate to="/courses" replace />}
        missing={<Missing {...messages.missing} />}
        texts={messages}
        onSaved={(_, courseId) => onSaved(courseId)}
        onLeave={onLeave}
      />
    </PieceKindProvider>
  );
}
