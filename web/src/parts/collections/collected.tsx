import type { ReactNode } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { pageOf } from '#web/parts/lists/page-of.ts';
import { type Frame, PagedList } from '#web/parts/lists/paged-list.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';

interface CollectedProps<Item> {
  items: readonly Item[];
  address: ListAddress;
  texts: {
    readonly loading: string;
    readonly failed: string;
    readonly partial: string;
    readonly found: (count: number) => string;
    readonly nothing: { readonly title: string; readonly text: string; readonly action: string };
  };
  /** Shown where there is nothing at all. */
  empty: ReactNode;
  children: (items: readonly Item[], frame: Frame) => ReactNode;
}

/** What is in a collection, page by page, or what of it is searched for by its title. */
export function Collected<Item extends { readonly title: string }>(props: CollectedProps<Item>) {
  const { items, address, texts, empty, children } = props;
  const { search, onSearch } = address;
  const list = pageOf(items, address);
  const { nothing } = texts;
  return (
    <PagedList
      list={list}
      address={address}
      texts={texts}
      status={search !== '' && texts.found(list.shown?.totalItems ?? 0)}
      skeleton={null}
      empty={() =>
        search ? (
          <EmptyState drawing="scarecrow" title={nothing.title} text={nothing.text}>
            <Button onClick={() => onSearch('')}>{nothing.action}</Button>
          </EmptyState>
        ) : (
          empty
        )
      }
    >
      {children}
    </PagedList>
  );
}
