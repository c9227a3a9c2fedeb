import { ulid } from 'ulid';
import type { Course } from '#contract/courses/courses.ts';
import { StaleReadError } from '#platform/errors.ts';
import { addToTally } from '#platform/lists/tally.ts';
import { type Key, keys, partitions, tallies } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { take } from '#platform/table/walk.ts';

const NEWEST_VIEWS = 100;

/** The last members who saw a course, newest first. */
export async function readViews(courseId: string): Promise<Course['course_views']> {
  const rows = { pk: partitions.views(courseId), from: 'R#', to: 'R#~' };
  const items = await take(rows, { limit: NEWEST_VIEWS });
  return items.map(({ userId, createdAt }) => ({ userId: String(userId), createdAt: String(createdAt) }));
}

export const hasSeen = async (courseId: string, userId: string): Promise<boolean> =>
  (await findItem(keys.seen(courseId, userId))) !== undefined;

/** The writes that count that a member saw a course, unless they had. */
export function countView(courseId: string, userId: string): Action[] {
  const otherwise = () => new StaleReadError('course.changed');
  const isNew = { ConditionExpression: 'attribute_not_exists(pk)' };
  const row = { userId, createdAt: new Date().toISOString() };
  const view = ulid();
  return [
    { put: { Item: { ...keys.seen(courseId, userId), view, memberId: userId }, ...isNew }, otherwise },
    { put: { Item: { ...keys.view(courseId, view), ...row } } },
    addToTally(tallies.course(courseId), { views: 1 }, otherwise),
  ];
}

/** The writes that remove that a member saw a course, with its row in the order of time. */
export function uncountView(courseId: string, userId: string, view: Key): Action[] {
  const otherwise = () => new StaleReadError('course.changed');
  const isThere = { ConditionExpression: 'attribute_exists(pk)' };
  return [
    { remove: { Key: view, ...isThere }, otherwise },
    { remove: { Key: keys.seen(courseId, userId) } },
    addToTally(tallies.course(courseId), { views: -1 }, otherwise),
  ];
}
