import { registerUser as row } from '#contract/users/users.ts';
import { joinForAll } from '#kinds/auto-follow.ts';
import { calledBy } from '#kinds/names.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readIdentity } from '#platform/identity.ts';
import { factsFrom, ownProfile, visit } from './user.ts';
import { carryName, countCommunities, findUser, keepVisit } from './user-repository.ts';

export const handler = endpoint(row, async ({ id: asked }, { member, commit }) => {
  const { id, sub } = member;
  if (asked !== id && asked !== sub)
    throw new AppError('forbidden', 'user.not-you', 'This is not your account.');
  const facts = factsFrom(await readIdentity(member.token));
  return commit(async () => {
    const known = await findUser(id);
    const user = visit(known, member, facts, new Date());
    // Before the reply is kept, so that a retry after a failure joins too.
    await joinForAll({ id, ...calledBy(user) });
    const reply = { data: ownProfile(user, await countCommunities(id)) };
    return { reply, actions: [...keepVisit(user, known), ...carryName(known, user)] };
  });
});
