import * as z from 'zod/mini';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { versioned } from '#platform/table/version.ts';

/** Lessons by the numbers that their course gave them, each once and never again; a set of none is not stored. */
const Numbers = z._default(z.set(z.int()), () => new Set<number>());

/** How a member stands to a course that they have joined at some time. */
export const EnrolmentItem = z.object({
  courseId: z.string(),
  userId: z.string(),
  /** False for who has left: what they did stays. */
  isEnrolled: z.boolean(),
  enrolledAt: z.string(),
  /** Its row in the list of the courses that the member takes; absent for who has left. */
  takenRow: z.optional(z.string()),
  /** What they have begun, and of it what they have completed. */
  begun: Numbers,
  completed: Numbers,
  /** The lesson to go on with. It may be gone. */
  lessonId: z.optional(z.string()),
  /** Of whether they are enrolled; what they do in the course makes no version. */
  ...versioned,
});
export type EnrolmentItem = z.infer<typeof EnrolmentItem>;

/** Undefined for who never joined. */
export async function findEnrolment(courseId: string, userId: string): Promise<EnrolmentItem | undefined> {
  const item = await findItem(keys.enrolment(courseId, userId));
  return item && EnrolmentItem.parse(item);
}
