import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Course } from '#contract/courses.ts';
import type { LessonCard } from '#contract/lesson-card.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { SortableList } from '#web/components/list/sortable-list.tsx';
import type { SortWords } from '#web/components/list/sorting.ts';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { messages as all } from '../messages.ts';
import { LessonRow } from './lesson-row.tsx';
import { messages } from './messages.ts';
import { useLessonOrder } from './use-lesson-order.ts';
import './lessons.css';

const DeleteLesson = lazyPart(async () => (await import('./delete-lesson.tsx')).DeleteLesson);

/** The lessons of a course in their order, and what its creator does with them. */
export function Lessons({ course }: { course: Course }) {
  const order = useLessonOrder(course);
  const [deleting, setDeleting] = useState<LessonCard>();
  const { lessons } = order;
  const add = (
    <LinkButton
      to="/admin/lesson/add"
      state={{ courseId: course.id }}
      variant="primary"
      icon={<Plus className="icon" aria-hidden="true" />}
    >
      {messages.add}
    </LinkButton>
  );
  if (lessons.length === 0)
    return (
      <section aria-label={messages.lessons}>
        <h2 className="vh">{messages.lessons}</h2>
        <EmptyState isInSection drawing="sprout" title={messages.noLessons} text={messages.noLessonsText}>
          {add}
        </EmptyState>
      </section>
    );
  return (
    <section aria-label={messages.lessons}>
      <div className="owner-lessons-head">
        <h2 className="num">{all.lessons(lessons.length)}</h2>
        {add}
      </div>
      <p className="soft owner-lessons-hint">{messages.order}</p>
      {order.problem && (
        <div className="owner-lessons-problem">
          <FormError>{order.problem}</FormError>
        </div>
      )}
      <SortableList
        items={lessons}
        words={wordsOf(lessons)}
        onMove={order.move}
        className="owner-lessons"
        row={() => ({ className: 'owner-lesson' })}
      >
        {(lesson, place, step) => (
          <LessonRow
            lesson={lesson}
            number={place + 1}
            onUp={place > 0 ? () => step(lesson.id, -1) : undefined}
            onDown={place < lessons.length - 1 ? () => step(lesson.id, 1) : undefined}
            onDelete={() => setDeleting(lesson)}
          />
        )}
      </SortableList>
      {deleting && <DeleteLesson lesson={deleting} onClose={() => setDeleting(undefined)} />}
    </section>
  );
}

function wordsOf(lessons: readonly LessonCard[]): SortWords {
  const titleOf = (id: string) => lessons.find((lesson) => lesson.id === id)?.title ?? '';
  const { held, moved, putBack } = messages.lesson;
  return {
    held: (_, place, count) => held(place, count),
    moved: (id, place, count) => moved(titleOf(id), place, count),
    putBack: (id, place, count) => putBack(titleOf(id), place, count),
  };
}
