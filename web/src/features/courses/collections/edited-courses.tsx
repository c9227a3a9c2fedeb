import { ArrowDown, ArrowUp, CircleMinus, Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Meta } from '#web/components/content/meta.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { Menu } from '#web/components/overlay/menu.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { CoursePicture } from '../course-picture.tsx';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';
import type { SampleCourse } from './samples.ts';
import { arrangeCollection, type Collection } from './use-collections.ts';
import './edited-courses.css';

const texts = messages.editing;

/** The courses of a collection in their order, each with what can be done with it. */
export function EditedCourses({ collection: { id, courses } }: { collection: Collection }) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  const ids = courses.map((course) => course.id);

  // A row that was moved in the document has lost the focus.
  useEffect(() => {
    const at = ids.indexOf(moved.current ?? '');
    moved.current = undefined;
    list.current?.querySelectorAll<HTMLElement>('.list-end button')[at]?.focus();
  });

  function move({ id: course, title }: SampleCourse, to: number): void {
    const others = ids.filter((each) => each !== course);
    moved.current = course;
    arrangeCollection(id, others.toSpliced(to, 0, course));
    setSaid(texts.moved(title, to + 1, ids.length));
  }
  function takeOut({ id: course, title }: SampleCourse): void {
    arrangeCollection(
      id,
      ids.filter((each) => each !== course),
    );
    toast(texts.takenOut(title), { text: texts.undo, act: () => arrangeCollection(id, ids) });
  }
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
              entries={[
                ...(at > 0
                  ? [
                      {
                        icon: <ArrowUp className="icon" aria-hidden="true" />,
                        text: texts.up,
                        onSelect: () => move(course, at - 1),
                      },
                    ]
                  : []),
                ...(at < ids.length - 1
                  ? [
                      {
                        icon: <ArrowDown className="icon" aria-hidden="true" />,
                        text: texts.down,
                        onSelect: () => move(course, at + 1),
                      },
                    ]
                  : []),
                {
                  icon: <CircleMinus className="icon" aria-hidden="true" />,
                  text: texts.takeOut,
                  onSelect: () => takeOut(course),
                },
              ]}
            />
          </ListRow>
        ))}
      </List>
    </div>
  );
}
