import { groups } from '#contract/groups.ts';
import { authorize } from '#kinds/authorize.ts';
import { seeWhole } from '#kinds/circle/seen.ts';
import { group } from '#kinds/declared/group.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(groups.getGroup, async (place, { member }) => {
  const item = await group.get(place);
  await authorize(member, 'read', { ...group.key(item), ...item });
  return seeWhole(group, member.id, item);
});
