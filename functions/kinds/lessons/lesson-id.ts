import { courseOfLesson as courseOf, NUMBER_DIGITS } from '#contract/lessons/lesson-card.ts';
import { ULID_LENGTH } from '#platform/table/keys.ts';

/** A lesson's id begins with its course's, so that the id alone leads to the item. */
export const lessonId = (courseId: string, number: number): string =>
  courseId + number.toString(36).padStart(NUMBER_DIGITS, '0');

/**
 * The id of a lesson's course. An id that is not a lesson's may be cut in the middle of a character, which no key
 * allows.
 */
export const courseOfLesson = (id: string): string => courseOf(id).toWellFormed();

/** The lesson's id in an id that begins with it and ends in a ULID. */
export const lessonOf = (id: string): string => id.slice(0, -ULID_LENGTH).toWellFormed();
