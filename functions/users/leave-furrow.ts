import { leaveFurrow as row } from '#contract/users/users.ts';
import { leavingTime, requireFreshSignIn, scheduleLeaving } from '#kinds/member/leaving.ts';
import { forgetDevices } from '#kinds/push/devices.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';
import { edited } from '#platform/table/version.ts';
import { ownProfile } from './user.ts';
import { changeUser, countCommunities, getCaller } from './user-repository.ts';

export const handler = endpoint(row, (_input, { member, commit }) => {
  const now = Date.now();
  requireFreshSignIn(member, now);
  return commit(async () => {
    const [user, communities] = await Promise.all([getCaller(member.id), countCommunities(member.id)]);
    if (user.leavingAt) return { reply: { data: ownProfile(user, communities) }, actions: [] };
    const leavingAt = leavingTime(now);
    const devices = await forgetDevices(user.id);
    const changes = edited(user, { leavingAt });
    return {
      reply: { data: ownProfile({ ...user, ...changes }, communities) },
      actions: [
        changeUser(user, changes),
        scheduleLeaving(user.id, leavingAt),
        // Programs that read their calendar end at once, and nothing is told to their devices any more.
        { remove: { Key: keys.feed(user.id) } },
        ...devices,
      ],
    };
  });
});
