import { enterprises } from '#contract/communities/enterprises.ts';
import { listCircles, seePage } from '#kinds/circle/seen.ts';
import { enterprise } from '#kinds/declared/enterprise.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(enterprises.listEnterprises, async ({ communityId, ...wanted }, { member }) =>
  seePage(enterprise, member.id, await listCircles(enterprise, { communityId }, wanted)),
);
