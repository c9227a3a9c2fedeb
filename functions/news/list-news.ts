import { listNews as row } from '#contract/news/news.ts';
import { getCategoryId } from '#kinds/categories.ts';
import { news } from '#kinds/declared/news.ts';
import { listTopic } from '#kinds/record/topics.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { lists } from '#platform/table/keys.ts';
import { coveredCards } from './cards.ts';

export const handler = endpoint(row, async ({ communityId, category, ...paging }, { member }) => {
  if (category === undefined) {
    const { items, paged } = await news.list({ communityId }, paging);
    return { data: await coveredCards(items, member), ...paged };
  }
  // The worker removes a deleted community's topics one by one.
  await news.checkAbove({ communityId });
  const topic = lists.topic(communityId, await getCategoryId(category));
  const { items, paged } = await listTopic(news, { communityId }, topic, paging);
  return { data: await coveredCards(items, member), ...paged };
});
