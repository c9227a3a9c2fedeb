import { shutOut as row } from '#contract/moderation/moderation.ts';
import { community } from '#kinds/declared/community.ts';
import { listAct } from '#kinds/reports/acts.ts';
import { AppError } from '#platform/errors.ts';
import { administration } from '#platform/http/administration.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const handler = administration(row, async ({ id, userId, days }, { member, commit }) => {
  const [{ creator }, record] = await Promise.all([community.get({ id }), findItem(keys.user(userId))]);
  if (!record) throw new AppError('missing', 'user.missing', 'There is no such member.');
  if (!member.isAdmin && creator !== member.id) {
    const text = 'Only the one who made the community may shut somebody out.';
    throw new AppError('forbidden', 'thing.not-yours', text);
  }
  if (userId === creator || userId === member.id) {
    const text = 'The one who made the community cannot be shut out, and nobody shuts themselves out.';
    throw new AppError('conflict', 'community.own', text);
  }
  const Key = keys.shutOut(id, userId);
  return commit(async () => {
    const now = Date.now();
    const until = days === 0 ? undefined : new Date(now + days * DAY_MS).toISOString();
    const about = { on: 'user', onId: userId, until, by: member.id };
    const Item = { ...Key, memberId: userId, until, expiresAt: Math.ceil((now + days * DAY_MS) / 1000) };
    return {
      reply: { data: { userId, until } },
      actions: [
        until === undefined ? { remove: { Key } } : { put: { Item } },
        ...(await listAct({ ...about, action: until ? 'shut-out' : 'let-in' }, id, now)),
      ],
    };
  });
});
