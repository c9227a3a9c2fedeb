import type { ReactNode } from 'react';
import type { CollectionOf } from '#contract/resources/collections.ts';
import { Meta } from '#web/components/content/meta.tsx';
import { Tile } from '#web/components/list/tile.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { cover as drawing } from '#web/lib/art.ts';
import { messages } from './messages.ts';
import { placeOwn } from './places.ts';
import './collections.css';

interface CollectionFrameProps {
  back: { readonly to: string; readonly text: string };
  title: string;
  acts: ReactNode;
  facts: ReactNode;
  children: ReactNode;
}

/** The screen of one collection: what it is, and `children`: what is in it. */
export const CollectionFrame = ({ back, title, acts, facts, children }: CollectionFrameProps) => (
  <>
    <BackLink to={back.to}>{back.text}</BackLink>
    <PageHeader title={title}>{acts}</PageHeader>
    <div className="collections-facts">
      <Meta>{facts}</Meta>
    </div>
    {children}
  </>
);

export const CollectionMissing = ({ of }: { of: CollectionOf }) => (
  <Missing {...messages.missing} action={messages.of[of].missingAction} to={placeOwn[of]} isPrimary />
);

interface CollectionTileProps {
  to: string;
  title: string;
  /** Number of its drawing, from 1. */
  cover: number;
  /** How much is in it, and whose it is; or that it has not arrived. */
  facts: ReactNode;
}

/** The picture of a collection, which leads to what is in it; an entry of `.collections-tiles`. */
export const CollectionTile = ({ to, title, cover, facts }: CollectionTileProps) => (
  <Tile to={to} title={title} cover={{ fallback: drawing(cover), width: 800, height: 450 }} meta={facts} />
);
