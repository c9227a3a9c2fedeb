import { entriesOf, type Follow, findFollow } from '#kinds/follow.ts';
import { currentName } from '#kinds/names.ts';
import { forgetWords, reindexWords } from '#platform/lists/search.ts';
import type { Job } from '#platform/table/jobs.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { NothingWritten, writeTogether } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';

type FollowNames = Partial<Pick<Follow, 'followerName' | 'communityName'>>;

/**
 * Has the sides of following be found by their present names, whatever they are known by. Renames of one member or
 * community are worked on side by side, and one may be late: so `readNames` is asked again afterwards, until nothing
 * has changed. It answers undefined for who is gone.
 */
export async function renameFollow(
  userId: string,
  communityId: string,
  readNames: () => Promise<FollowNames | undefined>,
): Promise<void> {
  let known = await findFollow(userId, communityId);
  let names = await readNames();
  while (known && names) {
    const renamed: Follow = { ...known, ...names };
    if (!(await carryOn(userId, communityId, known, renamed, names))) return;
    known = renamed;
    const now = await readNames();
    names = isSame(names, now) ? undefined : now;
  }
}

const isSame = (names: FollowNames, now: FollowNames | undefined) =>
  names.followerName === now?.followerName && names.communityName === now?.communityName;

/** Answers whether there still is the following; one that has ended meanwhile leaves nothing. */
async function carryOn(
  userId: string,
  communityId: string,
  known: Follow,
  renamed: Follow,
  names: FollowNames,
): Promise<boolean> {
  const before = entriesOf(userId, communityId, known);
  const after = entriesOf(userId, communityId, renamed);
  for (const [place, entry] of after.entries()) {
    const text = before[place]?.text ?? '';
    if (entry.text !== text) await reindexWords(entry, text);
  }
  const change = update(keys.follow(userId, communityId), { set: names });
  const stillSo = { ...change.ExpressionAttributeValues, ':row': known.followerRow };
  try {
    await writeTogether([
      {
        update: { ...change, ConditionExpression: 'followerRow = :row', ExpressionAttributeValues: stillSo },
      },
    ]);
    return true;
  } catch (error) {
    // Only where it has ended: what the table refuses for the moment is done again from the beginning.
    if (!(error instanceof NothingWritten && error.action)) throw error;
    await forgetWords(after);
    return false;
  }
}

/** One who followed while a name changed: both are to be found by the names that they have by now. */
export async function catchUpFollow({
  userId,
  communityId,
}: Extract<Job, { kind: 'follow-renamed' }>): Promise<undefined> {
  await renameFollow(userId, communityId, async () => {
    const [follower, community] = await Promise.all([
      currentName({ id: userId, username: '' }),
      findItem(keys.community(communityId)),
    ]);
    if (!community) return undefined;
    return { ...(follower && { followerName: follower }), communityName: String(community['name']) };
  });
}
