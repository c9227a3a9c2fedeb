import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { MyCollections } from '#web/parts/collections/collection-tiles.tsx';
import { NewCollectionButton } from '#web/parts/collections/new-collection-button.tsx';
import { placeOwn } from '#web/parts/collections/places.ts';
import { editAddress } from './edit-address.ts';
import { messages } from './messages.ts';

/** The member's own collections of courses, each leading to where it is changed. */
export const CollectionsToEdit = () => (
  <>
    <BackLink to={placeOwn.courses}>{messages.back.mine}</BackLink>
    <PageHeader title={messages.edit}>
      <NewCollectionButton of="courses" />
    </PageHeader>
    <MyCollections of="courses" hrefOf={editAddress} />
  </>
);
