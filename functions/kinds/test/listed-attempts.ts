import * as z from 'zod/mini';
import { lesson } from '#kinds/declared/lesson.ts';
import { lessonOf } from '#kinds/lessons/lesson-id.ts';
import { StaleReadError } from '#platform/errors.ts';
import { addRow, nextRowId, removeRow, rowKey } from '#platform/lists/paged-list.ts';
import { type Key, keys, lists } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import type { AttemptItem } from './attempt-item.ts';

/*
 * Finished attempts at a lesson's test are in one list for the teacher. A row repeats the result, and one item beside
 * the rows leads from the attempt's id to its owner.
 */

const Listed = z.object({ userId: z.string(), row: z.string() });
export type Listed = z.infer<typeof Listed>;

/** Undefined for one that is not finished, or missing. */
export async function findListed(id: string): Promise<Listed | undefined> {
  const item = await findItem(keys.attemptOf(lessonOf(id), id));
  return item && Listed.parse(item);
}

/** The row of an attempt. */
export const listedKey = (id: string, { row }: Listed): Key => rowKey(lists.attempts(lessonOf(id)), row);

/** The writes that list a finished attempt. */
export async function listAttempt(userId: string, attempt: AttemptItem): Promise<Action[]> {
  const { id, testId } = attempt;
  const list = lists.attempts(testId);
  const row = await nextRowId(list);
  const known: Listed = { userId, row };
  const Item = { ...keys.attemptOf(testId, id), ...known };
  return [
    { put: { Item, ConditionExpression: 'attribute_not_exists(pk)' } },
    ...addRow(list, row, { userId, ...attempt }, () => lesson.missing()),
  ];
}

/** The writes that take an attempt out of the list, if it is there. */
export const unlistAttempt = (id: string, { row }: Listed): Action[] => [
  { remove: { Key: keys.attemptOf(lessonOf(id), id) } },
  ...removeRow(lists.attempts(lessonOf(id)), row, () => new StaleReadError('user-test.changed')),
];
