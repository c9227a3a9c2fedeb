import { useApi } from '#web/lib/api/replies.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import type { ListRoute } from './list-cache.ts';

export interface TileRow<Item> {
  readonly items: readonly Item[];
  /** Whether more are still to come. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
  readonly retry: () => void;
}

/** What the dashboard shows of a list in a row: the first page of `scope`. A phone has no room for it, and does not ask. */
export function useTileRow<Item>(route: ListRoute<Item, 'data'>, scope: object = {}): TileRow<Item> {
  const hasRoom = useMedia(breakpoints.tiles);
  const { data, error, isValidating, mutate } = useApi(route, hasRoom ? { ...scope, pageNumber: 1 } : null);
  return {
    items: data?.data ?? [],
    isLoading: !data && !error,
    hasFailed: !data && error !== undefined,
    isBusy: isValidating,
    retry: () => void mutate(),
  };
}
