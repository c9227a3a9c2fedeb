import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NEWCOMER_DAYS = 7;

/** So many members who are no newcomers hide something by reporting it. */
export const ENOUGH_TO_HIDE = 3;

/**
 * Whether somebody has been a member for a week: accounts that were made to report something together have not. A
 * record from before the day of joining was kept has none, and is older.
 */
export async function isKnown(userId: string, now: number): Promise<boolean> {
  const record = await findItem(keys.user(userId));
  if (!record) return false;
  const joinedAt = record['joinedAt'];
  return joinedAt === undefined || now - Date.parse(String(joinedAt)) >= NEWCOMER_DAYS * DAY_MS;
}
