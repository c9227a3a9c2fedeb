import { groups } from '#contract/communities/groups.ts';
import { seeWhole } from '#kinds/circle/seen.ts';
import { group } from '#kinds/declared/group.ts';
import { readById } from '#kinds/record/read.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(groups.findGroup, async ({ id }, { member }) =>
  seeWhole(group, member.id, await readById(group, id, member)),
);
