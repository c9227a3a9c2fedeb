import { news as contract } from '#contract/news.ts';
import { readNames } from '#kinds/names.ts';
import { readRichtext } from '#kinds/richtext.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { card, withBlocks } from './news.ts';
import { checkCommunity, getNews } from './news-repository.ts';

export const handler = endpoint(contract.getNews, async ({ communityId, id }) => {
  const [news] = await Promise.all([getNews(communityId, id), checkCommunity(communityId)]);
  const [names, blocks] = await Promise.all([
    readNames({ people: [news.creator], categories: [news.categoryId] }),
    readRichtext(news.richtextId),
  ]);
  return withBlocks(card(news, names), blocks);
});
