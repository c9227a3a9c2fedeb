import { keepAccount as row } from '#contract/users/users.ts';
import { cancelLeaving } from '#kinds/member/leaving.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { edited } from '#platform/table/version.ts';
import { ownProfile } from './user.ts';
import { changeUser, countCommunities, getCaller } from './user-repository.ts';

export const handler = endpoint(row, (_input, { member, commit }) =>
  commit(async () => {
    const [user, communities] = await Promise.all([getCaller(member.id), countCommunities(member.id)]);
    if (!user.leavingAt) return { reply: { data: ownProfile(user, communities) }, actions: [] };
    const changes = edited(user, { leavingAt: undefined });
    return {
      reply: { data: ownProfile({ ...user, ...changes }, communities) },
      actions: [changeUser(user, changes), cancelLeaving(user.id, user.leavingAt)],
    };
  }),
);
