import { communityGone } from '#functions/communities/removal.ts';
import { removeLesson } from '#functions/lessons/removal.ts';
import { community } from '#kinds/declared/community.ts';
import { getLesson } from '#kinds/declared/lesson.ts';
import type { Stored } from '#kinds/record/declaration.ts';
import type { AnyKind } from '#kinds/record/record.ts';
import { deleteRecord } from '#kinds/record/remove.ts';
import { AppError } from '#platform/errors.ts';
import { committer } from '#platform/http/commit.ts';
import type { Call } from '#platform/http/endpoint.ts';
import type { Action } from '#platform/table/transaction.ts';

/** A thing as its deletion knows it: with what its address says besides the id. */
export type Placed = Stored & object;

const besides = new Map<AnyKind, (item: never) => Action[]>([[community as AnyKind, communityGone]]);

/** As who made something calls the API; no request is behind it. */
const callOf = (creator: string): Call => ({
  member: { id: creator, username: '', isAdmin: false, token: '' },
  isForm: false,
  commit: committer(undefined),
});

/**
 * Removes a record as its creator would; what hangs on it is the worker's. Answers whether it was still there. Throws
 * `thing.not-yours` for one that nobody made.
 */
export async function removeAsCreator(kind: AnyKind, item: Placed): Promise<boolean> {
  const gone = besides.get(kind) as ((item: Stored) => Action[]) | undefined;
  return ifThere(() => deleteRecord(kind, item, callOf(item.creator ?? 'nobody'), gone));
}

/** The same of a lesson, by its id alone. */
export const removeLessonAsCreator = (id: string): Promise<boolean> =>
  ifThere(() =>
    committer(undefined)(async () => {
      const { item, above } = await getLesson(id);
      return { reply: { id }, actions: await removeLesson(item, above) };
    }),
  );

/** Answers whether something was there to be done; what it belongs to may be gone, too. */
export async function ifThere(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'missing') return false;
    throw error;
  }
}
