import { listUserResources as row } from '#contract/resources/resources.ts';
import { resource } from '#kinds/declared/resource.ts';
import { listMade } from '#kinds/record/made.ts';
import { cardsOf } from '#kinds/resource-cards.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { lists } from '#platform/table/keys.ts';

export const handler = endpoint(row, async ({ search: query, ...paging }, { member }) => {
  const made = lists.resourcesMade(member.id);
  const { items, paged } = await listMade(resource, member.id, made, { query, ...paging });
  return { data: await cardsOf(items), ...paged };
});
