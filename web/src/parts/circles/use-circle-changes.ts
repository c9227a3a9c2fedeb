import { useEffect, useState, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { begunIn, ownedDrafts } from '#web/parts/forms/owned-draft.ts';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import type { Circle, CircleKind } from './circle-kind.ts';
import { messages } from './messages.ts';

/** The open form; a new circle has the name that the device gave it. */
export type Open<Item> =
  | { readonly act: 'create' | 'edit'; readonly of: { readonly id: string }; readonly scope: object }
  | { readonly act: 'delete'; readonly item: Item; readonly isOnly: boolean };

/** The dialogs over the circles, and their effects. */
export function useCircleChanges<Item extends Circle>(
  kind: CircleKind<Item>,
  memberId: string,
  scope: object,
  goTo: Pick<ListAddress, 'first' | 'previous' | 'page' | 'hrefOf'>,
) {
  const { nameOf } = kind;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [open, setOpen] = useState<Open<Item>>();
  const [isOpening, startTransition] = useTransition();
  const show = (next: Open<Item>) => startTransition(() => setOpen(next));
  const create = () => show({ act: 'create', of: { id: begunIn(kind, memberId, scope) }, scope });
  const close = () => setOpen(undefined);

  const [act, id] = ([...params].find(([name]) => name === 'create' || name === 'edit') ?? []) as [
    act?: 'create' | 'edit',
    id?: string,
  ];
  // What waits or was refused is opened by its address, once: Back and a reload do not open it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each such address, and no other way
  useEffect(() => {
    if (!act) return;
    // It may have been begun elsewhere, and is changed there.
    if (id) show({ act, of: { id }, scope: ownedDrafts(kind).readDraft(memberId, { id })?.scope ?? scope });
    else if (act === 'create') create();
    navigate(goTo.hrefOf(goTo.page), { replace: true });
  }, [act, id]);

  return {
    open,
    isOpening,
    show,
    create,
    close,

    created(): void {
      close();
      goTo.first();
    },
    removed(isOnly: boolean): void {
      close();
      if (isOnly) goTo.previous();
    },
    async visit(item: Item): Promise<void> {
      try {
        const path = await kind.visit?.(item);
        if (path) navigate(path);
      } catch (error) {
        toastFailure(messages.notVisited(nameOf(item), (error as Error).message));
      }
    },
  };
}
