import { ArrowDown, ArrowUp, CircleMinus, Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Meta } from '#web/components/content/meta.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { Menu, type MenuEntry } from '#web/components/overlay/menu.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { CoursePicture } from '../course-picture.tsx';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';
import { type Collection, changeCollection, type SampleCourse } from './use-collections.ts';
import './edited-courses.css';

const texts = messages.editing;

/** The courses of a collection in their order, each with what can be done with it. */
export function EditedCourses({ collection: { id, courses } }: { collection: Collection }) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  const last = courses.length - 1;
  const arrange = (arranged: readonly SampleCourse[]) => changeCollection(id, { courses: arranged });

  // A row that was moved in the document has lost the focus.
  useEffect(() => {
    const at = courses.findIndex((course) => course.id === moved.current);
    moved.current = undefined;
    list.current?.querySelectorAll<HTMLElement>('.list-end button')[at]?.focus();
  });

  function move(course: SampleCourse, to: number): void {
    moved.current = course.id;
    arrange(courses.filter((each) => each !== course).toSpliced(to, 0, course));
    setSaid(texts.moved(course.title, to + 1, courses.length));
  }
  function takeOut(course: SampleCourse): void {
    arrange(courses.filter((each) => each !== course));
    toast(texts.takenOut(course.title), { text: texts.undo, act: () => arrange(courses) });
  }
  const actsOf = (course: SampleCourse, at: number): readonly (MenuEntry | false)[] => [
    at > 0 && {
      icon: <ArrowUp className="icon" aria-hidden="true" />,
      text: texts.up,
      onSelect: () => move(course, at - 1),
    },
    at < last && {
      icon: <ArrowDown className="icon" aria-hidden="true" />,
      text: texts.down,
      onSelect: () => move(course, at + 1),
    },
    {
      icon: <CircleMinus className="icon" aria-hidden="true" />,
      text: texts.takeOut,
      onSelect: () => takeOut(course),
    },
  ];
  return (
    <div ref={list} className="edited-courses">
      <p className="vh" role="status">
        {said}
      </p>
      <List label={texts.courses}>
        {courses.map((course, at) => (
          <ListRow
            key={course.id}
            title={course.title}
            lead={<CoursePicture of={course} />}
            meta={
              <Meta>
                <span>{course.author}</span>
                <span>{all.lessons(course.lessonsCount)}</span>
              </Meta>
            }
          >
            <Menu
              label={texts.options(course.title)}
              icon={<Ellipsis className="icon" aria-hidden="true" />}
              entries={actsOf(course, at).filter((entry) => entry !== false)}
            />
          </ListRow>
        ))}
      </List>
    </div>
  );
}
