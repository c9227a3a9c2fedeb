import { enterprises } from '#contract/communities/enterprises.ts';
import { seePage } from '#kinds/circle/seen.ts';
import { enterprise } from '#kinds/declared/enterprise.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(
  enterprises.searchEnterprises,
  async ({ communityId, title: query, ...paging }, { member }) =>
    seePage(enterprise, member.id, await enterprise.list({ communityId }, { query, ...paging })),
);
