import { Link } from 'react-router-dom';
import { CollectionsNote } from '#web/parts/collections/collection-frame.tsx';
import { CourseCard } from '../list/course-card.tsx';
import { CourseGroup } from '../list/course-groups.tsx';
import { messages } from './messages.ts';
import { useCollections } from './use-collections.ts';

/** The collections of other members, or those of them that one has saved, with the courses in each. */
export function SampleCollections({ view }: { view: 'users' | 'saved' }) {
  const { [view]: collections } = useCollections();
  return (
    <>
      <CollectionsNote title={messages.sample} text={messages.sampleText} />
      {collections.map(({ id, title, by, courses }) => (
        <CourseGroup
          key={id}
          title={title}
          about={by && <p className="course-group-by">{messages.by(by)}</p>}
          end={
            <Link className="link" to={`/courses/my-courses/${id}`} aria-label={messages.openOf(title)}>
              {messages.open}
            </Link>
          }
        >
          {courses.map((course) => (
            <CourseCard key={course.id} course={course} link={null} />
          ))}
        </CourseGroup>
      ))}
    </>
  );
}
