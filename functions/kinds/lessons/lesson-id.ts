import { courseOfLesson as courseOf, NUMBER_DIGITS } from '#contract/lesson-card.ts';

/** A lesson's id begins with its course's, so that the id alone leads to the item. */
export const lessonId = (courseId: string, number: number): string =>
  courseId + number.toString(36).padStart(NUMBER_DIGITS, '0');

/** The id of the course of a lesson. What is no lesson's id may be cut in the middle of a character, which no key takes. */
export const courseOfLesson = (id: string): string => courseOf(id).toWellFormed();

const ULID_LENGTH = 26;

/** The id of the lesson of what belongs to one: its id begins with the lesson's, and ends in a ULID_LENGTH. */
export const lessonOf = (id: string): string => id.slice(0, -ULID_LENGTH).toWellFormed();
