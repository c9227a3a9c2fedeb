import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lesson } from '#contract/lessons/lessons.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { ResultBadge } from '#web/components/content/badge.tsx';
import type { KnownLesson } from '#web/parts/lessons/known-lesson.ts';
import { lessonSubject } from '#web/parts/lessons/learning.ts';
import { EntryBadge } from '#web/parts/sync/status/entry-badge.tsx';
import { LessonCover } from './lesson-content.tsx';
import { messages } from './messages.ts';

interface LessonHeadProps {
  lesson: Pick<Lesson, 'id' | 'title' | 'cover' | 'place' | 'lessonsCount'> | KnownLesson;
  isCompleted?: boolean;
  /** Whether that it is completed waits for a connection. */
  isUnsent?: boolean;
  isOwn?: boolean;
}

/** A lesson's number and picture: a link to it has as much. */
export function LessonHead({
  lesson,
  isCompleted = false,
  isUnsent = false,
  isOwn = false,
}: LessonHeadProps) {
  const { id, title, cover, place, lessonsCount } = lesson;
  return (
    <header className="lesson-head">
      <h1 tabIndex={-1}>{title}</h1>
      <Line>
        <span className="num">{messages.place(place, lessonsCount)}</span>
        {isCompleted && <ResultBadge>{messages.completed}</ResultBadge>}
        {isUnsent && <EntryBadge subject={lessonSubject(id)} />}
        {isOwn && (
          <LinkButton small to={`/admin/lesson/edit/${id}`} icon={<Pencil />}>
            {messages.edit}
          </LinkButton>
        )}
      </Line>
      <LessonCover id={id} title={title} cover={cover} />
    </header>
  );
}

/** As high with its content as without. */
export const Line = ({ children }: { children?: ReactNode }) => (
  <div className="lesson-line cluster gap-2-3 soft text-sm">{children}</div>
);
