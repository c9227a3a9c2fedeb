import { useState } from 'react';
import { DEFAULT_PAGE_SIZE } from '#contract/fields/limits.ts';
import type { Found } from '#contract/fields/paging.ts';
import { matches, wordsOf } from '#contract/fields/words.ts';
import { askable } from '#web/components/state/no-such-page.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import type { ItemsKey, ListRoute } from './list-cache.ts';

export interface Shown<Item> extends Found {
  readonly items: readonly Item[];
  /** The query; empty for all of it. */
  readonly search: string;
}

export interface ListPage<Item> {
  /** What was shown before stays until the next page has loaded, or failed. */
  readonly shown: Shown<Item> | undefined;
  readonly isCurrent: boolean;
  readonly error: ApiError | undefined;
  readonly isBusy: boolean;
  readonly retry: () => void;
}

interface Wanted<Item, Key extends ItemsKey> {
  readonly route: ListRoute<Item, Key>;
  readonly key: Key;
  /** The input besides the page; null waits. */
  readonly input: object | null;
}

/** A page of a list; a member who comes back sees it as it was. */
export function usePage<Item, Key extends ItemsKey>(
  { route, key, input }: Wanted<Item, Key>,
  { page, search }: { page: number; search: string },
  isReturning = false,
): ListPage<Item> {
  const { data, error, isValidating, mutate } = useApi(
    route,
    input && { ...input, pageNumber: askable(page) },
    isReturning,
  );
  const [latest, setLatest] = useState({ data, search });
  if (data && (data !== latest.data || search !== latest.search)) setLatest({ data, search });
  const shown = data ? { data, search } : latest;
  return {
    shown:
      shown.data && (data || !error)
        ? { ...shown.data, items: shown.data[key], search: shown.search }
        : undefined,
    isCurrent: data !== undefined,
    error,
    isBusy: isValidating,
    retry: () => void mutate(),
  };
}

/** A page of a list that is kept whole on this device; `search` finds titles as the server would. */
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
