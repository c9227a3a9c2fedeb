import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Collected, CollectionFrame, CollectionMissing } from '#web/parts/collections/collections.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { CourseCard } from '../list/course-card.tsx';
import { messages } from './messages.ts';
import { useCollections } from './use-collections.ts';

const MINE = '/courses/my-courses';

/** The courses of one collection. */
export function CollectionPage({ id }: { id: string | undefined }) {
  const address = useListAddress();
  const collection = useCollections().find(id);
  if (!collection) return <CollectionMissing texts={messages.missing} to={MINE} />;
  const { title, by, courses } = collection;
  return (
    <CollectionFrame
      back={by ? { to: '/courses/users', text: messages.back.users } : { to: MINE, text: messages.back.mine }}
      title={title}
      acts={
        <>
          {courses.length > 0 && (
            <SearchBox label={messages.search} value={address.search} onSearch={address.onSearch} />
          )}
          {!by && <LinkButton to={`${MINE}/edit-course?collection=${id}`}>{messages.edit}</LinkButton>}
        </>
      }
      facts={
        <>
          {by && <span>{messages.by(by)}</span>}
          <span>{messages.courseCount(courses.length)}</span>
        </>
      }
      note={{ title: messages.sample, text: messages.sampleText }}
    >
      <Collected
        items={courses}
        address={address}
        texts={messages}
        empty={<EmptyState drawing="sprout" {...messages.empty} />}
      >
        {(items, frame) => (
          <section {...frame} aria-label={messages.editing.courses}>
            <h2 className="vh">{messages.editing.courses}</h2>
            <ul className="course-list">
              {items.map((course) => (
                <CourseCard key={course.id} course={course} link={null} />
              ))}
            </ul>
          </section>
        )}
      </Collected>
    </CollectionFrame>
  );
}
