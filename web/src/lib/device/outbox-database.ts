import { withinLimit } from '#web/lib/time-limit.ts';
import { settled } from './device-store.ts';

/** The database of what a member wrote and has not been sent. */
export const outboxDatabase = (memberId: string): string => `furrow-outbox-${memberId}`;

/** Milliseconds that a log-out waits for another tab which is in the midst of writing. */
const DELETE_TIME_LIMIT_MS = 3000;

/** Forgets all of it, and never fails. */
export const deleteOutbox = (memberId: string): Promise<unknown> =>
  withinLimit(() => settled(indexedDB.deleteDatabase(outboxDatabase(memberId))), {
    limit: DELETE_TIME_LIMIT_MS,
  }).catch(() => undefined);
