import { getProfile as row } from '#contract/users/users.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { profileFor } from './profile.ts';
import { countCommunities, getUser } from './user-repository.ts';

export const handler = endpoint(row, async ({ id }, { member }) => {
  const [user, communities] = await Promise.all([getUser(id), countCommunities(id)]);
  return { results: profileFor(member.id, user, communities) };
});
