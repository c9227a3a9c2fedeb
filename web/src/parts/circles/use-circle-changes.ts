import { useEffect, useRef, useState, useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast, toastFailure } from '#web/components/overlay/toast.tsx';
import { keepReply } from '#web/lib/api/replies.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { circleDrafts } from './circle-draft.ts';
import { type Circle, type CircleKind, pathOf } from './circle-kind.ts';
import { messages } from './messages.ts';

/** What is open over the circles. */
export type Open<Item> =
  | { readonly act: 'create' }
  | { readonly act: 'edit'; readonly item: Item }
  | { readonly act: 'delete'; readonly item: Item; readonly isOnly: boolean };

/** The dialogs over the circles, and what follows from what is done in them. */
export function useCircleChanges<Item extends Circle>(
  kind: CircleKind<Item>,
  memberId: string,
  goTo: Pick<ListAddress, 'first' | 'previous'>,
) {
  const { lists, texts, nameOf, routes } = kind;
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open<Item>>();
  const [isOpening, startTransition] = useTransition();
  const opened = useRef(open);
  useEffect(() => {
    opened.current = open;
  });
  /** A dialog that was closed while its call was under way closes no other one when it comes back. */
  const close = (only = open) => {
    if (opened.current === only) setOpen(undefined);
  };

  return {
    open,
    isOpening,
    show: (next: Open<Item>) => startTransition(() => setOpen(next)),
    close: () => setOpen(undefined),

    created(item: Item): void {
      close();
      lists.add(item);
      goTo.first();
      toast(texts.created(nameOf(item)));
    },
    changed(item: Item): void {
      close();
      lists.change(item.id, () => item);
      void keepReply(routes.get, pathOf(routes.get, item), item);
      kind.onChanged?.(item);
      toast(messages.form.changed(nameOf(item)));
    },
    removed(item: Item, isOnly: boolean): void {
      close();
      circleDrafts(kind).dropDraft(memberId, item);
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
