import { type FreshNews, newSince, readFollowed, readNewsSince } from '#kinds/news-since.ts';
import { findWishes } from '#kinds/notice-wishes.ts';
import type { Seen } from '#kinds/notices/lines.ts';

/**
 * What others wrote in a member's communities since they looked at their notices or at the day's page, the later of
 * both, without what they muted.
 */
export async function readUnseenNews(userId: string, { list, day }: Seen): Promise<FreshNews[]> {
  const [followed, { muted }] = await Promise.all([readFollowed(userId), findWishes(userId)]);
  const last = Math.max(list, day);
  const since = newSince(last > 0 ? new Date(last).toISOString() : undefined, Date.now());
  return readNewsSince(followed, userId, since, muted);
}
