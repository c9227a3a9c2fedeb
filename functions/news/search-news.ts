import { news as contract } from '#contract/news.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { cardsOf } from './cards.ts';
import { checkCommunity, searchNews } from './news-repository.ts';

export const handler = endpoint(contract.searchNews, async ({ communityId, title, ...paging }) => {
  const [{ news, paged }] = await Promise.all([
    searchNews(communityId, title, paging),
    checkCommunity(communityId),
  ]);
  return { data: await cardsOf(news), ...paged };
});
