import { listResources as row } from '#contract/resources.ts';
import { resource } from '#kinds/declared/resource.ts';
import { cardsOf } from '#kinds/resource-cards.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, async ({ category: section, search: query, ...paging }) => {
  const { items, paged } = await resource.list({}, { query, section, ...paging });
  return { data: await cardsOf(items), ...paged };
});
