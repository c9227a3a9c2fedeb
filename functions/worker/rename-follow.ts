import { entriesOf, type Follow, findFollow } from '#platform/follow.ts';
import type { Job } from '#platform/jobs.ts';
import { keys } from '#platform/keys.ts';
import { currentName } from '#platform/names.ts';
import { forgetWords, reindexWords } from '#platform/search.ts';
import { findItem } from '#platform/table.ts';
import { NothingWritten, writeTogether } from '#platform/transaction.ts';
import { update } from '#platform/update.ts';

/** Has one of the two sides of following be found by another name. One that has ended meanwhile leaves nothing. */
export async function renameFollow(
  userId: string,
  communityId: string,
  name: Partial<Pick<Follow, 'followerName' | 'communityName'>>,
): Promise<void> {
  const known = await findFollow(userId, communityId);
  if (!known) return;
  const renamed = { ...known, ...name };
  const before = entriesOf(userId, communityId, known);
  const after = entriesOf(userId, communityId, renamed);
  for (const [place, entry] of after.entries()) {
    const text = before[place]?.text ?? '';
    if (entry.text !== text) await reindexWords(entry, text);
  }
  const change = update(keys.follow(userId, communityId), { set: name });
  const stillSo = { ...change.ExpressionAttributeValues, ':row': known.followerRow };
  try {
    await writeTogether([
      {
        update: { ...change, ConditionExpression: 'followerRow = :row', ExpressionAttributeValues: stillSo },
      },
    ]);
  } catch (error) {
    // Only where it has ended: what the table refuses for the moment is done again from the beginning.
    if (!(error instanceof NothingWritten && error.action)) throw error;
    await forgetWords(after);
  }
}

/** One who followed while a name changed: both are to be found by the names that they have by now. */
export async function catchUpFollow({
  userId,
  communityId,
}: Extract<Job, { kind: 'follow-renamed' }>): Promise<undefined> {
  const follow = await findFollow(userId, communityId);
  const community = await findItem(keys.community(communityId));
  if (!follow || !community) return;
  await renameFollow(userId, communityId, {
    followerName: await currentName({ id: userId, username: follow.followerName }),
    communityName: String(community['name']),
  });
}
