import { news as contract } from '#contract/news.ts';
import { authorize } from '#kinds/authorize.ts';
import { readNames } from '#kinds/names.ts';
import { readRichtext } from '#kinds/richtext.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';
import { card, withBlocks } from './news.ts';
import { checkCommunity, getNews } from './news-repository.ts';

export const handler = endpoint(contract.getNews, async ({ communityId, id }, { member }) => {
  const [news] = await Promise.all([getNews(communityId, id), checkCommunity(communityId)]);
  await authorize(member, 'read', { ...keys.news(communityId, id), ...news });
  const [names, blocks] = await Promise.all([
    readNames({ people: [news.creator], categories: [news.categoryId] }),
    readRichtext(news.richtextId),
  ]);
  return withBlocks(card(news, names), blocks);
});
