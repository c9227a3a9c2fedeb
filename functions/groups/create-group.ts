import { groups } from '#contract/communities/groups.ts';
import { createCircle } from '#kinds/circle/create.ts';
import { group } from '#kinds/declared/group.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(
  groups.createGroup,
  ({ communityId, title, group: picture, ...draft }, call) =>
    createCircle(group, { communityId }, { ...draft, picture }, call, {
      own: () => ({ set: { title } }),
      show: (seen) => seen,
    }),
);
