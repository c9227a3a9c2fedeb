import { type Course, priceProblem } from '#contract/courses/courses.ts';
import { isShown } from '#contract/fields/hidden.ts';
import { cardOf, namesOf } from '#kinds/course/cards.ts';
import { countOf, PAID } from '#kinds/course/counted.ts';
import { findFeedback } from '#kinds/course/feedback.ts';
import { readViews } from '#kinds/course/views.ts';
import { type CourseItem, course } from '#kinds/declared/course.ts';
import { wholeDescription } from '#kinds/description.ts';
import { findEnrolment } from '#kinds/enrolment.ts';
import { readLessons, showLessons } from '#kinds/lessons/lessons.ts';
import { invalidField } from '#platform/errors.ts';
import type { Member } from '#platform/http/member.ts';
import { nextRowId } from '#platform/lists/paged-list.ts';
import { markTally } from '#platform/lists/tally.ts';
import { keys, lists, tallies } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';

/** A course with all its details, read consistently; with `description`, or the stored one. */
export async function wholeOf(item: CourseItem, member: Member, description?: string): Promise<Course> {
  const { id, creator } = item;
  const { id: userId, isAdmin } = member;
  const [names, counted, text, views, lessons, enrolment, feedback] = await Promise.all([
    namesOf([item]),
    countOf(id),
    description ?? wholeDescription(item, keys.courseText(id)),
    readViews(id),
    readLessons(id),
    creator === userId ? undefined : findEnrolment(id, userId),
    creator === userId ? undefined : findFeedback(id, userId),
  ]);
  const card = cardOf({ ...item, ...counted }, names, userId, enrolment);
  const { viewsCount, starCounts } = counted;
  const cards = showLessons(lessons, { isAdmin, isCreator: creator === userId }, enrolment);
  const shown = cards.filter(isShown);
  const hiddenLessons = cards.length - shown.length || undefined;
  return {
    ...card,
    description: text,
    lessons: shown,
    hiddenLessons,
    viewsCount,
    starCounts,
    course_views: views,
    feedback,
  };
}

/** The id of a new course: of its row among all, and of its row in its category. */
export async function newRows(categoryId: string): Promise<{ id: string; topicRow: string }> {
  const [id, topicRow] = await Promise.all([
    course.newRow({}),
    nextRowId(lists.ofCategory(lists.courses, categoryId)),
  ]);
  return { id, topicRow };
}

/** A new course. */
export async function newlyMade(item: CourseItem, description: string): Promise<Course> {
  const card = cardOf(item, await namesOf([item]), item.creator, undefined);
  return { ...card, description, lessons: [], viewsCount: 0, starCounts: [0, 0, 0, 0, 0], course_views: [] };
}

/** A course's price; none for a free one. Throws `course.no-price` where one is missing. */
export function pricedAs(isFree: boolean, price: number | undefined): Pick<CourseItem, 'isFree' | 'price'> {
  const problem = priceProblem(isFree, price);
  if (problem) throw invalidField('course.no-price', 'price', problem);
  return { isFree, price: isFree ? undefined : price };
}

/** The writes that block enrolments which were decided while the course was still free; none where the price stays. */
export const markPaid = (
  { id, isFree: before }: CourseItem,
  { isFree = before }: Partial<CourseItem>,
): Action[] => (isFree === before ? [] : markTally(tallies.course(id), PAID, !isFree));
