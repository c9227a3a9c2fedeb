import { EnrolmentItem, endEnrolment } from '#kinds/enrolment.ts';
import type { Part } from '#platform/table/job.ts';
import { keys, partitions } from '#platform/table/keys.ts';
import { removeItems, type StoredItem } from '#platform/table/table.ts';
import { NothingWritten, writeTogether } from '#platform/table/transaction.ts';

/**
 * Removes that a member took a deleted course, a little at a time: first they leave, so that no more progress is
 * written, then what there was, and at last that they were in it. Answers whether more is left.
 */
export async function removeLearner(
  item: StoredItem,
  removeSome: (part: Part) => Promise<boolean>,
): Promise<boolean> {
  const enrolment = EnrolmentItem.parse(item);
  const { courseId, userId, isEnrolled } = enrolment;
  if (isEnrolled) {
    try {
      await writeTogether(endEnrolment(enrolment));
    } catch (error) {
      // They have just left: read again.
      if (error instanceof NothingWritten && error.action) return true;
      throw error;
    }
  }
  if (await removeSome({ part: 'partition', pk: partitions.progress(courseId, userId) })) return true;
  await removeItems([keys.enrolment(courseId, userId)]);
  return false;
}
