import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { change } from '#functions/worker/change.ts';
import { admissionMarks } from '#platform/http/admission.ts';
import type { Job } from '#platform/table/job.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { changeAsRead, edited, versioned } from '#platform/table/version.ts';

/** What it needs of a member's record. */
const Leaving = z.object({ username: z.string(), leavingAt: z.optional(z.string()), ...versioned });

/**
 * Begins to erase a member whose time to change their mind has passed: from then on they can write nothing. All of it
 * is one write, so that whoever keeps their account in that moment is either kept or refused. A job that was cancelled,
 * or belongs to an earlier wish, does nothing.
 */
export async function beginErasing({
  userId,
  leavingAt,
}: Extract<Job, { kind: 'leave' }>): Promise<undefined> {
  await change(async () => {
    const stored = await findItem(keys.user(userId));
    const user = stored && Leaving.parse(stored);
    if (user?.leavingAt !== leavingAt) return [];
    const now = new Date();
    const entry = { at: now.toISOString(), by: 'the member', command: 'leave', subject: userId };
    return [
      changeAsRead(keys.user(userId), user, edited(user, { leavingAt: undefined }), 'user.changed'),
      ...admissionMarks(userId, { disabled: true, erasing: true }, now),
      { put: { Item: { ...keys.audit(ulid()), ...entry }, ConditionExpression: 'attribute_not_exists(pk)' } },
      enqueueJob({ kind: 'erase', userId, username: user.username, pass: 0 }),
    ];
  });
}
