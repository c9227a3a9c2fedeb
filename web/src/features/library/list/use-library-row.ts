import { type ResourceCard, resources } from '#contract/resources.ts';
import { type TileRow, useTileRow } from '#web/parts/lists/use-tile-row.ts';
import { useAdded } from '../added.ts';

/** How many of what was added stand in the row; all of it is in the library. */
const MOST_ADDED = 8;

/** What is the member's own in the library, as the dashboard shows it in a row: what they added, then what they made. */
export function useLibraryRow(): TileRow<ResourceCard> {
  const made = useTileRow(resources.listUserResources);
  const added = useAdded().items.slice(0, MOST_ADDED);
  const others = made.items.filter(({ id }) => !added.some((item) => item.id === id));
  return { ...made, items: [...added, ...others] };
}
