import { useEffect, useState } from 'react';
import { type Category, categories as contract } from '#contract/resources/categories.ts';
import { fetchReply, keepReply, useApi } from '#web/lib/api/replies.tsx';
import { keep, readKept } from '#web/lib/device/browser-storage.ts';
import { getSession } from '#web/lib/session/session.ts';
import { useIsBack } from '#web/lib/use-is-back.ts';

/** Forgotten with the session. */
const KEY = 'lastCategories';

export interface Categories {
  /** In order; absent while none were ever loaded on this device. */
  readonly known: readonly Category[] | undefined;
  /** Why there are none. */
  readonly error: Error | undefined;
  readonly isValidating: boolean;
  readonly retry: () => void;
}

/** Categories of news and courses: those that this device saw last, until the present ones have loaded. */
export function useCategories(): Categories {
  const { data, error, isValidating, mutate } = useApi(contract.listCategories, {}, useIsBack());
  const [last] = useState(readLast);
  useEffect(() => {
    // A screen may come while the session ends.
    if (data && getSession().user) keep(KEY, JSON.stringify(data));
  }, [data]);
  const known = (data ?? last)?.results;
  return { known, error: known ? undefined : error, isValidating, retry: () => void mutate() };
}

/**
 * Loads them where this device has never seen them: a form without them cannot be sent, nor be filled in without a
 * signal.
 */
export async function fetchCategories(): Promise<void> {
  if (readLast()) return;
  const reply = await fetchReply(contract.listCategories, {});
  if (reply && getSession().user) keep(KEY, JSON.stringify(reply));
}

/** Shows these wherever a category is chosen, without a request. */
export function keepCategories(all: readonly Category[]): void {
  const reply = { results: all.map(({ id, name }) => ({ id, name })) };
  keep(KEY, JSON.stringify(reply));
  void keepReply(contract.listCategories, {}, reply);
}

function readLast() {
  try {
    return contract.listCategories.output.safeParse(JSON.parse(readKept(KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
}
