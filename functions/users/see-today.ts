import { seeToday as row } from '#contract/users/today.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { notAhead } from './today.ts';
import { findSeen, keepSeen } from './today-repository.ts';

export const handler = endpoint(row, ({ at }, { member, commit }) =>
  commit(async () => {
    const asked = notAhead(at, Date.now());
    const seen = await findSeen(member.id);
    // A device that was offline may say it late: what was seen stays seen.
    const isLater = seen === undefined || asked > seen;
    return {
      reply: { data: { since: isLater ? asked : seen } },
      actions: isLater ? [keepSeen(member.id, asked)] : [],
    };
  }),
);
