import { searchNews as row } from '#contract/news/news.ts';
import { news } from '#kinds/declared/news.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { shownCards } from './cards.ts';

export const handler = endpoint(row, async ({ communityId, title: query, ...paging }, { member }) => {
  const { items, paged } = await news.list({ communityId }, { query, ...paging });
  return { data: await shownCards(items, member), ...paged };
});
