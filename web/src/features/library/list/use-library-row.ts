import { type ResourceCard, resources } from '#contract/resources.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { useAdded } from '../added.ts';

/** How many of what was added stand in the row; all of it is in the library. */
const MOST_ADDED = 8;

export interface LibraryRow {
  /** What the member has added, then what is newest. */
  readonly items: readonly ResourceCard[];
  /** Whether the newest are still to come. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
  readonly retry: () => void;
}

/** Of the library, what the dashboard shows in a row; a phone has no room for it, and does not ask. */
export function useLibraryRow(): LibraryRow {
  const hasRoom = useMedia(breakpoints.tiles);
  const { items } = useAdded();
  const { data, error, isValidating, mutate } = useApi(
    resources.listResources,
    hasRoom ? { pageNumber: 1 } : null,
  );
  const added = items.slice(0, MOST_ADDED);
  const newest = data?.data.filter(({ id }) => !added.some((item) => item.id === id)) ?? [];
  return {
    items: [...added, ...newest],
    isLoading: !data && !error,
    hasFailed: !data && error !== undefined,
    isBusy: isValidating,
    retry: () => void mutate(),
  };
}
