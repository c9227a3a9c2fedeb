import { tokenFailed } from '#platform/errors.ts';
import { Memory } from '#platform/memory.ts';
import { keys } from '#platform/table/keys.ts';
import { findItems } from '#platform/table/table.ts';

/*
 * A token outlives by minutes that its member is disabled or erased. A mark of that lies where what they do on a day is
 * counted (`lib/operations/moderation/account.ts`): who writes looks there anyway (`today.ts`), who reads looks here.
 */

const ADMISSION_TTL_MS = 60_000;
const MAX_CACHED_MEMBERS = 2000; // members

// That somebody may not come is never kept: who is let in again is so at once.
const admitted = new Memory<true>(MAX_CACHED_MEMBERS);

/** Where what a member does on the day (UTC) of a time is counted. */
export const todayOf = (memberId: string, now: Date) => keys.today(memberId, now.toISOString().slice(0, 10));

/** Notes what a write has found. */
export function noteAdmission(memberId: string, isAdmitted: boolean, now = Date.now()): void {
  if (isAdmitted) admitted.keep(memberId, true, now + ADMISSION_TTL_MS);
  else admitted.forget(memberId);
}

/**
 * Carries out what only reads, for a member who is neither disabled nor erased; that they are not is looked up, and then
 * believed for a minute. The look-up goes beside the reading, which takes no longer by it: as a reading has no effect, it
 * need not wait for the answer. Throws `token.failed`, whatever else would be refused.
 */
export async function ifAdmitted<Result>(memberId: string, read: () => Promise<Result>): Promise<Result> {
  const now = Date.now();
  if (admitted.find(memberId, now)) return read();
  const looking = findItems([todayOf(memberId, new Date(now))]);
  const reading = read();
  // It is heard below, unless what is looked at refuses first.
  reading.catch(() => undefined);
  const [today] = await looking;
  const isAdmitted = today?.['disabled'] !== true;
  noteAdmission(memberId, isAdmitted, now);
  if (!isAdmitted) throw tokenFailed();
  return reading;
}
