import { enterprises } from '#contract/communities/enterprises.ts';
import { listOwn } from '#kinds/circle/own.ts';
import { seePage } from '#kinds/circle/seen.ts';
import { enterprise } from '#kinds/declared/enterprise.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(
  enterprises.searchUserEnterprises,
  async ({ communityId, title: query, ...paging }, { member }) =>
    seePage(
      enterprise,
      member.id,
      await listOwn(enterprise, member.id, { communityId }, { query, ...paging }),
      true,
    ),
);
