import type { ResourceCard } from '#contract/resources.ts';
import { Tile, TileNote } from '#web/components/list/tile.tsx';
import { FilePicture } from '#web/parts/files/file-picture.tsx';
import { RowTiles } from '#web/parts/lists/row-tiles.tsx';
import type { TileRow } from '#web/parts/lists/use-tile-row.ts';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';

/** A row of the library's files, for `Tiles`: those that the member has added, then the newest. */
export function LibraryTiles({ row }: { row: TileRow<ResourceCard> }) {
  return (
    <RowTiles row={row} texts={messages.row} empty={<TileNote text={messages.row.empty} />}>
      {(item) => (
        <Tile
          key={item.id}
          to={`/library/${item.id}`}
          state={{ resource: item }}
          title={item.title}
          meta={all.sections[item.resourceType]}
          picture={<FilePicture of={item} />}
        />
      )}
    </RowTiles>
  );
}
