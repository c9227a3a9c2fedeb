import { monotonicFactory } from 'ulid';
import * as z from 'zod/mini';
import { keys } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';

/*
 * A member's notices are a partition of theirs, oldest first: what happened to them, then the lesson that they go on
 * with, then up to when they have seen it. Read backwards it yields all that is new by one Query. Each happening has an
 * item of its own: a class that finishes a test at once would wait in line for a common one.
 */

/** Somebody joined a member's course, or finished an attempt at a test of it. Only ids: names are read when shown. */
export const NoticeItem = z.object({
  sk: z.string(),
  kind: z.enum(['learner', 'attempt']),
  courseId: z.string(),
  /** Of an attempt. */
  lessonId: z.optional(z.string()),
  isPassed: z.optional(z.boolean()),
  /** Who did it: with their account the notice goes, too. */
  memberId: z.string(),
});
export type NoticeItem = z.infer<typeof NoticeItem>;

const nextUlid = monotonicFactory();
const DAY_SECONDS = 24 * 60 * 60;

/** How long a notice is kept, in days. */
export const NOTICE_DAYS = 30;

/** The write that tells the owner of something what happened; none where nobody owns it. */
export function noticeOf(owner: string | undefined, notice: Omit<NoticeItem, 'sk'>): Action[] {
  if (owner === undefined) return [];
  const expiresAt = Math.floor(Date.now() / 1000) + NOTICE_DAYS * DAY_SECONDS;
  return [{ put: { Item: { ...keys.notice(owner, nextUlid()), ...notice, expiresAt } } }];
}

/** The write that keeps with which lesson of all their courses a member goes on; undefined: with none. */
export const goOnWith = (userId: string, lessonId: string | undefined): Action =>
  lessonId === undefined
    ? { remove: { Key: keys.goOn(userId) } }
    : { put: { Item: { ...keys.goOn(userId), lessonId } } };
