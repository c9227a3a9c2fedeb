import type { News } from '#contract/news.ts';
import { ApiError } from '#web/lib/api/api.ts';

/** What became of a news elsewhere while it was changed here: the member has to say how to go on. */
export type Elsewhere = { readonly kind: 'changed'; readonly news: News } | { readonly kind: 'gone' };

const GONE = new Set([
  'news.missing',
  'block.missing',
  'richtext.missing',
  'thing.missing',
  'community.missing',
]);

/** Whether a failed step may come from what another device did. */
export const isFromElsewhere = (error: unknown): boolean =>
  // By its name: its class comes with the part that meets the news.
  (error as Error).name === 'ChangedElsewhere' ||
  (error instanceof ApiError && (error.code.endsWith('.changed') || GONE.has(error.code)));
