import { news as contract } from '#contract/news.ts';
import { endpoint } from '#platform/endpoint.ts';
import { readNames } from '#platform/names.ts';
import { card } from './news.ts';
import { checkCommunity, listNews } from './news-repository.ts';

export const handler = endpoint(contract.listNews, async ({ communityId, ...paging }) => {
  const { news, paged } = await listNews(communityId, paging);
  if (paged.totalItems === 0) await checkCommunity(communityId);
  const names = await readNames({
    people: news.map(({ creator }) => creator),
    categories: news.map(({ categoryId }) => categoryId),
  });
  return { data: news.map((item) => card(item, names)), ...paged };
});
