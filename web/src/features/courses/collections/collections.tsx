import { useId } from 'react';
import { Link } from 'react-router-dom';
import { matches, wordsOf } from '#contract/fields/words.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { CollectionsNote, CollectionTile } from '#web/parts/collections/collections.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { CourseCard } from '../list/course-card.tsx';
import { CourseGroup } from '../list/course-groups.tsx';
import { messages } from './messages.ts';
import type { Collection } from './samples.ts';
import { useCollections } from './use-collections.ts';

/** The member's own collections, with the note that they are samples. */
export function MyCollections({ address }: { address: ListAddress }) {
  const id = useId();
  const own = found(useCollections().own, address.search);
  return (
    <section className="collections" aria-labelledby={id}>
      <h2 id={id}>{messages.title}</h2>
      <CollectionsNote title={messages.ownSample} text={messages.ownSampleText} />
      {own.length === 0 && <NoCollections address={address} isInSection />}
      <ul className="collections-tiles">
        {own.map(({ id: collection, title, cover, courses }) => (
          <CollectionTile
            key={collection}
            to={`/courses/my-courses/${collection}`}
            {...{ title, cover }}
            facts={[messages.courseCount(courses.length)]}
          />
        ))}
      </ul>
    </section>
  );
}

/** The collections of other members, or saved ones, with the courses in each. */
export function SampleCollections({ view, address }: { view: 'users' | 'saved'; address: ListAddress }) {
  const { search } = address;
  const collections = found(useCollections()[view], search);
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
          about={by && <p className="soft text-sm">{messages.by(by)}</p>}
          end={
            <Link
              className="link text-sm"
              to={`/courses/my-courses/${id}`}
              aria-label={messages.openOf(title)}
            >
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

/** Instead of collections where a search finds none. */
function NoCollections({ address, isInSection }: { address: ListAddress; isInSection?: boolean }) {
  const { title, text, action } = messages.noneFound;
  return (
    <EmptyState drawing="scarecrow" title={title} text={text(address.search)} isInSection={isInSection}>
      <LinkButton to={address.hrefOf(1, '')}>{action}</LinkButton>
    </EmptyState>
  );
}

/** Collections that a search finds: by their titles with all their courses, otherwise with the courses found. */
function found(all: readonly Collection[], search: string): readonly Collection[] {
  const wanted = wordsOf(search);
  const isFound = ({ title }: { readonly title: string }) => matches(wanted, wordsOf(title));
  return all.flatMap((collection) => {
    if (isFound(collection)) return collection;
    const courses = collection.courses.filter(isFound);
    return courses.length > 0 ? { ...collection, courses } : [];
  });
}
