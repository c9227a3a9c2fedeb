import { FolderPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { resources } from '#contract/resources.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { makeCollection } from '#web/features/library/collections/changes.ts';
import { CollectionFiles } from '#web/features/library/collections/collection-files.tsx';
import { CollectionsButton } from '#web/features/library/collections/collections-button.tsx';
import { messages } from '#web/features/library/collections/messages.ts';
import { MyCollections } from '#web/features/library/collections/my-collections.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { usePage } from '#web/parts/lists/use-page.ts';

const NewCollection = lazyPart(
  async () => (await import('#web/features/library/collections/new-collection.tsx')).NewCollection,
);

/** A member's collections, and the files that they made, to look through and to search. */
export function MyLibraryScreen() {
  const id = useId();
  const address = useListAddress();
  const { search } = address;
  const isCompact = !useMedia(breakpoints.list);
  const [isNaming, setNaming] = useState(false);
  const input = { pageSize: 8, ...(search && { search }) };
  const list = usePage({ route: resources.listUserResources, key: 'data', input }, address);
  return (
    <>
      <BackLink to="/dashboard">{messages.dashboard}</BackLink>
      <PageHeader title={messages.title}>
        <SearchBox label={messages.searchFiles} value={search} onSearch={address.onSearch} />
        <Button variant="primary" icon={<FolderPlus />} onClick={() => setNaming(true)}>
          {messages.newCollection}
        </Button>
      </PageHeader>
      {search === '' && <MyCollections />}
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
          {(file) => <CollectionsButton file={file} isCompact={isCompact} />}
        </CollectionFiles>
      </section>
      {isNaming && (
        <NewCollection
          onName={(title) => {
            void makeCollection({ title });
            setNaming(false);
            toast(messages.made(title));
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
