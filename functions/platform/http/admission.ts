import { tokenFailed } from '#platform/errors.ts';
import { Memory } from '#platform/memory.ts';
import { keys } from '#platform/table/keys.ts';
import { findItems } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';

/*
 * A token outlives the disabling of its member by minutes. A disabled member is marked in the item that counts their
 * day (`admissionMarks`). Writes read that item anyway (`today.ts`); reads look at it here.
 */

const ADMISSION_TTL_MS = 60_000;
const MAX_CACHED_MEMBERS = 2000; // members

// A refusal is never cached, so that a member who is enabled again is let in at once.
const admitted = new Memory<true>(MAX_CACHED_MEMBERS);

/** The key of what a member does on the day (UTC) of a time. */
export const todayOf = (memberId: string, now: Date) => keys.today(memberId, now.toISOString().slice(0, 10));

const DAY_SECONDS = 24 * 60 * 60;

interface Marks {
  readonly disabled: true | undefined;
  /** Whether the worker erases them: they are not to be let in again. */
  readonly erasing?: true;
}

/**
 * The writes that let a member in, or do not, today and tomorrow (UTC): a token may be valid past midnight. The mark is
 * in the item where each writing request is counted (`today.ts`), so that the check costs no extra read.
 */
export function admissionMarks(memberId: string, marks: Marks, now: Date): Action[] {
  return [0, DAY_SECONDS].map((later) => {
    const day = new Date(now.getTime() + later * 1000);
    const expiresAt = Math.floor(day.getTime() / 1000) + 2 * DAY_SECONDS;
    return {
      update: update(todayOf(memberId, day), { set: { ...marks, expiresAt } }),
    };
  });
}

/** Remembers what a write has found. */
export function noteAdmission(memberId: string, isAdmitted: boolean, now = Date.now()): void {
  if (isAdmitted) admitted.keep(memberId, true, now + ADMISSION_TTL_MS);
  else admitted.forget(memberId);
}

/**
 * Carries out a read for a member who is neither disabled nor erased. The look-up is cached for a minute and runs
 * beside the read, which takes no longer by it: a read has no effect, so it need not wait. Throws `token.failed`,
 * whatever else would be refused.
 */
export async function ifAdmitted<Result>(memberId: string, read: () => Promise<Result>): Promise<Result> {
  const now = Date.now();
  if (admitted.find(memberId, now)) return read();
  const looking = findItems([todayOf(memberId, new Date(now))]);
  const reading = read();
  // Its rejection is handled below, unless the look-up refuses first.
  reading.catch(() => undefined);
  const [today] = await looking;
  const isAdmitted = today?.['disabled'] !== true;
  noteAdmission(memberId, isAdmitted, now);
  if (!isAdmitted) throw tokenFailed();
  return reading;
}
