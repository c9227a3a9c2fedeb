import { useParams, useSearchParams } from 'react-router-dom';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { CoursesCollection } from '#web/features/courses/collections/courses-collection.tsx';
import { editAddress } from '#web/features/courses/collections/edit-address.ts';
import { messages } from '#web/features/courses/collections/messages.ts';
import { CoursesSkeleton } from '#web/features/courses/list/course-card.tsx';
import { CollectionAt } from '#web/parts/collections/collection-at.tsx';
import { MyCollections } from '#web/parts/collections/collection-tiles.tsx';
import { NewCollectionButton } from '#web/parts/collections/new-collection-button.tsx';
import { placeOwn } from '#web/parts/collections/places.ts';

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

/** The member's own collections of courses, each leading to where it is changed. */
const CollectionsToEdit = () => (
  <>
    <BackLink to={placeOwn.courses}>{messages.back.mine}</BackLink>
    <PageHeader title={messages.edit}>
      <NewCollectionButton of="courses" />
    </PageHeader>
    <MyCollections of="courses" hrefOf={editAddress} />
  </>
);
