import { groups } from '#contract/communities/groups.ts';
import { group } from '#kinds/declared/group.ts';
import { deleteRecord } from '#kinds/record/remove.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(groups.deleteGroup, (input, call) => deleteRecord(group, input, call));
