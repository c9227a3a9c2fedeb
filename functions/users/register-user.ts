import { users } from '#contract/users.ts';
import { endpoint } from '#platform/endpoint.ts';
import { AppError } from '#platform/errors.ts';
import { joinForAll } from '#platform/follow.ts';
import { readIdentity } from '#platform/identity.ts';
import { factsFrom, ownProfile, visit } from './user.ts';
import { countCommunities, findUser, keepVisit } from './user-repository.ts';

export const handler = endpoint(users.registerUser, async ({ id }, { member, commit }) => {
  if (id !== member.id) throw new AppError('forbidden', 'user.not-you', 'This is not your account.');
  const facts = factsFrom(await readIdentity(member.token));
  await joinForAll(member.id); // before the reply is kept, so that a retry after a failure joins too
  const user = visit(await findUser(id), member, facts, new Date());
  return commit({ data: ownProfile(user, await countCommunities(id)) }, [keepVisit(user)]);
});
