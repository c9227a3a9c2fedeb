import { useEffect, useRef } from 'react';
import { useCategories } from '#web/parts/categories/use-categories.ts';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';

const filter = { name: 'category', read: (id: string | null) => id ?? '', isSearched: true };

/** What of the courses the address asks for, and the category that it narrows them to. */
export function useChosenCategory() {
  const address = useListAddress({ filter });
  const { known } = useCategories();
  const category = known?.find(({ id }) => id === address.filter)?.name;
  const shown = useRef(address.filter);

  // It is a page of its own, under the same path: one begins at its top.
  useEffect(() => {
    if (shown.current === address.filter) return;
    shown.current = address.filter;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [address.filter]);

  return {
    address,
    /** Its name; absent where none is chosen, or while it is not known. */
    category,
    isUnknown: address.filter !== '' && known !== undefined && category === undefined,
  };
}
