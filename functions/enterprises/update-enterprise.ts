import { enterprises } from '#contract/communities/enterprises.ts';
import { changeCircle } from '#kinds/circle/change.ts';
import { enterprise } from '#kinds/declared/enterprise.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(
  enterprises.updateEnterprise,
  ({ id, communityId, title, roles, enterprise: picture, ...form }, call) =>
    changeCircle(enterprise, { id, communityId }, { ...form, picture }, call, {
      own: () => ({
        set: {
          ...(title !== undefined && { title }),
          ...(roles !== undefined && { roles: roles || undefined }),
        },
      }),
      show: (seen) => seen,
    }),
);
