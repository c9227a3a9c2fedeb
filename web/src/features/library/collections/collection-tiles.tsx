import { CollectionTile } from '#web/parts/collections/collection-tile.tsx';
import { messages } from './messages.ts';
import type { Collection } from './use-collections.ts';

/** Pictures of collections, each of which leads to what is in it. */
export function CollectionTiles({ collections }: { collections: readonly Collection[] }) {
  return collections.map(({ id, title, cover, by, files }) => (
    <CollectionTile
      key={id}
      to={`/mylibrary/${id}`}
      {...{ title, cover }}
      facts={[messages.fileCount(files.length), by && messages.by(by)]}
    />
  ));
}
