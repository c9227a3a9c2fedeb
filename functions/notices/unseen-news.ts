import { blockedAmong } from '#kinds/blocked.ts';
import {
  authorsOf,
  counted,
  type FreshNews,
  findNews,
  newSince,
  readFollowed,
  without,
} from '#kinds/news-since.ts';
import type { Wishes } from '#kinds/notice-wishes.ts';
import type { Seen } from '#kinds/notices/lines.ts';
import { ALWAYS } from '#kinds/window.ts';

/**
 * What others wrote in a member's communities since they looked at their notices or at the day's page, the later of
 * both, without what they muted, and by whom they do not meet.
 */
export async function readUnseenNews(
  userId: string,
  { muted }: Wishes,
  { list, day }: Seen,
): Promise<FreshNews[]> {
  const followed = await readFollowed(userId);
  const last = Math.max(list, day);
  const since = newSince(last > 0 ? new Date(last).toISOString() : undefined, Date.now());
  const found = await findNews(followed, { userId, muted }, { ...ALWAYS, from: since });
  return counted(without(found, await blockedAmong(userId, authorsOf(found))));
}
