import { useId } from 'react';
import { CollectionsNote } from '#web/parts/collections/collection-frame.tsx';
import { CollectionTile } from '#web/parts/collections/collection-tile.tsx';
import { messages } from './messages.ts';
import { useCollections } from './use-collections.ts';

/** The member's own collections, and that they are made up. */
export function MyCollections() {
  const id = useId();
  const { own } = useCollections();
  return (
    <section className="collections" aria-labelledby={id}>
      <h2 id={id}>{messages.title}</h2>
      <CollectionsNote title={messages.ownSample} text={messages.ownSampleText} />
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
