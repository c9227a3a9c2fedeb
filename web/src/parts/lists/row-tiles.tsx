import type { ReactNode } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { TileNote, TileSkeleton } from '#web/components/list/tile.tsx';
import type { TileRow } from './use-tile-row.ts';

interface RowTilesProps<Item> {
  row: TileRow<Item>;
  texts: { failed: string; retry: string; retrying: string };
  /** Why there is nothing, and what to do next. */
  empty: ReactNode;
  children: (item: Item) => ReactNode;
}

/** What stands in a row of `Tiles`: what is there, the places of what comes, or why there is nothing. */
export function RowTiles<Item>({ row, texts, empty, children }: RowTilesProps<Item>) {
  const { items, isLoading, hasFailed, isBusy, retry } = row;
  return (
    <>
      {items.map(children)}
      {isLoading && [1, 2, 3, 4].slice(items.length).map((place) => <TileSkeleton key={place} />)}
      {!isLoading && !hasFailed && items.length === 0 && empty}
      {hasFailed && (
        <TileNote text={texts.failed}>
          <Button small busy={isBusy} busyText={texts.retrying} onClick={retry}>
            {texts.retry}
          </Button>
        </TileNote>
      )}
    </>
  );
}
