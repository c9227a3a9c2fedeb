import { useParams } from 'react-router-dom';
import { FilesCollection } from '#web/features/library/collections/files-collection.tsx';
import { ResourcesSkeleton } from '#web/features/library/list/resource-item.tsx';
import { CollectionAt } from '#web/parts/collections/collection-at.tsx';

/** The collection of the address, and who may see it. */
export function CollectionScreen() {
  const { id = '' } = useParams();
  return (
    <CollectionAt key={id} of="library" id={id} skeleton={<ResourcesSkeleton />}>
      {(collection, page) => <FilesCollection collection={collection} {...page} />}
    </CollectionAt>
  );
}
