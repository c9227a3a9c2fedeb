import { Bookmark, BookmarkCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Collection } from '#contract/resources/collections.ts';
import { Button } from '#web/components/buttons/button.tsx';
import type { MenuEntry } from '#web/components/overlay/menu.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import type { ListPage } from '#web/parts/lists/use-page.ts';
import { usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { COLLECTED, placeOf, SAVED, SHARED, save, setIncluded } from './changes.ts';
import { CollectionMenu } from './collection-menu.tsx';
import { CollectionFrame } from './collections.tsx';
import { messages } from './messages.ts';

interface Named {
  readonly id: string;
  readonly title: string;
}

interface CollectionPageProps<Thing> {
  collection: Collection;
  isCurrent: boolean;
  back: { readonly to: string; readonly text: string };
  /** Its heading. @default its title */
  title?: string;
  /** What the menu of its member has besides. */
  more?: readonly MenuEntry[];
  /** Its page of things, less those that were just taken out. */
  children: (page: {
    readonly list: ListPage<Thing>;
    readonly isOwn: boolean;
    readonly takeOut: (thing: Thing) => void;
  }) => ReactNode;
}

/** One collection: its own member changes it, others save it. */
export function CollectionPage<Thing extends Named>(props: CollectionPageProps<Thing>) {
  const { collection, isCurrent, back, more, children } = props;
  const { id, of, author, data } = collection;
  const isOwn = collection.isCreator === 'true';
  const wanted = usePendingToggles(COLLECTED);
  const desired = usePendingToggles(SHARED)(id);
  const isPublic = desired === undefined ? collection.isPublic : desired === '1';
  // The contract cannot say which of both it is: `of` does, by which the caller chose.
  const things = data as readonly Named[] as readonly Thing[];
  const items = things.filter((thing) => wanted(placeOf(id, thing.id)) !== '0');
  const count = collection.count - (things.length - items.length);
  const takeOut = (thing: Thing) => {
    setIncluded(collection, thing, false);
    toast(messages.takenOut(thing.title), {
      text: messages.undo,
      act: () => setIncluded(collection, thing, true),
    });
  };
  const list = {
    shown: { ...collection, items, totalItems: count, search: '' },
    isCurrent,
    error: undefined,
    isBusy: !isCurrent,
    retry: () => {},
  };
  return (
    <CollectionFrame
      back={back}
      title={props.title ?? collection.title}
      acts={
        isOwn ? (
          <CollectionMenu
            of={of}
            id={id}
            isPublic={isPublic}
            title={collection.title}
            {...(more && { more })}
          />
        ) : (
          <SaveButton of={collection} />
        )
      }
      facts={
        <>
          {!isOwn && <span>{messages.by(author)}</span>}
          <span>{messages.of[of].count(count)}</span>
          {isOwn && isPublic && <span>{messages.isPublic}</span>}
        </>
      }
    >
      {children({ list, isOwn, takeOut })}
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
