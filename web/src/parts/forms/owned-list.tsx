import type { ReactNode } from 'react';
import { type HiddenCard, isShown } from '#contract/fields/hidden.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { HiddenRow } from '#web/components/content/hidden-note.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { useIsBack } from '#web/lib/use-is-back.ts';
import type { ListRoute } from '#web/parts/lists/list-cache.ts';
import { ListSection, type ListSectionProps } from '#web/parts/lists/list-section.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { type ListPage, usePage } from '#web/parts/lists/use-page.ts';
import { UNSENT } from '#web/parts/sync/queue/kinds.ts';
import { EntryBadge } from '#web/parts/sync/status/entry-badge.tsx';
import { type NewDraft, type Typed, useUnsent } from './owned-draft.ts';
import { type Owned, type OwnedKind, subjectOf } from './owned-kind.ts';

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly creator: string;
}

interface OwnedListProps<Item extends Listed, Whole extends Owned>
  extends Omit<ListSectionProps<Item | HiddenCard>, 'address' | 'first' | 'children'> {
  kind: OwnedKind<Whole>;
  address: ListAddress;
  /** Which of the member's unsent new items stand before it, by their forms. @default all */
  isHere?: (typed: Typed) => boolean;
  /** Where new ones are made, where there are several scopes. */
  scope?: object;
  /** Begins a new one; for the empty list. */
  add?: { readonly text: string; readonly onClick: () => void } | undefined;
  /** The card of an unsent one; it leads to the reason. */
  unsent: (unsent: NewDraft, own: { link: { to: string }; state: ReactNode }) => ReactNode;
  /** The card of an item; `state`: the state of its unsent change; `onGone`: it is not on this list any more. */
  children: (item: Item, own: { state: ReactNode; onGone: () => void }) => ReactNode;
}

/** A list of what members make, with the member's own unsent ones first. */
export function OwnedList<Item extends Listed, Whole extends Owned>(props: OwnedListProps<Item, Whole>) {
  const { kind, scope, isHere = () => true, add, unsent: unsentCard, children, ...list } = props;
  const { address } = list;
  const memberId = useSession().user?.id;
  const isFirst = address.search === '' && address.page === 1;
  const unsent = useUnsent(kind, memberId ?? '', scope).filter(({ draft }) => isFirst && isHere(draft));
  const badge = (of: { readonly id: string }) => <EntryBadge subject={subjectOf(kind, of)} />;
  const begin = add && (
    <Button variant="soft" onClick={add.onClick}>
      {add.text}
    </Button>
  );
  return (
    <ListSection
      {...list}
      empty={{ children: begin, ...list.empty }}
      first={unsent.map((each) => unsentCard(each, { link: { to: UNSENT }, state: badge(each) }))}
    >
      {(item, isOnly) =>
        isShown(item) ? (
          children(item, {
            state: item.creator === memberId && badge(item),
            onGone: () => isOnly && address.previous(),
          })
        ) : (
          <HiddenRow key={item.id} />
        )
      }
    </ListSection>
  );
}

/** A page of a list, filtered by `input`; a member who comes back sees it as it was. */
export function useListed<Item>(
  route: ListRoute<Item, 'data'>,
  input: object,
  address: Pick<ListAddress, 'page' | 'search'>,
): ListPage<Item> {
  const asked = { ...input, ...(address.search && { search: address.search }) };
  return usePage({ route, key: 'data', input: asked }, address, useIsBack());
}
