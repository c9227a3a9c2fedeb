import { enterprises } from '#contract/communities/enterprises.ts';
import { toggleFollow } from '#kinds/circle/toggle-follow.ts';
import { enterprise } from '#kinds/declared/enterprise.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(enterprises.followEnterprise, ({ enterpriseId }, call) =>
  toggleFollow(enterprise, () => enterprise.getById(enterpriseId), call),
);
