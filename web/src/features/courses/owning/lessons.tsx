import { useState } from 'react';
import type { Course } from '#contract/courses/courses.ts';
import type { LessonCard } from '#contract/lessons/lesson-card.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import { SortableList } from '#web/components/list/sortable-list.tsx';
import type { SortWords } from '#web/components/list/sorting.ts';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { messages as all } from '../messages.ts';
import { AddLesson } from './add-lesson.tsx';
import { LessonRow } from './lesson-row.tsx';
import { messages } from './messages.ts';
import { useLessonCopy } from './use-lesson-copy.ts';
import { useLessonOrder } from './use-lesson-order.ts';

const DeleteLesson = lazyPart(async () => (await import('./deletions.tsx')).DeleteLesson);

const texts = messages.lesson;

/** The lessons of a course in their order, with their creator's actions. */
export function Lessons({ course }: { course: Course }) {
  const { lessons, problem, move } = useLessonOrder(course);
  const copies = useLessonCopy();
  const said = copies.problem ?? problem;
  const [deleting, setDeleting] = useState<LessonCard>();
  // A phone has it below, in reach.
  const isWide = useMedia(breakpoints.shell);
  if (lessons.length === 0)
    return (
      <section aria-label={messages.lessons}>
        <h2 className="vh">{messages.lessons}</h2>
        <EmptyState isInSection drawing="sprout" title={messages.noLessons} text={messages.noLessonsText}>
          <AddLesson courseId={course.id} />
        </EmptyState>
      </section>
    );
  return (
    <section aria-label={messages.lessons}>
      <div className="owner-lessons-head cluster gap-2-3">
        <h2>{all.lessons(lessons.length)}</h2>
        {isWide && <AddLesson courseId={course.id} />}
      </div>
      <p className="soft text-sm owner-lessons-hint">{messages.order}</p>
      {said && (
        <div className="owner-lessons-problem">
          <FormError>{said}</FormError>
        </div>
      )}
      <SortableList
        items={lessons}
        words={wordsOf(lessons)}
        onMove={move}
        className="lesson-rows"
        row={() => ({ className: 'owner-lesson' })}
      >
        {(lesson, index, step) => (
          <LessonRow
            lesson={lesson}
            index={index}
            isLast={index === lessons.length - 1}
            isCopying={copies.copying === lesson.id}
            onCopy={() => void copies.copy(lesson)}
            onStep={(by) => step(lesson.id, by)}
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
  return {
    held: (_, position, count) => texts.held(position, count),
    moved: (id, position, count) => texts.moved(titleOf(id), position, count),
    putBack: (id, position, count) => texts.putBack(titleOf(id), position, count),
  };
}
