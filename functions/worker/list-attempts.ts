import { ulid } from 'ulid';
import { lesson } from '#kinds/declared/lesson.ts';
import { type AttemptItem, attemptFrom } from '#kinds/test/attempt-item.ts';
import { listAttempt } from '#kinds/test/listed-attempts.ts';
import type { Job } from '#platform/table/job.ts';
import { leave } from '#platform/table/jobs.ts';
import { keys, lists, partitions } from '#platform/table/keys.ts';
import { NothingWritten, writeTogether } from '#platform/table/transaction.ts';
import { nextStretch } from './stretch.ts';

type Unlisted = Extract<Job, { kind: 'attempts-unlisted' }>;

/** Has attempts that were finished before lessons listed them stand there: each course, and each of its learners, by itself. */
export async function listAttempts(
  { kind, courseId, userId }: Unlisted,
  place: string | undefined,
): Promise<string | undefined> {
  if (courseId === undefined) {
    const { items, next } = await nextStretch({ pk: lists.courses.pk, from: 'R#', to: 'R#~' }, place);
    await writeTogether(items.map(({ id }) => leave({ kind, courseId: String(id) })));
    return next;
  }
  if (userId === undefined) {
    const learners = { pk: partitions.learners(courseId), from: ' ', to: '~~' };
    const { items, next } = await nextStretch(learners, place);
    await writeTogether(items.map(({ sk }) => leave({ kind, courseId, userId: String(sk) })));
    return next;
  }
  const { pk, sk } = keys.attempt(courseId, userId, '');
  const { items, next } = await nextStretch({ pk, from: sk, to: `${sk}~` }, place);
  for (const item of items) await enter(courseId, userId, attemptFrom(item));
  return next;
}

const FIRST = '00000'; // any bucket: of the row's id the age alone is taken

async function enter(courseId: string, userId: string, attempt: AttemptItem): Promise<void> {
  const { testId: id, test_taken } = attempt;
  if (test_taken === undefined || !(await lesson.find({ id, courseId }))) return;
  const known = [lesson.key({ id }), keys.attempt(courseId, userId, attempt.id)];
  const checks = known.map((Key) => ({ check: { Key, ConditionExpression: 'attribute_exists(pk)' } }));
  const as = FIRST + ulid(Date.parse(test_taken));
  try {
    await writeTogether([...checks, ...(await listAttempt(userId, attempt, as))]);
  } catch (error) {
    // It stands there already, or has just gone, or its lesson has.
    if (!(error instanceof NothingWritten && error.action)) throw error;
  }
}
