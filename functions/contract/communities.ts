import * as z from 'zod/mini';
import { Id, requiredText } from './field.ts';
import { Paged, paging } from './paging.ts';
import { route } from './route.ts';

export const communityCategories = ['Farmers', 'Business', 'Accounting'] as const;

export const Community = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Name of the picture in the content host's folder `community`. */
  attachment: z.optional(z.string()),
  category: z.enum(communityCategories),
  auto_follow: z.boolean(),
  /** '1' when the caller follows it. */
  isFollowed: z.enum(['0', '1']),
  isCreator: z.enum(['false', 'true']),
  followersCount: z.int(),
});
export type Community = z.infer<typeof Community>;

export const communities = {
  listUserCommunities: route({
    method: 'GET',
    path: '/api/communities/user',
    summary: 'The communities that the caller follows, the last followed first.',
    access: 'member',
    table: 'read',
    input: z.object(paging),
    output: z.extend(Paged, { communities: z.array(Community) }),
  }),
  getCommunity: route({
    method: 'GET',
    path: '/api/communities/{id}',
    summary: 'One community, by its id or slug.',
    access: 'member',
    table: 'read',
    input: z.object({ id: requiredText('There is no such community.', 300) }),
    output: Community,
  }),
  followCommunity: route({
    method: 'POST',
    path: '/api/communities-users/follow',
    summary: 'Follows a community, or stops following it.',
    access: 'member',
    table: 'write',
    input: z.object({ communityId: Id }),
    output: z.object({ data: z.object({ isFollowed: z.enum(['0', '1']), followersCount: z.int() }) }),
  }),
};
