import { ArrowDown, ArrowUp, CircleMinus, Ellipsis } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/components/buttons/button.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { Menu, type MenuEntry } from '#web/components/overlay/menu.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { CollectionFrame, CollectionMissing } from '#web/parts/collections/collections.tsx';
import { CoursePicture } from '../course-picture.tsx';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';
import type { Collection, SampleCourse } from './samples.ts';
import { changeCollection, useCollections } from './use-collections.ts';
import './edit-collection.css';

const Rename = lazyPart(async () => (await import('#web/components/overlay/name-dialog.tsx')).NameDialog);

/** Most characters of a name. */
const MAX_NAME_LENGTH = 100;

const MINE = '/courses/my-courses';
const texts = messages.editing;

/** One of the member's own collections: reorder it, take courses out, and rename it. */
export function EditCollection() {
  const [params] = useSearchParams();
  const { own } = useCollections();
  const asked = params.get('collection');
  const collection = asked === null ? own[0] : own.find(({ id }) => id === asked);
  if (!collection) return <CollectionMissing texts={messages.missing} to={MINE} />;
  return <Editing key={collection.id} collection={collection} />;
}

function Editing({ collection }: { collection: Collection }) {
  const { id, title, courses } = collection;
  const [isNaming, setNaming] = useState(false);
  const note = useId();
  const close = () => setNaming(false);
  return (
    <CollectionFrame
      back={{ to: `${MINE}/${id}`, text: title }}
      title={messages.edit}
      acts={<Button onClick={() => setNaming(true)}>{texts.rename}</Button>}
      facts={
        <>
          <span>{title}</span>
          <span>{messages.courseCount(courses.length)}</span>
        </>
      }
      note={{ title: texts.sample, text: texts.sampleText }}
    >
      {courses.length > 0 ? (
        <EditedCourses collection={collection} />
      ) : (
        <EmptyState drawing="sprout" {...messages.empty} />
      )}
      {isNaming && (
        <Rename
          title={texts.rename}
          action={texts.rename}
          was={title}
          note={<SampleNote id={note} title={texts.sample} text={texts.sampleText} />}
          refusalOf={refusalOf}
          onName={(name) => {
            changeCollection(id, { title: name });
            toast(texts.renamed(name));
            close();
          }}
          onClose={close}
        />
      )}
    </CollectionFrame>
  );
}

function refusalOf(name: string): string | undefined {
  if (name === '') return texts.noName;
  return name.length > MAX_NAME_LENGTH ? texts.nameTooLong(MAX_NAME_LENGTH) : undefined;
}

/** The courses of a collection in their order, with their actions. */
function EditedCourses({ collection: { id, courses } }: { collection: Collection }) {
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
    at > 0 && { icon: <ArrowUp />, text: texts.up, onSelect: () => move(course, at - 1) },
    at < last && { icon: <ArrowDown />, text: texts.down, onSelect: () => move(course, at + 1) },
    { icon: <CircleMinus />, text: texts.takeOut, onSelect: () => takeOut(course) },
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
