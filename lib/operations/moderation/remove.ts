import { communityGone } from '#functions/communities/removal.ts';
import { removeLesson } from '#functions/lessons/removal.ts';
import { community } from '#kinds/declared/community.ts';
import { getLesson } from '#kinds/declared/lesson.ts';
import type { Placed } from '#kinds/member/made.ts';
import type { Stored } from '#kinds/record/declaration.ts';
import type { AnyKind } from '#kinds/record/record.ts';
import { deleteRecord } from '#kinds/record/remove.ts';
import { AppError } from '#platform/errors.ts';
import { committer } from '#platform/http/commit.ts';
import type { Call } from '#platform/http/endpoint.ts';
import type { Action } from '#platform/table/transaction.ts';

const besides = new Map<AnyKind, (item: never) => Action[]>([[community as AnyKind, communityGone]]);

/** A call in the creator's name, without a request. */
const callOf = (creator: string): Call => ({
  member: { id: creator, sub: creator, username: '', isAdmin: false, token: '' },
  isForm: false,
  commit: committer(undefined),
});

/**
 * Deletes a record as its creator would; the worker removes what belongs to it. Returns whether it still existed.
 * Throws `thing.not-yours` for a record without a creator.
 */
export async function removeAsCreator(kind: AnyKind, item: Placed): Promise<boolean> {
  const gone = besides.get(kind) as ((item: Stored) => Action[]) | undefined;
  return ifThere(() => deleteRecord(kind, item, callOf(item.creator ?? 'nobody'), gone));
}

/** The same for a lesson, by its id alone. */
export const removeLessonAsCreator = (id: string): Promise<boolean> =>
  ifThere(() =>
    committer(undefined)(async () => {
      const { item, above } = await getLesson(id);
      return { reply: { id }, actions: await removeLesson(item, above) };
    }),
  );

/** Runs `act`; returns false when the record or its parent does not exist any more. */
export async function ifThere(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'missing') return false;
    throw error;
  }
}
