import type { Circle } from '#kinds/circle/circle.ts';
import type { CircleItem } from '#kinds/circle/follow.ts';
import { forgetWords, reindexWords } from '#platform/lists/search.ts';
import { NothingWritten, writeTogether } from '#platform/table/transaction.ts';
import { changeAsRead, edited } from '#platform/table/version.ts';

/**
 * Has a member be found by their present name among the followers of a circle, whatever they are known by. Renames of
 * one member are worked on side by side, and one may be late: so `readName` is asked again afterwards, until nothing
 * has changed. It answers undefined for who is gone.
 */
export async function renameFollower(
  circle: Circle<object, CircleItem>,
  userId: string,
  id: string,
  readName: () => Promise<string | undefined>,
): Promise<void> {
  let follow = await circle.findFollow(userId, id);
  const row = follow?.followerRow;
  let known = follow?.followerName ?? ''; // by which words this has the member be found
  let name = await readName();
  while (follow && name !== undefined && (name !== known || name !== follow.followerName)) {
    const entry = circle.follower(userId, id, { ...follow, followerName: name });
    // Both: another run may have written the second, and ended there.
    for (const before of new Set([known, follow.followerName])) {
      if (before !== name) await reindexWords(entry, before);
    }
    known = name;
    const set = edited(follow, { followerName: name });
    const change = changeAsRead(circle.declared.follow(userId, id), follow, set, 'follow.changed');
    try {
      await writeTogether([change]);
      follow = { ...follow, ...set };
    } catch (error) {
      // What the table refuses for the moment is done again from the beginning.
      if (!(error instanceof NothingWritten && error.action)) throw error;
      follow = await circle.findFollow(userId, id);
      // It has ended meanwhile: then no word stays.
      if (follow?.followerRow !== row) return forgetWords([entry]);
    }
    name = await readName();
  }
}
