import type { Collection } from '#contract/resources/collections.ts';
import type { ResourceCard } from '#contract/resources/resources.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { CollectionPage } from '#web/parts/collections/collection-page.tsx';
import { CollectionsButton } from '#web/parts/collections/collections-button.tsx';
import { TakeOut } from '#web/parts/collections/take-out.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { CollectionFiles } from './collection-files.tsx';
import { messages } from './messages.ts';

interface FilesCollectionProps {
  collection: Collection;
  isCurrent: boolean;
  address: ListAddress;
}

/** One collection of files. */
export function FilesCollection({ collection, isCurrent, address }: FilesCollectionProps) {
  const isCompact = !useMedia(breakpoints.list);
  const back =
    collection.isCreator === 'true'
      ? { to: '/mylibrary', text: messages.title }
      : { to: '/mylibrary/farming-collections', text: messages.farming };
  return (
    <CollectionPage<ResourceCard> collection={collection} isCurrent={isCurrent} back={back}>
      {({ list, isOwn, takeOut }) => (
        <CollectionFiles
          list={list}
          address={address}
          empty={
            <EmptyState drawing="sprout" {...(isOwn ? messages.empty : messages.emptyOfOther)}>
              <LinkButton to="/library">{messages.empty.action}</LinkButton>
            </EmptyState>
          }
        >
          {(file) =>
            isOwn ? (
              <TakeOut title={file.title} isCompact={isCompact} onClick={() => takeOut(file)} />
            ) : (
              <CollectionsButton of="library" thing={file} isCompact={isCompact} />
            )
          }
        </CollectionFiles>
      )}
    </CollectionPage>
  );
}
