import { users } from '#contract/users.ts';
import { joinForAll } from '#platform/auto-follow.ts';
import { endpoint } from '#platform/endpoint.ts';
import { AppError } from '#platform/errors.ts';
import { readIdentity } from '#platform/identity.ts';
import { displayName } from '#platform/names.ts';
import { again } from '#platform/transaction.ts';
import { factsFrom, ownProfile, visit } from './user.ts';
import { countCommunities, findUser, followName, keepVisit } from './user-repository.ts';

export const handler = endpoint(users.registerUser, async ({ id }, { member, commit }) => {
  if (id !== member.id) throw new AppError('forbidden', 'user.not-you', 'This is not your account.');
  const facts = factsFrom(await readIdentity(member.token));
  return again(async () => {
    const known = await findUser(id);
    const user = visit(known, member, facts, new Date());
    // Before the reply is kept, so that a retry after a failure joins too.
    await joinForAll({ id, name: displayName(user) });
    return commit({ data: ownProfile(user, await countCommunities(id)) }, [
      keepVisit(user, known),
      ...followName(known, user),
    ]);
  });
});
