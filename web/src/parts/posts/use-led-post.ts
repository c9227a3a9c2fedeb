import { useLocation } from 'react-router-dom';
import { type Post, posts } from '#contract/communities/posts.ts';
import { type HiddenCard, isShown } from '#contract/fields/hidden.ts';
import { useApi } from '#web/lib/api/replies.tsx';

/** By which an address names a post of the page that it leads to. */
export const POST_PARAM = 'post';

/**
 * The post that the address names: one of those that are shown, or read by itself where it is older; none while they
 * load.
 */
export function useLedPost(shown: readonly (Post | HiddenCard)[], isThere: boolean) {
  const { search, key } = useLocation();
  const id = new URLSearchParams(search).get(POST_PARAM);
  const among = shown.filter(isShown).find((post) => post.id === id);
  const { data, error } = useApi(posts.getPost, id !== null && isThere && !among ? { id } : null);
  return {
    /** What the link that led there is known by: whoever follows it again is led there again. */
    ledBy: id === null ? undefined : key,
    post: among ?? (error?.status === 404 ? undefined : data),
    isGone: error?.status === 404 && !among,
  };
}
