import type { HiddenCard } from '#contract/fields/hidden.ts';
import type { LessonCard } from '#contract/lessons/lesson-card.ts';
import { LessonItem } from '#kinds/declared/lesson.ts';
import type { EnrolmentItem } from '#kinds/enrolment.ts';
import { keys } from '#platform/table/keys.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { take } from '#platform/table/walk.ts';
import { type Done, openLessons } from './lock.ts';
import { type LessonOrder, orderOf } from './order.ts';

/** A course's lessons in their order: one Query for all. */
export async function readLessons(courseId: string): Promise<LessonItem[]> {
  const read = await readAll(courseId, false);
  // A lesson that was added just now is not left out: where order and rows differ, they are read again consistently.
  return inOrder(read) ?? inOrder(await readAll(courseId, true), true) ?? [];
}

async function readAll(courseId: string, consistent: boolean) {
  const { pk, sk } = keys.lessonOrder(courseId);
  const items = await take({ pk, from: sk, to: 'R#~' }, { forward: true, consistent });
  const [order] = items.filter((item) => item['sk'] === sk);
  return { order: orderOf(order), rows: items.filter((item) => String(item['sk']).startsWith('R#')) };
}

/** Undefined where rows and order differ, unless `atAnyRate`. */
function inOrder({ order, rows }: { order: LessonOrder; rows: StoredItem[] }, atAnyRate = false) {
  const known = new Map(rows.map((row) => [Number(row['number']), row]));
  const found = order.numbers.flatMap((number) => known.get(number) ?? []);
  const isWhole = found.length === order.numbers.length && found.length === rows.length;
  return isWhole || atAnyRate ? found.map((row) => LessonItem.parse(row)) : undefined;
}

/**
 * A course's lessons as a member sees them: all are open to its creator; to others, those that their enrolment opens.
 * In the place of a hidden one stands that it is, but for its creator and for administrators.
 */
export function showLessons(
  all: readonly LessonItem[],
  { isAdmin = false, isCreator }: { readonly isAdmin?: boolean; readonly isCreator: boolean },
  enrolment: EnrolmentItem | undefined,
): (LessonCard | HiddenCard)[] {
  const items = all.filter(({ isHidden }) => !isHidden);
  const open = enrolment?.isEnrolled
    ? openLessons(
        items.map(({ number }) => number),
        enrolment,
      )
    : new Set<number>();
  return all.map((item) =>
    item.isHidden && !isCreator && !isAdmin
      ? { id: item.id, isHidden: true }
      : showLesson(item, enrolment, !isCreator && !open.has(item.number)),
  );
}

/** One lesson as a member sees it. */
export function showLesson(
  { description, ...item }: LessonItem,
  done: Done | undefined,
  isLocked: boolean,
): LessonCard {
  const isBegun = done?.begun.has(item.number) || done?.completed.has(item.number);
  return {
    ...item,
    lessonDesc: description,
    coverImg: item.cover?.name,
    lesson_progresses: isBegun
      ? [{ id: item.id, isCompleted: done?.completed.has(item.number) === true }]
      : [],
    isLocked,
    questionsCount: item.questionsCount ?? 0,
  };
}
