import { countForRow } from '#kinds/course/counted.ts';
import { course } from '#kinds/declared/course.ts';
import type { Job } from '#platform/table/job.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { explain, NothingWritten, retryOnStaleRead, writeTogether } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { oneForAll } from './one-for-all.ts';

type Tallied = Extract<Job, { kind: 'tallied' }>;

/** Brings a course's row to what its tally says; a deleted course is no error. */
export async function tallyCourse(job: Tallied): Promise<undefined> {
  // Many who join or rate at once are handled together.
  await oneForAll(`tally ${job.courseId}`, () => retryOnStaleRead(() => carry(job)));
}

/** Writes the count, and counts again: another worker that counted before may have written after this one. */
async function carry(job: Tallied): Promise<void> {
  const item = await course.find({ id: job.courseId });
  if (!item) return;
  const counted = await countForRow(item.id);
  if (isSame(item, counted)) return;
  // It makes no version: a learner must not conflict with an edit.
  await writeTogether([changeAsRead(course.key(item), item, counted, 'course.changed')]).catch(
    (error: unknown) => {
      throw error instanceof NothingWritten ? explain(error) : error;
    },
  );
  if (!isSame(counted, await countForRow(item.id))) await writeTogether([enqueueJob(job)]);
}

type Counted = Awaited<ReturnType<typeof countForRow>>;

const isSame = (one: Counted, other: Counted) =>
  one.learnersCount === other.learnersCount && one.stars === other.stars && one.ratings === other.ratings;
