import { DEFAULT_PAGE_SIZE } from '#contract/limits.ts';
import { matches, wordsOf } from '#contract/words.ts';
import { askable } from '#web/components/state/no-such-page.tsx';
import type { ListPage } from './use-page.ts';

/** A page of a list that is on this device whole; with `search` of what the server would find by their titles. */
export function pageOf<Item extends { readonly title: string }>(
  all: readonly Item[],
  { page, search }: { page: number; search: string },
  pageSize = DEFAULT_PAGE_SIZE,
): ListPage<Item> {
  const wanted = wordsOf(search);
  const found = all.filter(({ title }) => matches(wanted, wordsOf(title)));
  const pages = Math.ceil(found.length / pageSize);
  const from = (askable(page) - 1) * pageSize;
  return {
    shown: {
      items: found.slice(from, from + pageSize),
      search,
      page,
      pageSize,
      pages,
      totalPages: pages,
      totalItems: found.length,
    },
    isCurrent: true,
    error: undefined,
    isBusy: false,
    retry: () => {},
  };
}
