import { Tile } from '#web/components/list/tile.tsx';
import { cover } from '#web/lib/art.ts';
import { messages } from './messages.ts';
import type { Collection } from './use-collections.ts';
import './collections.css';

/** Pictures of collections, each of which leads to what is in it. */
export function CollectionTiles({ collections }: { collections: readonly Collection[] }) {
  return collections.map(({ id, title, cover: number, by, files }) => (
    <Tile
      key={id}
      to={`/mylibrary/${id}`}
      title={title}
      cover={drawing(number)}
      meta={[messages.fileCount(files.length), by && messages.by(by)].filter(Boolean).join(', ')}
    />
  ));
}

/** Its number as a source of pictures. */
export const drawing = (number: number) => ({ fallback: cover(number), width: 800, height: 450 });
