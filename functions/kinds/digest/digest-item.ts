import * as z from 'zod/mini';
import { scheduleJob } from '#platform/table/jobs.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead, versioned } from '#platform/table/version.ts';

/** What is known of a member's weekly mail, in one item of theirs. All times are ISO 8601 UTC. */
export const DigestItem = z.object({
  /** By which a mail ends all that follow; it never changes, so that old mails end it, too. */
  secret: z.string(),
  /** Of the device that they were there with last. */
  zone: z.string(),
  /** When they were there last; a day has one. */
  visitedAt: z.string(),
  /** When the worker looks again whether there is a mail to send; absent where nothing waits. */
  dueAt: z.optional(z.string()),
  /** For how many quarters of an hour the next mail has been put off, because SES took none. */
  putOff: z.optional(z.int()),
  /** Up to when what happened has been in a mail. */
  upTo: z.optional(z.string()),
  /** The mail that is on its way: which week's, from when to when, and since when a worker is at it. */
  sending: z.optional(
    z.object({ week: z.string(), from: z.number(), to: z.number(), claimedAt: z.number() }),
  ),
  ...versioned,
});
export type DigestItem = z.infer<typeof DigestItem>;

export const digestOf = (stored: StoredItem | undefined): DigestItem | undefined =>
  stored && DigestItem.parse(stored);

export const findDigest = async (userId: string): Promise<DigestItem | undefined> =>
  digestOf(await findItem(keys.digest(userId)));

/**
 * The writes that change the item, as it was read, with the job that waits for its time; of a job that runs
 * (`isRunning`) nothing waits any more.
 */
export function changeDigest(
  userId: string,
  before: DigestItem | undefined,
  set: Partial<DigestItem>,
  isRunning = false,
): Action[] {
  const version = (before?.version ?? 0) + 1;
  const { dueAt: was } = before ?? {};
  const is = 'dueAt' in set ? set.dueAt : was;
  return [
    changeAsRead(keys.digest(userId), before, { ...set, version }, 'digest.changed'),
    ...(was !== undefined && was !== is && !isRunning
      ? [{ remove: { Key: keys.digestDue(was, userId) } }]
      : []),
    ...(is !== undefined && is !== was
      ? [
          scheduleJob(
            Date.parse(is),
            { kind: 'digest', userId, at: is, tries: set.putOff },
            digestJob(userId),
          ),
        ]
      : []),
  ];
}

const digestJob = (userId: string) => `DIGEST#${userId}`;
