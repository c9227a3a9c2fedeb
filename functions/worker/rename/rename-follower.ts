import type { Circle } from '#kinds/circle/circle.ts';
import type { CircleItem } from '#kinds/circle/follow.ts';
import { type Called, currentlyCalled } from '#kinds/names.ts';
import { ageOf, moveRow, placedRow } from '#platform/lists/paged-list.ts';
import { forgetWords, reindexWords, removeWords } from '#platform/lists/search.ts';
import { NothingWritten, writeTogether } from '#platform/table/transaction.ts';
import { changeAsRead, edited } from '#platform/table/version.ts';

/** Reads what a member is found by at present; undefined for a deleted member. */
export const calledReader = (userId: string) => async (): Promise<Called | undefined> => {
  const called = await currentlyCalled({ id: userId, username: '' });
  return called.text === '' ? undefined : called;
};

/**
 * Makes a member findable by their present text among the followers of a circle, whatever it was, and moves them
 * among those with a name, or after them. Renames of one member run side by side, and one may be late, so `readCalled`
 * is called again until nothing has changed. It answers undefined for a deleted member.
 */
export async function renameFollower(
  circle: Circle<object, CircleItem>,
  userId: string,
  id: string,
  readCalled: () => Promise<Called | undefined>,
): Promise<void> {
  let follow = await circle.findFollow(userId, id);
  const row = follow && ageOf(follow.followerRow);
  let known = follow?.foundBy ?? ''; // by which words this has the member be found
  let called = await readCalled();
  while (follow && called) {
    const { text, isNamed } = called;
    const followerRow = placedRow(follow.followerRow, !isNamed);
    const isMoved = followerRow !== follow.followerRow;
    if (!isMoved && text === known && text === follow.foundBy) return;
    const set = edited(follow, { foundBy: text, ...(isMoved && { followerRow }) });
    const entry = circle.follower(userId, id, { ...follow, ...set });
    // Removes both: another run may have written the second and ended there.
    for (const before of new Set([known, follow.foundBy])) {
      if (isMoved || before !== text) await reindexWords(entry, before);
    }
    known = text;
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
    called = await readCalled();
  }
}
