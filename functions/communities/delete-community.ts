import { deleteCommunity as row } from '#contract/communities.ts';
import { community } from '#kinds/declared/community.ts';
import { deleteRecord } from '#kinds/record/remove.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { communityGone } from './removal.ts';

export const handler = endpoint(row, (input, call) => deleteRecord(community, input, call, communityGone));
