import { news as contract } from '#contract/news.ts';
import { endpoint } from '#platform/endpoint.ts';
import { keys } from '#platform/keys.ts';
import { readNames } from '#platform/names.ts';
import { card } from './news.ts';
import { listNews, noCommunity } from './news-repository.ts';

export const handler = endpoint(contract.listNews, async ({ communityId, ...paging }) => {
  const { news, paged } = await listNews(communityId, paging);
  const community = keys.community(communityId);
  const names = await readNames({
    people: news.map(({ creator }) => creator),
    categories: news.map(({ categoryId }) => categoryId),
    besides: [community],
  });
  if (!names.has(community.pk)) throw noCommunity();
  return { data: news.map((item) => card(item, names)), ...paged };
});
