import { useState } from 'react';
import type { Found } from '#contract/paging.ts';
import { askable } from '#web/components/state/no-such-page.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import type { ItemsKey, ListRoute } from './list-cache.ts';

/** What is shown of a list. */
export interface Shown<Item> extends Found {
  readonly items: readonly Item[];
  /** What was searched for; empty for all of it. */
  readonly search: string;
}

export interface ListPage<Item> {
  /** What was shown before stays until what is asked for is here, or has failed. */
  readonly shown: Shown<Item> | undefined;
  /** Whether `shown` is what was asked for. */
  readonly isCurrent: boolean;
  readonly error: ApiError | undefined;
  readonly isBusy: boolean;
  readonly retry: () => void;
}

interface Wanted<Item, Key extends ItemsKey> {
  readonly route: ListRoute<Item, Key>;
  /** Under which its replies carry the items. */
  readonly key: Key;
  /** Besides the page; null: it waits. */
  readonly input: object | null;
}

/** A page of a list; to whoever comes back to it, it is shown as it was. */
export function usePage<Item, Key extends ItemsKey>(
  { route, key, input }: Wanted<Item, Key>,
  { page, search }: { page: number; search: string },
  isBack = false,
): ListPage<Item> {
  const { data, error, isValidating, mutate } = useApi(
    route,
    input && { ...input, pageNumber: askable(page) },
    isBack,
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
