import { useSession } from '#web/lib/session/session.ts';
import { useThings, whereIs } from '#web/parts/sync/queue/use-outbox.ts';
import { StateBadge } from '#web/parts/sync/status/thing-badge.tsx';
import { lessonOfThing } from './lesson-address.ts';
import { messages } from './messages.ts';
import { UnfinishedLessons } from './unfinished-lessons.tsx';
import './unsent-lessons.css';

interface UnsentLessonsProps {
  courseId: string;
  /** Ids of the lessons that are there. */
  lessons: readonly string[];
}

/** What the teacher wrote or changed in a course that has not arrived; each leads to where one sees why, or to its editor. */
export function UnsentLessons(props: UnsentLessonsProps) {
  const memberId = useSession().user?.id;
  return (
    <>
      {memberId && <UnfinishedLessons memberId={memberId} courseId={props.courseId} />}
      <Waiting {...props} />
    </>
  );
}

function Waiting({ courseId, lessons }: UnsentLessonsProps) {
  const unsent = (useThings() ?? []).filter((thing) => {
    if (thing.kind !== 'lesson' || thing.state === 'sent') return false;
    const { course, lesson } = lessonOfThing(thing);
    return course === courseId || lessons.includes(lesson ?? '');
  });
  if (unsent.length === 0) return null;
  return (
    <section className="unsent-lessons" aria-labelledby="unsent-lessons">
      <h2 id="unsent-lessons">{messages.unsent}</h2>
      <ul>
        {unsent.map((thing) => (
          <li key={thing.id}>
            <b>{thing.title}</b>
            <StateBadge state={whereIs(thing)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
