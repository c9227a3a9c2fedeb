import { deleteCommunity as row } from '#contract/communities/communities.ts';
import { communityGone } from '#kinds/community-gone.ts';
import { community } from '#kinds/declared/community.ts';
import { deleteRecord } from '#kinds/record/remove.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, (input, call) => deleteRecord(community, input, call, communityGone));
