import { useEffect, useState, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toast, toastFailure } from '#web/components/overlay/toast.tsx';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { loadOutbox } from '#web/parts/outbox/wishes.ts';
import { ownedDrafts } from '#web/parts/owned/owned-draft.ts';
import { standsOf } from '#web/parts/owned/owned-kind.ts';
import type { Circle, CircleKind } from './circle-kind.ts';
import { messages } from './messages.ts';

/** What is open over the circles; a new one has the name that the device gave it. */
export type Open<Item> =
  | { readonly act: 'create' | 'edit'; readonly of: { readonly id: string } }
  | { readonly act: 'delete'; readonly item: Item; readonly isOnly: boolean };

/** The dialogs over the circles, and what follows from what is done in them. */
export function useCircleChanges<Item extends Circle>(
  kind: CircleKind<Item>,
  memberId: string,
  goTo: Pick<ListAddress, 'first' | 'previous' | 'page' | 'hrefOf'>,
) {
  const { lists, texts, nameOf } = kind;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [open, setOpen] = useState<Open<Item>>();
  const [isOpening, startTransition] = useTransition();
  const show = (next: Open<Item>) => startTransition(() => setOpen(next));
  const close = () => setOpen(undefined);

  const [act, id] = ([...params].find(([name]) => name === 'create' || name === 'edit') ?? []) as [
    act?: 'create' | 'edit',
    id?: string,
  ];
  // What waits or was refused is opened by its address, once: Back and a reload do not open it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each such address, and no other way
  useEffect(() => {
    if (!act || !id) return;
    show({ act, of: { id } });
    navigate(goTo.hrefOf(goTo.page), { replace: true });
  }, [act, id]);

  return {
    open,
    isOpening,
    show,
    close,

    created(item: Item): void {
      close();
      goTo.first();
      toast(texts.created(nameOf(item)));
    },
    changed(item: Item): void {
      close();
      toast(messages.form.changed(nameOf(item)));
    },
    removed(item: Item, isOnly: boolean): void {
      close();
      ownedDrafts(kind).dropDraft(memberId, item);
      // A change of it that waits has nothing left to change.
      loadChunk(loadOutbox).then(
        ({ drop }) => drop(standsOf(kind, item)),
        () => undefined,
      );
      lists.remove(item.id);
      if (isOnly) goTo.previous();
      toast(messages.form.deleted(nameOf(item)));
      kind.onRemoved?.(item);
    },

    async visit(item: Item): Promise<void> {
      try {
        const place = await kind.visit?.(item);
        if (place) navigate(place);
      } catch (error) {
        toastFailure(messages.notVisited(nameOf(item), (error as Error).message));
      }
    },
  };
}
