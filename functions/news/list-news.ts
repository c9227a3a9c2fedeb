import { news as contract } from '#contract/news.ts';
import { getCategoryId } from '#kinds/categories.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { cardsOf } from './cards.ts';
import { checkCommunity, listNews } from './news-repository.ts';
import { listTopic } from './topics.ts';

export const handler = endpoint(contract.listNews, async ({ communityId, category, ...paging }) => {
  if (category !== undefined) {
    // A deleted community's topics go after it, one by one.
    await checkCommunity(communityId);
    const { news, paged } = await listTopic(communityId, await getCategoryId(category), paging);
    return { data: await cardsOf(news), ...paged };
  }
  const { news, paged } = await listNews(communityId, paging);
  // A deleted community's list reads as empty.
  if (paged.totalItems === 0) await checkCommunity(communityId);
  return { data: await cardsOf(news), ...paged };
});
