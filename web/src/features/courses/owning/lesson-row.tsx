import {
  ArrowDown,
  ArrowUp,
  ClipboardCheck,
  Copy,
  Ellipsis,
  ListChecks,
  type LucideIcon,
  Pencil,
  Trash2,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LessonCard } from '#contract/lessons/lesson-card.ts';
import { HiddenBadge } from '#web/components/content/badge.tsx';
import { Grip } from '#web/components/list/sortable-list.tsx';
import { Menu, type MenuEntry } from '#web/components/overlay/menu.tsx';
import { LessonPicture } from '#web/parts/lessons/lesson-picture.tsx';
import { messages } from './messages.ts';

const texts = messages.lesson;

interface LessonRowProps {
  lesson: LessonCard;
  /** From 0. */
  index: number;
  isLast: boolean;
  isCopying: boolean;
  onCopy: () => void;
  onStep: (by: -1 | 1) => void;
  onDelete: () => void;
}

/** A lesson in its creator's list. */
export function LessonRow({ lesson, index, isLast, isCopying, onCopy, onStep, onDelete }: LessonRowProps) {
  const { id, title, lessonDesc, questionsCount } = lesson;
  const hasTest = questionsCount > 0;
  const editAt = `/admin/lesson/edit/${id}`;
  const testAt = `/admin/${hasTest ? 'edit' : 'add'}-test/${id}`;
  const icon = (Icon: LucideIcon) => <Icon />;
  const entries: (MenuEntry | false)[] = [
    { icon: icon(Pencil), text: texts.edit, to: editAt },
    { icon: icon(ListChecks), text: hasTest ? texts.editTest : texts.addTest, to: testAt },
    hasTest && { icon: icon(ClipboardCheck), text: texts.answers, to: `/admin/test-answers/${id}` },
    {
      icon: icon(Copy),
      text: texts.copy,
      onSelect: onCopy,
      isOff: isCopying,
      ...(isCopying && { hint: texts.copying }),
    },
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
        {lesson.isHidden && (
          <p>
            <HiddenBadge />
          </p>
        )}
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
