import {
  ArrowDown,
  ArrowUp,
  ClipboardCheck,
  Ellipsis,
  ListChecks,
  type LucideIcon,
  Pencil,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Course } from '#contract/courses.ts';
import type { LessonCard } from '#contract/lesson-card.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import { Grip, SortableList } from '#web/components/list/sortable-list.tsx';
import type { SortWords } from '#web/components/list/sorting.ts';
import { Menu, type MenuEntry } from '#web/components/overlay/menu.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { LessonPicture } from '#web/parts/lessons/lesson-picture.tsx';
import { messages as all } from '../messages.ts';
import { AddLesson } from './add-lesson.tsx';
import { messages } from './messages.ts';
import { useLessonOrder } from './use-lesson-order.ts';

const DeleteLesson = lazyPart(async () => (await import('./deletions.tsx')).DeleteLesson);

const texts = messages.lesson;

/** The lessons of a course in their order, with their creator's actions. */
export function Lessons({ course }: { course: Course }) {
  const { lessons, problem, move } = useLessonOrder(course);
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
      {problem && (
        <div className="owner-lessons-problem">
          <FormError>{problem}</FormError>
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

interface LessonRowProps {
  lesson: LessonCard;
  /** From 0. */
  index: number;
  isLast: boolean;
  onStep: (by: -1 | 1) => void;
  onDelete: () => void;
}

function LessonRow({ lesson, index, isLast, onStep, onDelete }: LessonRowProps) {
  const { id, title, lessonDesc, questionsCount } = lesson;
  const hasTest = questionsCount > 0;
  const editAt = `/admin/lesson/edit/${id}`;
  const testAt = `/admin/${hasTest ? 'edit' : 'add'}-test/${id}`;
  const icon = (Icon: LucideIcon) => <Icon />;
  const entries: (MenuEntry | false)[] = [
    { icon: icon(Pencil), text: texts.edit, to: editAt },
    { icon: icon(ListChecks), text: hasTest ? texts.editTest : texts.addTest, to: testAt },
    hasTest && { icon: icon(ClipboardCheck), text: texts.answers, to: `/admin/test-answers/${id}` },
    index > 0 && { icon: icon(ArrowUp), text: texts.up, onSelect: () => onStep(-1) },
    !isLast && { icon: icon(ArrowDown), text: texts.down, onSelect: () => onStep(1) },
    { icon: icon(Trash2), text: texts.delete, onSelect: onDelete, danger: true },
  ];
  return (
    <>
      <Grip id={id} label={texts.move(title)} />
      <span className="owner-lesson-number" aria-hidden="true">
        {index + 1}
      </span>
      <LessonPicture of={lesson} />
      <div className="linked">
        <h3 className="text-lg">
          <Link className="clamp linked-by" to={`/lesson/${id}`}>
            {title}
          </Link>
        </h3>
        {lessonDesc && <p className="soft clamp text-sm">{lessonDesc}</p>}
        {hasTest && (
          <p className="soft row gap-1 text-sm owner-lesson-test">
            {icon(ListChecks)}
            {texts.questions(questionsCount)}
          </p>
        )}
      </div>
      <Link className="iconbtn owner-lesson-edit" to={editAt} aria-label={texts.editOf(title)}>
        {icon(Pencil)}
      </Link>
      <Menu
        label={texts.options(title)}
        icon={icon(Ellipsis)}
        entries={entries.filter((entry) => entry !== false)}
      />
    </>
  );
}
