import { Bookmark, BookmarkCheck, CircleMinus } from 'lucide-react';
import type { Collection } from '#contract/collections.ts';
import type { ResourceCard } from '#contract/resources.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { CollectionFrame } from '#web/parts/collections/collections.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { COLLECTED, placeOf, SAVED, SHARED, save, setIncluded } from './changes.ts';
import { CollectionFiles } from './collection-files.tsx';
import { CollectionMenu } from './collection-menu.tsx';
import { CollectionsButton } from './collections-button.tsx';
import { messages } from './messages.ts';

interface CollectionPageProps {
  collection: Collection;
  isCurrent: boolean;
  address: ListAddress;
}

/** One collection: its own member changes it, others save it. */
export function CollectionPage({ collection, isCurrent, address }: CollectionPageProps) {
  const { id, title, author, data } = collection;
  const isOwn = collection.isCreator === 'true';
  const wanted = usePendingToggles(COLLECTED);
  const desired = usePendingToggles(SHARED)(id);
  const isPublic = desired === undefined ? collection.isPublic : desired === '1';
  const isCompact = !useMedia(breakpoints.list);
  const items = (data as ResourceCard[]).filter((file) => wanted(placeOf(id, file.id)) !== '0');
  const count = collection.count - (data.length - items.length);
  const takeOut = (file: ResourceCard) => {
    setIncluded(collection, file, false);
    toast(messages.takenOut(file.title), {
      text: messages.undo,
      act: () => setIncluded(collection, file, true),
    });
  };
  return (
    <CollectionFrame
      back={
        isOwn
          ? { to: '/mylibrary', text: messages.title }
          : { to: '/mylibrary/farming-collections', text: messages.farming }
      }
      title={title}
      acts={isOwn ? <CollectionMenu {...{ id, title, isPublic }} /> : <SaveButton of={collection} />}
      facts={
        <>
          {!isOwn && <span>{messages.by(author)}</span>}
          <span>{messages.fileCount(count)}</span>
          {isOwn && isPublic && <span>{messages.isPublic}</span>}
        </>
      }
    >
      <CollectionFiles
        list={{
          shown: { ...collection, items, totalItems: count, search: '' },
          ...{ isCurrent, error: undefined, isBusy: !isCurrent, retry: () => {} },
        }}
        address={address}
        empty={
          <EmptyState drawing="sprout" {...(isOwn ? messages.empty : messages.emptyOfOther)}>
            <LinkButton to="/library">{messages.empty.action}</LinkButton>
          </EmptyState>
        }
      >
        {(file) =>
          isOwn ? (
            <Button
              small
              variant="plain"
              icon={<CircleMinus />}
              aria-label={messages.takeOutOf(file.title)}
              onClick={() => takeOut(file)}
            >
              {!isCompact && messages.takeOut}
            </Button>
          ) : (
            <CollectionsButton file={file} isCompact={isCompact} />
          )
        }
      </CollectionFiles>
    </CollectionFrame>
  );
}

function SaveButton({ of }: { of: Collection }) {
  const isSaved = (usePendingToggles(SAVED)(of.id) ?? of.isSaved) === '1';
  return (
    <Button
      variant={isSaved ? 'soft' : 'primary'}
      icon={isSaved ? <BookmarkCheck /> : <Bookmark />}
      aria-pressed={isSaved}
      onClick={() => save(of, !isSaved)}
    >
      {isSaved ? messages.saved : messages.save}
    </Button>
  );
}
