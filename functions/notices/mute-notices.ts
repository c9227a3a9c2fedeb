import { muteNotices as row } from '#contract/notices.ts';
import { keepMuted } from '#kinds/notice-wishes.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkMayMute } from './muted.ts';

export const handler = endpoint(row, async ({ on, id, muted }, { member, commit }) => {
  // What is gone meanwhile may still be taken off the list.
  if (muted) await checkMayMute(on, id);
  return commit(() => ({
    reply: { data: { on, id, muted } },
    actions: [keepMuted(member.id, on, id, muted)],
  }));
});
