import { MOST_BLOCKED, block as row } from '#contract/moderation/block-list.ts';
import { keysOfBlock, readBlocked } from '#kinds/blocked.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';

export const handler = endpoint(row, async ({ userId, blocked }, { member, commit }) => {
  if (blocked) await checkMayBlock(member.id, userId);
  const [own, theirs] = keysOfBlock(member.id, userId);
  const at = new Date().toISOString();
  return commit(() => ({
    reply: { data: { userId, blocked } },
    actions: [own, theirs].map((Key) => (blocked ? { put: { Item: { ...Key, at } } } : { remove: { Key } })),
  }));
});

/** Throws `user.missing`, and for oneself and more than so many members a conflict. */
async function checkMayBlock(memberId: string, userId: string): Promise<void> {
  if (!(await findItem(keys.user(userId)))) {
    throw new AppError('missing', 'user.missing', 'There is no such member.');
  }
  if (userId === memberId) throw new AppError('conflict', 'block.self', 'You cannot block yourself.');
  if ((await readBlocked(memberId)).length >= MOST_BLOCKED) {
    const text = `You have blocked ${MOST_BLOCKED} members, which is as many as there may be.`;
    throw new AppError('conflict', 'block.full', text);
  }
}
