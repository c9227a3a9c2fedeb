import { groups } from '#contract/communities/groups.ts';
import { changeCircle } from '#kinds/circle/change.ts';
import { group } from '#kinds/declared/group.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(
  groups.updateGroup,
  ({ id, communityId, title, group: picture, ...form }, call) =>
    changeCircle(group, { id, communityId }, { ...form, picture }, call, {
      own: () => ({
        set: {
          ...(title !== undefined && { title }),
        },
      }),
      show: (seen) => seen,
    }),
);
