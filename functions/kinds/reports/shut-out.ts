import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/member.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';

const WORDS = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Throws `community.shutOut` for a member who may not write in a community, with the day on which that ends. */
export async function checkNotShutOut(
  communityId: string | undefined,
  { id }: Member,
  now = Date.now(),
): Promise<void> {
  const item = communityId === undefined ? undefined : await findItem(keys.shutOut(communityId, id));
  if (!item || Date.parse(String(item['until'])) <= now) return;
  const day = new Date(String(item['until'])).toLocaleDateString('en-GB', WORDS);
  throw new AppError('forbidden', 'community.shutOut', `You cannot write in this community until ${day}.`);
}
