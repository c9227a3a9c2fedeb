import { FeedbackItem, keepFeedback } from '#kinds/course/feedback.ts';
import type { Job } from '#platform/table/job.ts';
import { leave } from '#platform/table/jobs.ts';
import { lists, partitions } from '#platform/table/keys.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { NothingWritten, writeTogether } from '#platform/table/transaction.ts';
import { nextStretch } from './stretch.ts';

/**
 * Has what learners said of courses be listed and counted by stars, where an earlier version did neither: each course by
 * itself. When they said it nobody noted, so it stands under the day on which it is listed.
 */
export async function listFeedback(
  { courseId }: Extract<Job, { kind: 'feedback-unlisted' }>,
  place: string | undefined,
): Promise<string | undefined> {
  const stretch =
    courseId === undefined
      ? { pk: lists.courses.pk, from: 'R#', to: 'R#~' }
      : { pk: partitions.feedback(courseId), from: ' ', to: '~~' };
  const { items, next } = await nextStretch(stretch, place);
  for (const item of items) {
    if (courseId !== undefined) await list(courseId, item);
    else await writeTogether([leave({ kind: 'feedback-unlisted', courseId: String(item['id']) })]);
  }
  return next;
}

async function list(courseId: string, { sk, ...item }: StoredItem): Promise<void> {
  const said = FeedbackItem.parse(item);
  if (said.row !== undefined) return;
  try {
    await writeTogether(await keepFeedback(courseId, String(sk), said, said));
  } catch (error) {
    // Its writer was faster, which listed it, or the course is gone.
    if (!(error instanceof NothingWritten && error.action)) throw error;
  }
}
