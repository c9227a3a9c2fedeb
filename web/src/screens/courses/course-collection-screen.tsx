import { useParams, useSearchParams } from 'react-router-dom';
import { CollectionsToEdit } from '#web/features/courses/collections/collections-to-edit.tsx';
import { CoursesCollection } from '#web/features/courses/collections/courses-collection.tsx';
import { CoursesSkeleton } from '#web/features/courses/list/course-card.tsx';
import { CollectionAt } from '#web/parts/collections/collection-at.tsx';

/** The collection of the address; below `edit-course` the one that is named, to be changed. */
export function CourseCollectionScreen() {
  const [params] = useSearchParams();
  const { id } = useParams();
  const isEdited = id === undefined;
  const shown = id ?? params.get('collection');
  if (!shown) return <CollectionsToEdit />;
  return (
    <CollectionAt key={shown} of="courses" id={shown} skeleton={<CoursesSkeleton />}>
      {(collection, page) => <CoursesCollection collection={collection} isEdited={isEdited} {...page} />}
    </CollectionAt>
  );
}
