import { useId } from 'react';
import { CollectionsNote, CollectionTile } from '#web/parts/collections/collections.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { foundCollections } from './found-collections.ts';
import { messages } from './messages.ts';
import { NoCollections } from './no-collections.tsx';
import { useCollections } from './use-collections.ts';

/** The member's own collections, and that they are made up. */
export function MyCollections({ address }: { address: ListAddress }) {
  const id = useId();
  const own = foundCollections(useCollections().own, address.search);
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
