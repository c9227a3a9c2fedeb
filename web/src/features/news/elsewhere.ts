import { type News, news } from '#contract/news.ts';
import { ApiError, call } from '#web/lib/api.ts';
import type { Draft } from './draft.ts';
import { meetNews } from './meet-news.ts';

/** What became of a news elsewhere while it was changed here: the member has to say how to go on. */
export type Elsewhere = { readonly kind: 'changed'; readonly news: News } | { readonly kind: 'gone' };

/** Another device changed what this one was about to change. */
export class ChangedElsewhere extends Error {
  override readonly name = 'ChangedElsewhere';
  readonly news: News;

  constructor(news: News) {
    super('the news was changed elsewhere');
    this.news = news;
  }
}

const GONE = new Set([
  'news.missing',
  'block.missing',
  'richtext.missing',
  'thing.missing',
  'community.missing',
]);

/** Whether a failed step may come from what another device did. */
export const isFromElsewhere = (error: unknown): boolean =>
  error instanceof ChangedElsewhere ||
  (error instanceof ApiError && (error.code.endsWith('.changed') || GONE.has(error.code)));

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
