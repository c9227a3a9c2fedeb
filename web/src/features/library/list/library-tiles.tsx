import { type ResourceCard, resources } from '#contract/resources/resources.ts';
import { Tile } from '#web/components/list/tile.tsx';
import { FilePicture } from '#web/parts/files/file-picture.tsx';
import { RowTiles, type TileRow, useTileRow } from '#web/parts/lists/row-tiles.tsx';
import { useAdded } from '../added.tsx';
import { messages } from '../messages.ts';

/** How many added ones are in the row; all of them are in the library. */
const MAX_ADDED = 8;

/** The dashboard's row of the member's library: what they added, then what they made. */
export function useLibraryRow(): TileRow<ResourceCard> {
  const made = useTileRow(resources.listUserResources);
  const added = useAdded().items.slice(0, MAX_ADDED);
  const others = made.items.filter(({ id }) => !added.some((item) => item.id === id));
  return { ...made, items: [...added, ...others] };
}

export function LibraryTiles({ row }: { row: TileRow<ResourceCard> }) {
  const { has } = useAdded();
  return (
    <RowTiles row={row} texts={messages.row} wayOn={{ to: messages.views.all.to, text: messages.empty.all }}>
      {(item) => (
        <Tile
          key={item.id}
          to={`/library/${item.id}`}
          state={{ resource: item }}
          title={item.title}
          meta={has(item.id) ? messages.keptHere : messages.sections[item.resourceType]}
          picture={<FilePicture of={item} />}
        />
      )}
    </RowTiles>
  );
}
