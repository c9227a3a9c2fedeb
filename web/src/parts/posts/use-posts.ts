import { useState } from 'react';
import { type Post, posts } from '#contract/posts.ts';
import { call } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import type { Place } from './place.ts';

/** What of the posts is to be seen. */
export interface Chosen {
  readonly search: string;
  readonly kind: 'post' | 'question' | '';
}

/** The newest posts in a place, or those that are searched for, and earlier ones once they are asked for. */
export function usePosts(place: Pick<Place, 'in' | 'id'>, { search, kind }: Chosen) {
  const asked = { in: place.in, id: place.id, ...(kind && { kind }) };
  const listed = useApi(posts.listPosts, search ? null : asked);
  const found = useApi(posts.searchPosts, search ? { ...asked, value: search } : null);
  const { data, error, isValidating, mutate } = search ? found : listed;
  const [earlier, setEarlier] = useState<readonly Post[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const newest = data?.data ?? [];
  // Pages begin at the newest: one that came meanwhile moves others to the next page, where they come again.
  const known = new Set(newest.map((post) => post.id));
  const all = [...newest, ...earlier.filter((post) => !known.has(post.id))];

  const loadEarlier = async () => {
    setState('loading');
    try {
      const pageNumber = Math.floor(all.length / (data?.pageSize ?? 1)) + 1;
      const page = search
        ? await call(posts.searchPosts, { ...asked, value: search, pageNumber })
        : await call(posts.listPosts, { ...asked, pageNumber });
      setEarlier((before) => {
        const there = new Set(before.map((post) => post.id));
        return [...before, ...page.data.filter((post) => !there.has(post.id))];
      });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return {
    page: data,
    shown: all,
    left: Math.max(0, (data?.totalItems ?? 0) - all.length),
    ...{ error, isBusy: isValidating, retry: () => void mutate(), loadEarlier, state },
    /** One that is deleted leaves the earlier ones at once. */
    forget: (gone: string) => setEarlier((before) => before.filter((post) => post.id !== gone)),
  };
}
