import * as z from 'zod/mini';
import {
  ChangedFile,
  Flag,
  Id,
  nameText,
  OptionalFile,
  requiredText,
  Version,
} from '#contract/fields/field.ts';
import { Found, Paged, paging, searchText } from '#contract/fields/paging.ts';
import { AboutMember } from '#contract/fields/person-fields.ts';
import { route } from '#contract/route.ts';
import { circleDraft, circleFields, circlesWanted, Followed } from './circles.ts';

export const Community = z.object({
  ...circleFields,
  slug: z.string(),
  name: z.string(),
  /** Name of the picture in the content host's folder `community`. */
  attachment: z.optional(z.string()),
  auto_follow: z.boolean(),
  /** Of the caller's own, in lists: how many reports wait there; absent for none. */
  reportsCount: z.optional(z.int()),
});
export type Community = z.infer<typeof Community>;

/** A member of a community. */
export const CommunityMember = z.object({
  id: Id,
  userId: Id,
  user: z.object({
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    ...AboutMember,
    /** Name of the picture in the content host's folder `attachments`. */
    attachments: z.optional(z.string()),
    /** Of those found: by which a text names them, where one can. */
    username: z.optional(z.string()),
  }),
});
export type CommunityMember = z.infer<typeof CommunityMember>;

/** What the form of a community asks for. */
export const CommunityDraft = z.object({
  name: nameText('You must enter the name.', 200),
  ...circleDraft('You must enter the description.'),
});
export type CommunityDraft = z.infer<typeof CommunityDraft>;

const Communities = z.extend(Paged, { communities: z.array(Community) });
const FoundCommunities = z.extend(Found, { communities: z.array(Community) });

export const listCommunities = route({
  method: 'GET',
  path: '/api/communities',
  summary:
    'All communities, or those of one category, newest first; with `sort=popular` the up to 200 with the most followers, as of at most a minute ago.',
  input: () => z.object(circlesWanted('Communities')),
  output: () => Communities,
});

export const searchCommunities = route({
  method: 'GET',
  path: '/api/communities/search',
  summary: 'Communities whose names hold words that begin like the given ones, newest first.',
  input: () => z.object({ name: searchText, ...paging }),
  output: () => FoundCommunities,
});

export const searchUserCommunities = route({
  method: 'GET',
  path: '/api/communities/user/search',
  summary:
    'Of the communities that the caller follows, those with words in their names that begin like the given ones.',
  input: () => z.object({ name: searchText, ...paging }),
  output: () => FoundCommunities,
});

export const createCommunity = route({
  method: 'POST',
  path: '/api/communities/add',
  summary: 'Creates a community, which its creator follows from then on.',
  identity: true,
  files: ['community'],
  body: 'multipart',
  status: 201,
  countsAs: 'circles',
  input: () => z.extend(CommunityDraft, { community: OptionalFile, auto_follow: z.optional(Flag) }),
  output: () => z.object({ data: Community }),
});

export const updateCommunity = route({
  method: 'PUT',
  path: '/api/communities/{id}',
  summary: 'Changes the given fields of a community; its creator alone may. Former slugs keep leading to it.',
  identity: true,
  files: ['community'],
  body: 'multipart',
  input: () =>
    z.extend(z.partial(CommunityDraft), {
      id: Id,
      community: ChangedFile,
      auto_follow: z.optional(Flag),
      version: Version,
    }),
  output: () => Community,
});

export const deleteCommunity = route({
  method: 'DELETE',
  path: '/api/communities/{id}',
  summary: 'Deletes a community with all that hangs on it; its creator alone may.',
  input: () => z.object({ id: Id }),
  output: () => z.object({ id: Id }),
});

export const listMembers = route({
  method: 'GET',
  path: '/api/communities-users/community/{communityId}',
  summary:
    'Members of a community, the last who joined first, and after them those without a name; with `search` those with words in their names, user names, places or what they grow that begin like the given ones.',
  input: () => z.object({ communityId: Id, search: z.optional(searchText), ...paging }),
  output: () => z.extend(Found, { data: z.array(CommunityMember) }),
});

export const listUserCommunities = route({
  method: 'GET',
  path: '/api/communities/user',
  summary: 'The communities that the caller follows, the last followed first.',
  input: () => z.object(paging),
  output: () => Communities,
});

export const getCommunity = route({
  method: 'GET',
  path: '/api/communities/{id}',
  summary: 'One community, by its id or slug.',
  input: () => z.object({ id: requiredText('There is no such community.', 300) }),
  output: () => Community,
});

export const followCommunity = route({
  method: 'POST',
  path: '/api/communities-users/follow',
  summary: 'Follows a community, or stops following it.',
  input: () => z.object({ communityId: Id }),
  output: () => Followed,
});

export const communities = {
  listCommunities,
  searchCommunities,
  searchUserCommunities,
  createCommunity,
  updateCommunity,
  deleteCommunity,
  listMembers,
  listUserCommunities,
  getCommunity,
  followCommunity,
};
