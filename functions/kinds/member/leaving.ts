import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/member.ts';
import { scheduleJob } from '#platform/table/jobs.ts';
import { keys } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_TO_CHANGE_ONES_MIND = 14;
const FRESH_MS = 5 * 60 * 1000;

/** Throws `sign-in.not-fresh`: whoever finds an open phone must not end somebody's account. */
export function requireFreshSignIn({ signedInAt }: Member, now: number): void {
  if (now - signedInAt <= FRESH_MS) return;
  throw new AppError('forbidden', 'sign-in.not-fresh', 'Please sign in again before you leave.');
}

/** When a member who leaves now will be erased. */
export const leavingTime = (now: number): string =>
  new Date(now + DAYS_TO_CHANGE_ONES_MIND * DAY_MS).toISOString();

/** The write that schedules the erasing of a member. */
export const scheduleLeaving = (userId: string, leavingAt: string): Action =>
  scheduleJob(Date.parse(leavingAt), { kind: 'leave', userId, leavingAt }, userId);

/** The write that cancels it. One that has begun meanwhile finds that the member stays. */
export const cancelLeaving = (userId: string, leavingAt: string): Action => ({
  remove: { Key: keys.due(leavingAt, userId) },
});
