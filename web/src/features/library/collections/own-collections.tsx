import { MyCollections } from '#web/parts/collections/collection-tiles.tsx';
import { CollectionTile } from '#web/parts/collections/collections.tsx';
import { messages } from './messages.ts';

/** A member's own collections of files, and a link to those of others. */
export const OwnCollections = () => (
  <MyCollections of="library">
    <CollectionTile
      to="/mylibrary/farming-collections"
      title={messages.farming}
      cover={5}
      facts={messages.ofOthers}
    />
  </MyCollections>
);
