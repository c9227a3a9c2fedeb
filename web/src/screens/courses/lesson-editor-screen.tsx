import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { courses } from '#contract/courses/courses.ts';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { drafts } from '#web/features/lessons/writing/drafts.ts';
import { addAt } from '#web/features/lessons/writing/lesson-address.ts';
import { lessonKind } from '#web/features/lessons/writing/lesson-kind.tsx';
import { messages } from '#web/features/lessons/writing/messages.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import type { Draft } from '#web/parts/editor/draft/draft.ts';
import { newDraft } from '#web/parts/editor/draft/new-draft.ts';
import { EditorSkeleton } from '#web/parts/editor/editing/edit-loader.tsx';
import { Editor } from '#web/parts/editor/editing/editor.tsx';
import { PieceKindProvider } from '#web/parts/editor/piece-kind.ts';

/** Adds a lesson to a course: `?course=`, or the documents' navigation state `{ courseId }`. */
export function LessonEditorScreen() {
  const { user } = useSession();
  const { search, state }: { search: string; state: { courseId?: string } | null } = useLocation();
  const query = new URLSearchParams(search);
  const draft = query.get('draft') ?? undefined;
  const asked = query.get('course') ?? undefined;

  if (!user) return null;
  const courseId = asked ?? state?.courseId ?? findUnfinished(user.id, undefined, draft)?.parentId;
  if (!courseId) return <Missing {...messages.noCourse} to="/admin/courses" />;
  // In the address it survives a reload.
  if (!asked) return <Navigate to={addAt(courseId, draft)} replace />;
  return (
    <OfCourse key={`${user.id} ${courseId} ${draft}`} memberId={user.id} courseId={courseId} draft={draft} />
  );
}

interface OfCourseProps {
  memberId: string;
  courseId: string;
  /** Id of the draft that is asked for. */
  draft: string | undefined;
}

function OfCourse({ memberId, courseId, draft }: OfCourseProps) {
  const navigate = useNavigate();
  const [kept] = useState(() => findUnfinished(memberId, courseId, draft));
  const reply = useApi(courses.getCourse, { id: courseId });
  const { data, error } = reply;
  const isDeleted = error?.status === 404 || error?.status === 400;
  const home = `/admin/course/${courseId}`;
  const toCourse = (saved?: string) => navigate(home, { replace: true, ...(saved && { state: { saved } }) });

  if (data && data.creator !== memberId) return <Navigate to="/courses" replace />;
  // It has arrived meanwhile, or was dropped.
  if (draft !== undefined && !kept) return <Navigate to={home} replace />;
  // What was written stays in sight: saving it says that the course is gone.
  if (!data && !kept && isDeleted) return <Missing {...messages.courseMissing} to="/admin/courses" />;
  if (!data && !(kept && error))
    return (
      <Pending of={reply} isScreen title={messages.courseFailed}>
        <EditorSkeleton />
      </Pending>
    );
  return <NewLesson memberId={memberId} courseId={courseId} kept={kept} toCourse={toCourse} />;
}

interface NewLessonProps {
  memberId: string;
  courseId: string;
  /** The kept draft. */
  kept: Draft | undefined;
  /** Leads back to the course, which says what comes after the lesson that was saved. */
  toCourse: (saved?: string) => void;
}

/** Writes a lesson that is added to a course. */
function NewLesson({ memberId, courseId, kept, toCourse }: NewLessonProps) {
  const [start, setStart] = useState(() => kept ?? newLesson(courseId));
  return (
    <PieceKindProvider value={lessonKind}>
      <Editor
        // Anew when the kept draft is dropped.
        key={start.id}
        memberId={memberId}
        parentId={courseId}
        start={start}
        isResumed={start === kept && hasContent(start)}
        onSaved={toCourse}
        onLeave={() => toCourse()}
        onDropped={() => setStart(newLesson(courseId))}
      />
    </PieceKindProvider>
  );
}

const newLesson = (courseId: string): Draft => ({ ...newDraft('', ''), description: '', parentId: courseId });

/** The lesson that a member is writing: the one of that id, or the one of the course; undefined without one. */
function findUnfinished(memberId: string, courseId?: string, draft?: string): Draft | undefined {
  if (draft !== undefined) return drafts.find(memberId, draft);
  if (courseId === undefined) return undefined;
  const kept = drafts.readUnfinished(memberId, courseId);
  if (kept && hasContent(kept)) return kept;
  return drafts
    .readOut(memberId)
    .findLast(({ edits, parentId }) => edits === undefined && parentId === courseId);
}
