import { getNews as row } from '#contract/news/news.ts';
import { NewsItem, news } from '#kinds/declared/news.ts';
import { readNames } from '#kinds/names.ts';
import { readRecord } from '#kinds/record/read.ts';
import { readRichtext } from '#kinds/richtext.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readBeside } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { card, withBlocks } from './news.ts';

export const handler = endpoint(row, async (input, { member }) => {
  const item = await readRecord(news, input, member);
  const [names, blocks, { newer, older }] = await Promise.all([
    readNames({ people: [item.creator], categories: [item.categoryId] }),
    readRichtext(item.richtextId),
    readBeside(lists.news(item.communityId), item.id, ({ isHidden }) => !isHidden),
  ]);
  return {
    ...withBlocks(card(item, names), blocks),
    newer: newer && NewsItem.parse(newer),
    older: older && NewsItem.parse(older),
  };
});
