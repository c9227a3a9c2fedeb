import { Link } from 'react-router-dom';
import { CollectionsNote } from '#web/parts/collections/collections.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { CourseCard } from '../list/course-card.tsx';
import { CourseGroup } from '../list/course-groups.tsx';
import { foundCollections } from './found-collections.ts';
import { messages } from './messages.ts';
import { NoCollections } from './no-collections.tsx';
import { useCollections } from './use-collections.ts';

interface SampleCollectionsProps {
  view: 'users' | 'saved';
  address: ListAddress;
}

/** The collections of other members, or those of them that one has saved, with the courses in each. */
export function SampleCollections({ view, address }: SampleCollectionsProps) {
  const { search } = address;
  const collections = foundCollections(useCollections()[view], search);
  return (
    <>
      <CollectionsNote title={messages.sample} text={messages.sampleText} />
      <p className="vh" role="status">
        {search && messages.foundCollections(collections.length)}
      </p>
      {collections.length === 0 && <NoCollections address={address} />}
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
