import * as z from 'zod/mini';
import { keys } from '#platform/table/keys.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead, edited, versioned } from '#platform/table/version.ts';

/**
 * In which order a course's lessons stand, by their numbers, how many there ever were, and which of them are hidden.
 */
const LessonOrder = z.object({
  numbers: z.array(z.int()),
  created: z.int(),
  hidden: z.optional(z.array(z.int())),
  ...versioned,
});
export type LessonOrder = z.infer<typeof LessonOrder>;

const none: LessonOrder = { numbers: [], created: 0, version: 0 };

/** As an item has it, which a course has from its first lesson on. */
export const orderOf = (item: StoredItem | undefined): LessonOrder => (item ? LessonOrder.parse(item) : none);

export const readOrder = async (courseId: string): Promise<LessonOrder> =>
  orderOf(await findItem(keys.lessonOrder(courseId)));

/** As learners have it: for them, a hidden lesson is not there. */
export const orderForLearners = (order: LessonOrder): LessonOrder => ({
  ...order,
  numbers: order.numbers.filter((number) => !order.hidden?.includes(number)),
});

/** The write that changes the order from what it was read as. */
export function changeOrder(
  courseId: string,
  order: LessonOrder,
  set: Partial<Pick<LessonOrder, 'numbers' | 'created' | 'hidden'>>,
): Action {
  const known = order.version > 0 ? order : undefined;
  return changeAsRead(keys.lessonOrder(courseId), known, edited(order, set), 'lessons.changed');
}
