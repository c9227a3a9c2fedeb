import { matches, wordsOf } from '#contract/words.ts';
import { askable } from '#web/components/state/no-such-page.tsx';
import type { ListPage } from './use-page.ts';

interface Held<Item> {
  readonly items: readonly Item[];
  readonly pageSize: number;
  /** What an item is found by. */
  readonly textOf: (item: Item) => string;
}

/** A page of a list that is here already, searched as the API searches its own. */
export function heldPage<Item>(
  { items, pageSize, textOf }: Held<Item>,
  { page, search }: { page: number; search: string },
): ListPage<Item> {
  const wanted = wordsOf(search);
  const found = items.filter((item) => matches(wanted, wordsOf(textOf(item))));
  const pages = Math.ceil(found.length / pageSize);
  const from = (askable(page) - 1) * pageSize;
  const paging = { page: askable(page), pageSize, pages, totalPages: pages, totalItems: found.length };
  return {
    shown: { ...paging, items: found.slice(from, from + pageSize), search },
    isCurrent: true,
    error: undefined,
    isBusy: false,
    retry: () => undefined,
  };
}
