import type { ReportedOn } from '#contract/moderation/reports.ts';
import { getLesson } from '#kinds/declared/lesson.ts';
import type { ReplyItem } from '#kinds/declared/reply.ts';
import { removeLesson } from '#kinds/lessons/removal.ts';
import { unmarkAnswer } from '#kinds/posts/answer.ts';
import { removeRecord } from '#kinds/record/remove.ts';
import type { Target } from '#kinds/reports/target.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import type { Action } from '#platform/table/transaction.ts';

/** The writes that remove something as its creator would; the worker removes what belongs to it. */
export async function removeTarget(
  on: ReportedOn,
  { kind, item }: NonNullable<Target['piece']>,
): Promise<Action[]> {
  if (on === 'lesson') {
    const { item: lesson, above } = await getLesson(item.id);
    return removeLesson(lesson, above);
  }
  const gone = removeRecord(kind, item);
  if (on !== 'reply') return gone;
  const reply = item as unknown as ReplyItem;
  const { on: of, onId } = reply;
  return [...gone, ...(await unmarkAnswer(reply)), enqueueJob({ kind: 'responded', on: of, id: onId })];
}
