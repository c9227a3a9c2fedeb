import { listResources as row } from '#contract/resources/resources.ts';
import { resource } from '#kinds/declared/resource.ts';
import { coverHidden } from '#kinds/reports/hidden.ts';
import { cardsOf } from '#kinds/resource-cards.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, async ({ category: section, search: query, ...paging }, { member }) => {
  const { items, paged } = await resource.list({}, { query, section, ...paging });
  return { data: await coverHidden(items, member, cardsOf), ...paged };
});
