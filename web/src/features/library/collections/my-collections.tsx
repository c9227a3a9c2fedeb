import { type ReactNode, useId } from 'react';
import { CollectionTile } from '#web/parts/collections/collections.tsx';
import { messages } from './messages.ts';
import { type Collection, useCollections } from './use-collections.ts';

/** A member's own collections, and links to those of others. `children`: texts about them. */
export function MyCollections({ children }: { children?: ReactNode }) {
  const id = useId();
  const { own, farming } = useCollections();
  return (
    <section className="collections" aria-labelledby={id}>
      <h2 id={id}>{messages.myCollections}</h2>
      {children}
      <ul className="collections-tiles">
        <CollectionTiles collections={own} />
        <CollectionTile
          to="/mylibrary/farming-collections"
          title={messages.farming}
          cover={5}
          facts={[messages.collectionCount(farming.length)]}
        />
      </ul>
    </section>
  );
}

export const CollectionTiles = ({ collections }: { collections: readonly Collection[] }) =>
  collections.map(({ id, title, cover, by, files }) => (
    <CollectionTile
      key={id}
      to={`/mylibrary/${id}`}
      {...{ title, cover }}
      facts={[messages.fileCount(files.length), by && messages.by(by)]}
    />
  ));
