import { enterprises } from '#contract/communities/enterprises.ts';
import { seeWhole } from '#kinds/circle/seen.ts';
import { enterprise } from '#kinds/declared/enterprise.ts';
import { readById } from '#kinds/record/read.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(enterprises.findEnterprise, async ({ id }, { member }) =>
  seeWhole(enterprise, member.id, await readById(enterprise, id, member)),
);
