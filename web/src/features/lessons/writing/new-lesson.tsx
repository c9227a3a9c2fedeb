import { useState } from 'react';
import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import type { Draft } from '#web/parts/editor/draft/draft.ts';
import { newDraft } from '#web/parts/editor/draft/new-draft.ts';
import { Editor } from '#web/parts/editor/editing/editor.tsx';
import { PieceKindProvider } from '#web/parts/editor/piece-kind.ts';
import { drafts } from './drafts.ts';
import { lessonKind } from './lesson-kind.tsx';

interface NewLessonProps {
  memberId: string;
  courseId: string;
  /** What is kept of it on this device. */
  kept: Draft | undefined;
  onSaved: () => void;
  onLeave: () => void;
}

/** Writes a lesson that is to be added to a course. */
export function NewLesson({ memberId, courseId, kept, onSaved, onLeave }: NewLessonProps) {
  const [start, setStart] = useState(() => kept ?? newLesson(courseId));
  return (
    <PieceKindProvider value={lessonKind}>
      <Editor
        // Anew when what was kept is dropped.
        key={start.id}
        memberId={memberId}
        place={courseId}
        start={start}
        isResumed={start === kept && hasContent(start)}
        onSaved={onSaved}
        onLeave={onLeave}
        onDropped={() => setStart(newLesson(courseId))}
      />
    </PieceKindProvider>
  );
}

const newLesson = (courseId: string): Draft => ({
  ...newDraft('', ''),
  description: '',
  place: courseId,
});

/** The lesson that a member is writing: the one of that id, or the one of the course; undefined where nothing is written. */
export function findUnfinished(memberId: string, courseId?: string, draft?: string): Draft | undefined {
  if (draft !== undefined) return drafts.find(memberId, draft);
  if (courseId === undefined) return undefined;
  const kept = drafts.readUnfinished(memberId, courseId);
  if (kept && hasContent(kept)) return kept;
  return drafts.readOut(memberId).findLast(({ edits, place }) => edits === undefined && place === courseId);
}
