import { type ListAddress, useListAddress } from '#web/parts/lists/use-list-address.ts';
import type { Tab } from './circle-kind.ts';

/** What the address of the most followed says, and the API. */
export const MOST_FOLLOWED = 'popular';

/** The address of circles: all of them have an order, and can be narrowed to a category. */
export function useCircleAddress(tab: Tab, categories: readonly string[]): ListAddress {
  const category = (asked: string | null) => {
    const name = asked?.trim().toLowerCase();
    return categories.find((each) => each.toLowerCase() === name) ?? '';
  };
  const order = (asked: string | null) => (asked === MOST_FOLLOWED ? MOST_FOLLOWED : '');
  const isAll = tab === 'all';
  return useListAddress({
    filter: isAll ? { name: 'category', read: category } : undefined,
    sort: isAll ? { name: 'sort', read: order } : undefined,
  });
}
