import { type FreshNews, findFresh, newSince, readFollowed } from '#kinds/news-since.ts';
import type { Wishes } from '#kinds/notice-wishes.ts';
import type { Seen } from '#kinds/notices/lines.ts';

/**
 * What others wrote in a member's communities since they looked at their notices or at the day's page, the later of
 * both.
 */
export async function readUnseenNews(
  userId: string,
  { muted }: Wishes,
  { list, day }: Seen,
): Promise<FreshNews[]> {
  const last = Math.max(list, day);
  const since = newSince(last > 0 ? new Date(last).toISOString() : undefined, Date.now());
  return findFresh(await readFollowed(userId), { userId, muted }, since);
}
