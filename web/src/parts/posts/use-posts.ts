import { posts } from '#contract/communities/posts.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { usePages } from '#web/parts/threads/use-pages.ts';
import type { Place } from './place.ts';

/** What of the posts is to be seen. */
export interface Chosen {
  readonly search: string;
  readonly kind: 'post' | 'question' | '';
}

/** Whether nothing is filtered. */
export const isEverything = ({ search, kind }: Chosen): boolean => search === '' && kind === '';

/** The newest posts in a place, or those that are searched for, and earlier ones once they are asked for. */
export function usePosts(place: Pick<Place, 'in' | 'id'>, { search, kind }: Chosen) {
  const asked = { in: place.in, id: place.id, ...(kind && { kind }) };
  const listed = useApi(posts.listPosts, search ? null : asked);
  const found = useApi(posts.searchPosts, search ? { ...asked, value: search } : null);
  const reply = search ? found : listed;
  const { data } = reply;
  const ofList = usePages(posts.listPosts, asked, search ? undefined : data);
  const ofSearch = usePages(posts.searchPosts, { ...asked, value: search }, search ? data : undefined);
  const { all, ...pages } = search ? ofSearch : ofList;
  return {
    page: data,
    shown: all,
    ...pages,
    reply,
  };
}
