import { useParams } from 'react-router-dom';
import { CollectionPage } from '#web/features/library/collections/collection-page.tsx';

/** Whatever is in the collection that the address names. */
export function CollectionScreen() {
  const { id } = useParams();
  return <CollectionPage key={id} id={id} />;
}
