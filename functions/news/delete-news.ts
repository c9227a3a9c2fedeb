import { news as contract } from '#contract/news.ts';
import { authorize } from '#kinds/authorize.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkCommunity, getNews, removeNews } from './news-repository.ts';

export const handler = endpoint(contract.deleteNews, async ({ communityId, id }, { member, commit }) =>
  commit(async () => {
    const [news] = await Promise.all([getNews(communityId, id), checkCommunity(communityId)]);
    await authorize(member, 'change', news);
    return { reply: { id }, actions: removeNews(news) };
  }),
);
