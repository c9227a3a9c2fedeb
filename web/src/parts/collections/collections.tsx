import { type ReactNode, useId } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { Tile } from '#web/components/list/tile.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { cover as drawing } from '#web/lib/art.ts';
import { type Frame, PagedList } from '#web/parts/lists/paged-list.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { pageOf } from '#web/parts/lists/use-page.ts';
import './collections.css';

interface CollectionFrameProps {
  back: { readonly to: string; readonly text: string };
  title: string;
  acts: ReactNode;
  facts: ReactNode;
  note?: { readonly title: string; readonly text: string };
  children: ReactNode;
}

/** The screen of one collection: what it is, and `children`: what is in it. */
export const CollectionFrame = ({ back, title, acts, facts, note, children }: CollectionFrameProps) => (
  <>
    <BackLink to={back.to}>{back.text}</BackLink>
    <PageHeader title={title}>{acts}</PageHeader>
    <div className="collections-facts">
      <Meta>{facts}</Meta>
    </div>
    {note && <CollectionsNote {...note} />}
    {children}
  </>
);

export const CollectionsNote = (note: NonNullable<CollectionFrameProps['note']>) => (
  <div className="collections-note">
    <SampleNote id={useId()} {...note} />
  </div>
);

interface CollectionMissingProps {
  texts: { readonly title: string; readonly text: string; readonly action: string };
  to: string;
}

export const CollectionMissing = ({ texts, to }: CollectionMissingProps) => (
  <Missing {...texts} to={to} isPrimary />
);

interface CollectionTileProps {
  to: string;
  title: string;
  /** Number of its drawing, from 1. */
  cover: number;
  /** How much is in it, and whose it is. */
  facts: readonly (string | false | undefined)[];
}

/** The picture of a collection, which leads to what is in it; an entry of `.collections-tiles`. */
export const CollectionTile = ({ to, title, cover, facts }: CollectionTileProps) => (
  <Tile
    to={to}
    title={title}
    cover={{ fallback: drawing(cover), width: 800, height: 450 }}
    meta={facts.filter(Boolean).join(', ')}
  />
);

interface CollectedProps<Item> {
  items: readonly Item[];
  address: ListAddress;
  texts: {
    readonly failed: string;
    readonly partial: string;
    readonly found: (count: number) => string;
    readonly nothing: { readonly title: string; readonly text: string; readonly action: string };
  };
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
