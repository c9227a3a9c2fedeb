import { enterprises } from '#contract/enterprises.ts';
import { authorize } from '#kinds/authorize.ts';
import { seeWhole } from '#kinds/circle/seen.ts';
import { enterprise } from '#kinds/declared/enterprise.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(enterprises.getEnterprise, async (place, { member }) => {
  const item = await enterprise.get(place);
  await authorize(member, 'read', { ...enterprise.key(item), ...item });
  return seeWhole(enterprise, member.id, item);
});
