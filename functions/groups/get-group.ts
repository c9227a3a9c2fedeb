import { groups } from '#contract/communities/groups.ts';
import { seeWhole } from '#kinds/circle/seen.ts';
import { group } from '#kinds/declared/group.ts';
import { readRecord } from '#kinds/record/read.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(groups.getGroup, async (input, { member }) =>
  seeWhole(group, member.id, await readRecord(group, input, member)),
);
