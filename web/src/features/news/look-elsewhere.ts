import { news } from '#contract/news.ts';
import { ApiError, call } from '#web/lib/api/api.ts';
import type { Draft } from './draft.ts';
import type { Elsewhere } from './elsewhere.ts';
import { ChangedElsewhere, meetNews } from './meet-news.ts';

/**
 * Looks what became of the news after a step failed because of it: something to decide, or the draft that meets the
 * news as it is. Throws where there is no news to look at yet, and what the call throws.
 */
export async function lookElsewhere(
  draft: Draft,
  cause: unknown,
): Promise<{ elsewhere: Elsewhere } | { draft: Draft }> {
  const { communityId } = draft;
  const { id } = draft.news;
  if (id === undefined || communityId === undefined) throw cause;
  try {
    const there =
      cause instanceof ChangedElsewhere ? cause.news : await call(news.getNews, { id, communityId });
    const met = meetNews(draft, there);
    return met.conflicts.length > 0 ? { elsewhere: { kind: 'changed', news: there } } : { draft: met.draft };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { elsewhere: { kind: 'gone' } };
    throw error;
  }
}
