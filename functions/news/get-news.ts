import { news as contract } from '#contract/news.ts';
import { authorize } from '#kinds/authorize.ts';
import { news } from '#kinds/declared/news.ts';
import { readNames } from '#kinds/names.ts';
import { readRichtext } from '#kinds/richtext.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { card, withBlocks } from './news.ts';

export const handler = endpoint(contract.getNews, async (place, { member }) => {
  const item = await news.get(place);
  await authorize(member, 'read', { ...news.key(item), ...item });
  const [names, blocks] = await Promise.all([
    readNames({ people: [item.creator], categories: [item.categoryId] }),
    readRichtext(item.richtextId),
  ]);
  return withBlocks(card(item, names), blocks);
});
