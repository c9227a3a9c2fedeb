import * as z from 'zod/mini';
import { goOnWith } from '#kinds/notice.ts';
import { StaleReadError } from '#platform/errors.ts';
import { removeOwnRow } from '#platform/lists/paged-list.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { findAll, findItem, findItems } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { type Changes, update } from '#platform/table/update.ts';
import { changeAsRead, versioned } from '#platform/table/version.ts';

/** Lessons by their numbers in their course, each given once; an empty set is not stored. */
const Numbers = z._default(z.set(z.int()), () => new Set<number>());

/** A member's state in a course that they have joined at some time. */
export const EnrolmentItem = z.object({
  courseId: z.string(),
  userId: z.string(),
  /** False for a member who left; their progress stays. */
  isEnrolled: z.boolean(),
  enrolledAt: z.string(),
  /** Its row in the list of the member's courses; absent for a member who left. */
  takenRow: z.optional(z.string()),
  /**
   * The member's row among those whom the creator has let in: with it they may come back although the course has a
   * price.
   */
  letInRow: z.optional(z.string()),
  /** Whether they left by themselves: then only they can enrol again. */
  hasLeft: z.optional(z.boolean()),
  /** Lessons that they have begun, and those of them that they have completed. */
  begun: Numbers,
  completed: Numbers,
  /** Those whose test they have passed in any attempt. */
  passed: Numbers,
  /** The lesson to go on with. It may be deleted. */
  lessonId: z.optional(z.string()),
  /** When they last completed one (ISO 8601 UTC). */
  completedAt: z.optional(z.string()),
  /** Version of the enrolment; progress in the course makes none. */
  ...versioned,
});
export type EnrolmentItem = z.infer<typeof EnrolmentItem>;

/** Undefined for a member who never joined. */
export async function findEnrolment(courseId: string, userId: string): Promise<EnrolmentItem | undefined> {
  const item = await findItem(keys.enrolment(courseId, userId));
  return item && EnrolmentItem.parse(item);
}

/**
 * A member's enrolments in several courses, by the course's id. They may be a moment old, unless it is known that the
 * member takes the courses (`areTaken`).
 */
export async function findEnrolments(
  userId: string,
  courseIds: readonly string[],
  areTaken = false,
): Promise<ReadonlyMap<string, EnrolmentItem>> {
  const wanted = courseIds.map((id) => keys.enrolment(id, userId));
  const found = await (areTaken
    ? findAll(wanted, ({ isEnrolled }) => isEnrolled === true)
    : findItems(wanted));
  return new Map(found.map((item) => EnrolmentItem.parse(item)).map((item) => [item.courseId, item]));
}

/** The enrolments of several members in one course, by the member's id; whether they are in may be a moment old. */
export async function findLearners(
  courseId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, EnrolmentItem>> {
  const wanted = userIds.map((id) => keys.enrolment(courseId, id));
  // They have a place: a copy without one was read too early.
  const found = wanted.length > 0 ? await findAll(wanted, ({ letInRow }) => letInRow !== undefined) : [];
  return new Map(found.map((item) => EnrolmentItem.parse(item)).map((item) => [item.userId, item]));
}

/**
 * How many lessons of a course a member has completed, without deleted ones. When the course is read a moment before
 * the enrolment, it never exceeds the number of lessons.
 */
export const countCompleted = (
  { completed }: Pick<EnrolmentItem, 'completed'>,
  { lessonsCount, gone = new Set() }: { lessonsCount: number; gone?: ReadonlySet<number> | undefined },
): number => Math.min([...completed].filter((number) => !gone.has(number)).length, lessonsCount);

/** The write that keeps a member's progress in a course, as long as they take it, without a new version. */
export function noteInEnrolment(courseId: string, userId: string, changes: Changes): Action {
  const key = keys.enrolment(courseId, userId);
  const isEnrolled = 'isEnrolled = :isEnrolled';
  const otherwise = () => new StaleReadError('course.changed');
  // Without anything to set it checks whether they take it.
  if (Object.keys({ ...changes.set, ...changes.add }).length === 0) {
    const check = { ConditionExpression: isEnrolled, ExpressionAttributeValues: { ':isEnrolled': true } };
    return { check: { Key: key, ...check }, otherwise };
  }
  const change = update(key, changes);
  return {
    update: {
      ...change,
      ConditionExpression: isEnrolled,
      ExpressionAttributeValues: { ...change.ExpressionAttributeValues, ':isEnrolled': true },
    },
    otherwise,
  };
}

/** The writes that end an enrolment, as it was read: the item stays, and its row in the member's list goes. */
export function endEnrolment(
  { courseId, userId, takenRow, version }: EnrolmentItem,
  more: { readonly letInRow?: undefined; readonly hasLeft?: true } = {},
): Action[] {
  const set = { isEnrolled: false, takenRow: undefined, ...more, version: version + 1 };
  const own = lists.coursesTaken(userId);
  return [
    changeAsRead(keys.enrolment(courseId, userId), { version }, set, 'course.changed'),
    ...(takenRow === undefined ? [] : removeOwnRow(own, takenRow)),
    // Of whichever course it is: the next lesson that they begin is kept again.
    goOnWith(userId, undefined),
  ];
}
