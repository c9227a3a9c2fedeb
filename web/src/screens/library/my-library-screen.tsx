import { useId } from 'react';
import { resources } from '#contract/resources/resources.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { CollectionFiles } from '#web/features/library/collections/collection-files.tsx';
import { messages } from '#web/features/library/collections/messages.ts';
import { OwnCollections } from '#web/features/library/collections/own-collections.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { CollectionsButton } from '#web/parts/collections/collections-button.tsx';
import { NewCollectionButton } from '#web/parts/collections/new-collection-button.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { usePage } from '#web/parts/lists/use-page.ts';

/** A member's collections, and the files that they made, to look through and to search. */
export function MyLibraryScreen() {
  const id = useId();
  const address = useListAddress();
  const { search } = address;
  const isCompact = !useMedia(breakpoints.list);
  const input = { pageSize: 8, ...(search && { search }) };
  const list = usePage({ route: resources.listUserResources, key: 'data', input }, address);
  return (
    <>
      <BackLink to="/dashboard">{messages.dashboard}</BackLink>
      <PageHeader title={messages.title}>
        <SearchBox label={messages.searchFiles} value={search} onSearch={address.onSearch} />
        <NewCollectionButton of="library" variant="primary" />
      </PageHeader>
      {search === '' && <OwnCollections />}
      <section className="collections" aria-labelledby={`${id}-files`}>
        <h2 id={`${id}-files`}>{messages.toOwn}</h2>
        <CollectionFiles
          list={list}
          address={address}
          empty={
            <EmptyState
              isInSection
              drawing={search ? 'scarecrow' : 'sprout'}
              {...(search ? messages.nothing : messages.ownFiles)}
            >
              <LinkButton to={search ? address.hrefOf(1, '') : '/library?add'}>
                {search ? messages.clear : messages.addFile}
              </LinkButton>
            </EmptyState>
          }
        >
          {(file) => <CollectionsButton of="library" thing={file} isCompact={isCompact} />}
        </CollectionFiles>
      </section>
    </>
  );
}
