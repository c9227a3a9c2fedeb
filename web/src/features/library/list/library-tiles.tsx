import type { ResourceCard } from '#contract/resources.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Tile, TileNote } from '#web/components/list/tile.tsx';
import { FilePicture } from '#web/parts/files/file-picture.tsx';
import { RowTiles } from '#web/parts/lists/row-tiles.tsx';
import type { TileRow } from '#web/parts/lists/use-tile-row.ts';
import { useAdded } from '../added.ts';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';
import { views } from './views.ts';

/** A row of what is the member's own in the library, for `Tiles`. */
export function LibraryTiles({ row }: { row: TileRow<ResourceCard> }) {
  const { has } = useAdded();
  const empty = (
    <TileNote text={messages.row.empty}>
      <LinkButton small to={views.all.to}>
        {messages.empty.all}
      </LinkButton>
    </TileNote>
  );
  return (
    <RowTiles row={row} texts={messages.row} empty={empty}>
      {(item) => (
        <Tile
          key={item.id}
          to={`/library/${item.id}`}
          state={{ resource: item }}
          title={item.title}
          meta={has(item.id) ? all.keptHere : all.sections[item.resourceType]}
          picture={<FilePicture of={item} />}
        />
      )}
    </RowTiles>
  );
}
