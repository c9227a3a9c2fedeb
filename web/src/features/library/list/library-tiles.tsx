import { Button } from '#web/components/buttons/button.tsx';
import { Tile, TileNote, TileSkeleton } from '#web/components/list/tile.tsx';
import { FilePicture } from '#web/parts/files/file-picture.tsx';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';
import type { LibraryRow } from './use-library-row.ts';

/** A row of the library's files, for `Tiles`: those that the member has added, then the newest. */
export function LibraryTiles({ row }: { row: LibraryRow }) {
  const { items, isLoading, hasFailed, isBusy, retry } = row;
  const { empty, failed, retry: again, retrying } = messages.row;
  return (
    <>
      {items.map((item) => (
        <Tile
          key={item.id}
          to={`/library/${item.id}`}
          state={{ resource: item }}
          title={item.title}
          meta={all.sections[item.resourceType]}
          picture={<FilePicture of={item} />}
        />
      ))}
      {isLoading && [1, 2, 3, 4].slice(items.length).map((place) => <TileSkeleton key={place} />)}
      {!isLoading && !hasFailed && items.length === 0 && <TileNote text={empty} />}
      {hasFailed && (
        <TileNote text={failed}>
          <Button small busy={isBusy} busyText={retrying} onClick={retry}>
            {again}
          </Button>
        </TileNote>
      )}
    </>
  );
}
