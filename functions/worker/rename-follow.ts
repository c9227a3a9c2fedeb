import { entriesOf, type Follow, findFollow } from '#platform/follow.ts';
import { keys } from '#platform/keys.ts';
import { reindexWords, removeWords } from '#platform/search.ts';
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
    if (!(error instanceof NothingWritten)) throw error;
    await Promise.all(removeWords(after).map((action) => writeTogether([action])));
  }
}
