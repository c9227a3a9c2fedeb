import { type ResourceCard, resources } from '#contract/resources.ts';
import { type TileRow, useTileRow } from '#web/parts/lists/use-tile-row.ts';
import { useAdded } from '../added.ts';

/** How many of what was added stand in the row; all of it is in the library. */
const MOST_ADDED = 8;

/** Of the library, what the dashboard shows in a row: what the member has added, then what is newest. */
export function useLibraryRow(): TileRow<ResourceCard> {
  const newest = useTileRow(resources.listResources);
  const added = useAdded().items.slice(0, MOST_ADDED);
  const others = newest.items.filter(({ id }) => !added.some((item) => item.id === id));
  return { ...newest, items: [...added, ...others] };
}
