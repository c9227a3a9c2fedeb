import { enterprises } from '#contract/communities/enterprises.ts';
import { createCircle } from '#kinds/circle/create.ts';
import { enterprise } from '#kinds/declared/enterprise.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(
  enterprises.createEnterprise,
  ({ communityId, title, roles, enterprise: picture, ...draft }, call) =>
    createCircle(enterprise, { communityId }, { ...draft, picture }, call, {
      own: () => ({ set: { title, roles: roles || undefined } }),
      show: (seen) => seen,
    }),
);
