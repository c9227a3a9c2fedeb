import { listCommunities as row } from '#contract/communities/communities.ts';
import { listCircles } from '#kinds/circle/seen.ts';
import { community } from '#kinds/declared/community.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { seePage } from './community-repository.ts';

export const handler = endpoint(row, async (wanted, { member }) =>
  seePage(member.id, await listCircles(community, {}, wanted)),
);
