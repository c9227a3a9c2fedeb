import { enterprises } from '#contract/communities/enterprises.ts';
import { seeWhole } from '#kinds/circle/seen.ts';
import { enterprise } from '#kinds/declared/enterprise.ts';
import { readRecord } from '#kinds/record/read.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(enterprises.getEnterprise, async (input, { member }) =>
  seeWhole(enterprise, member.id, await readRecord(enterprise, input, member)),
);
