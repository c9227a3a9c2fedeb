import type { ReactNode } from 'react';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { TileNote, TileSkeleton } from '#web/components/list/tile.tsx';
import { RetryButton } from '#web/components/state/retry-button.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import type { ListRoute } from './list-cache.ts';

/** A row of the dashboard: the first page of `scope`. A phone has no room for it, and does not load it. */
export function useTileRow<Item>(route: ListRoute<Item, 'data'>, scope: object = {}) {
  const hasRoom = useMedia(breakpoints.tiles);
  const { data, error, isValidating, mutate } = useApi(route, hasRoom ? { ...scope, pageNumber: 1 } : null);
  return {
    items: (data?.data ?? []) as readonly Item[],
    isLoading: !data && !error,
    hasFailed: !data && error !== undefined,
    isBusy: isValidating,
    retry: () => void mutate(),
  };
}

export type TileRow<Item> = ReturnType<typeof useTileRow<Item>>;

interface RowTilesProps<Item> {
  row: TileRow<Item>;
  texts: { readonly failed: string; readonly empty: string };
  /** Where an empty one leads, and how that is called. */
  wayOn: { readonly to: string; readonly text: string };
  children: (item: Item) => ReactNode;
}

/** The content of a row of `Tiles`: the items, skeletons of those that load, or why there are none. */
export function RowTiles<Item>({ row, texts, wayOn, children }: RowTilesProps<Item>) {
  const { items, isLoading, hasFailed, isBusy, retry } = row;
  return (
    <>
      {items.map(children)}
      {isLoading && [1, 2, 3, 4].slice(items.length).map((tile) => <TileSkeleton key={tile} />)}
      {!isLoading && !hasFailed && items.length === 0 && (
        <TileNote text={texts.empty}>
          <LinkButton small to={wayOn.to}>
            {wayOn.text}
          </LinkButton>
        </TileNote>
      )}
      {hasFailed && (
        <TileNote text={texts.failed}>
          <RetryButton busy={isBusy} onClick={retry} />
        </TileNote>
      )}
    </>
  );
}
