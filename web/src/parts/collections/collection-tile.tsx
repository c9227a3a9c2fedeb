import { Tile } from '#web/components/list/tile.tsx';
import { cover as drawing } from '#web/lib/art.ts';
import './collections.css';

interface CollectionTileProps {
  to: string;
  title: string;
  /** Number of its drawing, from 1. */
  cover: number;
  /** How much is in it, and whose it is. */
  facts: readonly (string | false | undefined)[];
}

/** The picture of a collection, which leads to what is in it; an entry of `.collections-tiles`. */
export function CollectionTile({ to, title, cover, facts }: CollectionTileProps) {
  return (
    <Tile
      to={to}
      title={title}
      cover={{ fallback: drawing(cover), width: 800, height: 450 }}
      meta={facts.filter(Boolean).join(', ')}
    />
  );
}
