import { SearchBox } from '#web/components/form/search-box.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { messages } from '#web/features/library/collections/messages.ts';
import { OthersCollections } from '#web/parts/collections/collection-tiles.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';

/** What other members share. */
export function FarmingCollectionsScreen() {
  const address = useListAddress();
  return (
    <>
      <BackLink to="/mylibrary">{messages.title}</BackLink>
      <PageHeader title={messages.farming}>
        <SearchBox label={messages.search} value={address.search} onSearch={address.onSearch} />
      </PageHeader>
      <OthersCollections of="library" scope="users" address={address} />
    </>
  );
}
