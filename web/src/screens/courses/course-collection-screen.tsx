import { useParams } from 'react-router-dom';
import { CollectionPage } from '#web/features/courses/collections/collection-page.tsx';
import { EditCollection } from '#web/features/courses/collections/edit-collection.tsx';

/** The collection of the address; without a name, one of the member's own to be changed. */
export function CourseCollectionScreen() {
  const { id } = useParams();
  return id === undefined ? <EditCollection /> : <CollectionPage key={id} id={id} />;
}
