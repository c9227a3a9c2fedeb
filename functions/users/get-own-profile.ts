import { getOwnProfile as row } from '#contract/users/users.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { ownProfile } from './user.ts';
import { countCommunities, getCaller } from './user-repository.ts';

export const handler = endpoint(row, async (_input, { member }) => {
  const [user, communities] = await Promise.all([getCaller(member.id), countCommunities(member.id)]);
  return ownProfile(user, communities);
});
