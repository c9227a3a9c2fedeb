import { news } from '#contract/news.ts';
import { call } from '#web/lib/api/api.ts';
import type { FindPiece } from '#web/parts/editor/piece-kind.ts';

/** A news as it is at this moment, in the community of its place. */
export const findNews: FindPiece = async ({ id, place }, signal) => {
  const found = await call(news.getNews, { id, communityId: place }, { ...(signal && { signal }) });
  return { ...found, place: found.communityId };
};
