import type { Circle } from '#kinds/circle/circle.ts';
import type { CircleItem } from '#kinds/circle/follow.ts';
import { type Called, currentName } from '#kinds/names.ts';
import { ageOf, moveRow, placedRow } from '#platform/lists/paged-list.ts';
import { forgetWords, reindexWords, removeWords } from '#platform/lists/search.ts';
import { NothingWritten, writeTogether } from '#platform/table/transaction.ts';
import { changeAsRead, edited } from '#platform/table/version.ts';

/** Reads a member's present name; undefined for a deleted member. */
export const nameReader = (userId: string) => async (): Promise<Called | undefined> => {
  const called = await currentName({ id: userId, username: '' });
  return called.name === '' ? undefined : called;
};

/**
 * Makes a member findable by their present name among the followers of a circle, whatever name they had, and moves them
 * among those with a name, or after them. Renames of one member run side by side, and one may be late, so `readName` is
 * called again until nothing has changed. It answers undefined for a deleted member.
 */
export async function renameFollower(
  circle: Circle<object, CircleItem>,
  userId: string,
  id: string,
  readName: () => Promise<Called | undefined>,
): Promise<void> {
  let follow = await circle.findFollow(userId, id);
  const row = follow && ageOf(follow.followerRow);
  let known = follow?.followerName ?? ''; // by which words this has the member be found
  let called = await readName();
  while (follow && called) {
    const { name, isNamed } = called;
    const followerRow = placedRow(follow.followerRow, !isNamed);
    const isMoved = followerRow !== follow.followerRow;
    if (!isMoved && name === known && name === follow.followerName) return;
    const set = edited(follow, { followerName: name, ...(isMoved && { followerRow }) });
    const entry = circle.follower(userId, id, { ...follow, ...set });
    // Removes both: another run may have written the second and ended there.
    for (const before of new Set([known, follow.followerName])) {
      if (isMoved || before !== name) await reindexWords(entry, before);
    }
    known = name;
    const list = { pk: circle.declared.followers(id), shards: 1 };
    const moves = isMoved
      ? [
          ...moveRow(list, follow.followerRow, followerRow, { userId }),
          ...removeWords([circle.follower(userId, id, follow)]),
        ]
      : [];
    const change = changeAsRead(circle.declared.follow(userId, id), follow, set, 'follow.changed');
    try {
      await writeTogether([change, ...moves]);
      follow = { ...follow, ...set };
    } catch (error) {
      // What the table refuses for the moment is repeated from the beginning.
      if (!(error instanceof NothingWritten && error.action)) throw error;
      follow = await circle.findFollow(userId, id);
      // The follow has ended meanwhile: then no word stays.
      if (!follow || ageOf(follow.followerRow) !== row) return forgetWords([entry]);
    }
    called = await readName();
  }
}
