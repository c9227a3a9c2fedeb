import { news as contract } from '#contract/news.ts';
import { endpoint } from '#platform/endpoint.ts';
import { cardsOf } from './cards.ts';
import { checkCommunity, listNews } from './news-repository.ts';

export const handler = endpoint(contract.listNews, async ({ communityId, ...paging }) => {
  const { news, paged } = await listNews(communityId, paging);
  // A deleted community's list reads as empty.
  if (paged.totalItems === 0) await checkCommunity(communityId);
  return { data: await cardsOf(news), ...paged };
});
