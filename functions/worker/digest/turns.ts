import { change } from '#functions/worker/change.ts';
import { changeDigest, type DigestItem, findDigest } from '#kinds/digest/digest-item.ts';
import type { Job } from '#platform/table/job.ts';

export type DigestJob = Extract<Job, { kind: 'digest' }>;

/** Changes what the item says while this job is the one that is due: of two at once, one gets on. */
export const moveOn = (job: DigestJob, to: Partial<DigestItem>): Promise<undefined> =>
  changeAs(job, ({ dueAt }) => dueAt === job.at, to);

/** Takes a mail over that another worker has left. Of two at once, one gets on. */
export const claim = (job: DigestJob, { version, sending }: DigestItem, now: number): Promise<undefined> =>
  changeAs(job, (item) => item.version === version, {
    sending: sending && { ...sending, claimedAt: now },
  });

/** Changes what the item says of the mail that this worker is at. */
export const note = (job: DigestJob, to: Partial<DigestItem>): Promise<undefined> =>
  changeAs(job, ({ sending }) => sending?.week === job.at, to);

/** Throws where it is not so any more, as of a member who was erased meanwhile: the job then looks again. */
async function changeAs(
  { userId, at }: DigestJob,
  isSo: (item: DigestItem) => boolean,
  to: Partial<DigestItem>,
): Promise<undefined> {
  await change(async () => {
    const item = await findDigest(userId);
    if (!item || !isSo(item)) throw new Error('the weekly mail has changed meanwhile');
    return changeDigest(userId, item, to, item.dueAt === at);
  });
}
