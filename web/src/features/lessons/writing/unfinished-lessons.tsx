import { Link } from 'react-router-dom';
import { readBegun } from '#web/parts/editor/keeping/begun.ts';
import { addAt } from './lesson-address.ts';
import { messages } from './messages.ts';
import './unsent-lessons.css';

interface UnfinishedLessonsProps {
  memberId: string;
  courseId: string;
}

/** Lessons of a course that were begun in several windows; one alone is behind 'Add lesson'. */
export function UnfinishedLessons({ memberId, courseId }: UnfinishedLessonsProps) {
  const texts = messages.unfinished;
  const begun = readBegun('lessonDraft', memberId).filter(({ place }) => place === courseId);
  if (begun.length < 2) return null;
  return (
    <section className="unsent-lessons" aria-labelledby="unfinished-lessons">
      <h2 id="unfinished-lessons">{texts.title}</h2>
      <ul>
        {begun.map(({ id, title }) => (
          <li key={id}>
            <Link className="link" to={addAt(courseId, id)}>
              {title.trim() || texts.untitled}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
