import { countForRow } from '#kinds/course/counted.ts';
import { course } from '#kinds/declared/course.ts';
import type { Job } from '#platform/table/job.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { bringUpToDate } from './bring-up-to-date.ts';

type Tallied = Extract<Job, { kind: 'tallied' }>;

/** Brings a course's row to what its tally says; a deleted course is no error. */
export const tallyCourse = (job: Tallied): Promise<undefined> =>
  bringUpToDate(`tally ${job.courseId}`, job, () => findChange(job.courseId));

async function findChange(courseId: string): Promise<Action[] | undefined> {
  const item = await course.find({ id: courseId });
  if (!item) return undefined;
  const counted = await countForRow(courseId);
  if (isSame(item, counted)) return undefined;
  // It makes no version: a learner must not conflict with an edit.
  return [changeAsRead(course.key(item), item, counted, 'course.changed')];
}

type Counted = Awaited<ReturnType<typeof countForRow>>;

const isSame = (one: Counted, other: Counted) =>
  one.learnersCount === other.learnersCount && one.stars === other.stars && one.ratings === other.ratings;
