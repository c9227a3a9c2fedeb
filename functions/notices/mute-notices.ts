import { muteNotices as row } from '#contract/notices/notices.ts';
import { keepMuted } from '#kinds/notice-wishes.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkMayMute, forgetGone } from './muted.ts';

export const handler = endpoint(row, async ({ on, id, muted }, { member, commit }) => {
  const keep = () =>
    commit(() => ({
      reply: { data: { on, id, muted } },
      actions: [keepMuted(member.id, on, id, muted)],
    }));
  // What is gone meanwhile may still be taken off the list.
  if (!muted) return keep();
  await checkMayMute(on, id, member);
  try {
    return await keep();
  } catch (error) {
    const isFull = error instanceof AppError && error.code === 'notices.full';
    if (isFull && (await forgetGone(member.id))) return keep();
    throw error;
  }
});
