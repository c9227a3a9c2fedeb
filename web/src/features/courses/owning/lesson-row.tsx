import { ArrowDown, ArrowUp, ClipboardCheck, Ellipsis, ListChecks, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LessonCard } from '#contract/lesson-card.ts';
import { Grip } from '#web/components/list/grip.tsx';
import { Menu, type MenuEntry } from '#web/components/overlay/menu.tsx';
import { LessonPicture } from '#web/parts/lessons/lesson-picture.tsx';
import { messages } from './messages.ts';

const texts = messages.lesson;

interface LessonRowProps {
  lesson: LessonCard;
  /** Its place, from 1. */
  number: number;
  /** Absent for the first one. */
  onUp: (() => void) | undefined;
  /** Absent for the last one. */
  onDown: (() => void) | undefined;
  onDelete: () => void;
}

/** A lesson of a course, as its creator sees it. */
export function LessonRow({ lesson, number, onUp, onDown, onDelete }: LessonRowProps) {
  const { id, title, lessonDesc, questionsCount } = lesson;
  const editAt = `/admin/lesson/edit/${id}`;
  const entries: (MenuEntry | false)[] = [
    { icon: <Pencil className="icon" aria-hidden="true" />, text: texts.edit, to: editAt },
    {
      icon: <ListChecks className="icon" aria-hidden="true" />,
      text: questionsCount > 0 ? texts.editTest : texts.addTest,
      to: `/admin/${questionsCount > 0 ? 'edit' : 'add'}-test/${id}`,
    },
    questionsCount > 0 && {
      icon: <ClipboardCheck className="icon" aria-hidden="true" />,
      text: texts.answers,
      to: `/admin/test-answers/${id}`,
    },
    onUp !== undefined && {
      icon: <ArrowUp className="icon" aria-hidden="true" />,
      text: texts.up,
      onSelect: onUp,
    },
    onDown !== undefined && {
      icon: <ArrowDown className="icon" aria-hidden="true" />,
      text: texts.down,
      onSelect: onDown,
    },
    {
      icon: <Trash2 className="icon" aria-hidden="true" />,
      text: texts.delete,
      onSelect: onDelete,
      danger: true,
    },
  ];
  return (
    <>
      <Grip id={id} label={texts.move(title)} />
      <span className="owner-lesson-number num" aria-hidden="true">
        {number}
      </span>
      <LessonPicture of={lesson} />
      <div className="owner-lesson-what">
        <h3>
          <Link className="clamp" to={`/lesson/${id}`}>
            {title}
          </Link>
        </h3>
        {lessonDesc && <p className="soft clamp">{lessonDesc}</p>}
        {questionsCount > 0 && (
          <p className="soft owner-lesson-test num">
            <ListChecks className="icon" aria-hidden="true" />
            {texts.questions(questionsCount)}
          </p>
        )}
      </div>
      <Link className="iconbtn owner-lesson-edit" to={editAt} aria-label={texts.editOf(title)}>
        <Pencil className="icon" aria-hidden="true" />
      </Link>
      <Menu
        label={texts.options(title)}
        icon={<Ellipsis className="icon" aria-hidden="true" />}
        entries={entries.filter((entry) => entry !== false)}
      />
    </>
  );
}
