import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#web/lib/session/session.ts';
import { readBegun } from '#web/parts/editor/keeping/begun.ts';
import { useEntries, whereIs } from '#web/parts/sync/queue/use-outbox.ts';
import { StateBadge } from '#web/parts/sync/status/entry-badge.tsx';
import { addAt, lessonOfEntry } from './lesson-address.ts';
import { messages } from './messages.ts';
import './unsent-lessons.css';

const ROW = 'cluster between gap-2-4';

interface UnsentLessonsProps {
  courseId: string;
  /** Ids of the existing lessons. */
  lessons: readonly string[];
}

/** A teacher's unsent lessons and changes in a course; each leads to the reason, or to its editor. */
export function UnsentLessons({ courseId, lessons }: UnsentLessonsProps) {
  const memberId = useSession().user?.id ?? '';
  const begun = readBegun('lessonDraft', memberId).filter(({ parentId }) => parentId === courseId);
  const unsent = (useEntries() ?? []).filter((entry) => {
    if (entry.kind !== 'lesson' || entry.state === 'sent') return false;
    const { course, lesson } = lessonOfEntry(entry);
    return course === courseId || lessons.includes(lesson ?? '');
  });
  return (
    <>
      {/* Begun in several windows; a single one is behind 'Add lesson'. */}
      {begun.length > 1 && (
        <Section title={messages.unfinished.title}>
          {begun.map(({ id, title }) => (
            <li key={id} className={ROW}>
              <Link className="link" to={addAt(courseId, id)}>
                {title.trim() || messages.unfinished.untitled}
              </Link>
            </li>
          ))}
        </Section>
      )}
      {unsent.length > 0 && (
        <Section title={messages.unsent}>
          {unsent.map((entry) => (
            <li key={entry.id} className={ROW}>
              <b className="breaks">{entry.title}</b>
              <StateBadge state={whereIs(entry)} />
            </li>
          ))}
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="unsent-lessons" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
