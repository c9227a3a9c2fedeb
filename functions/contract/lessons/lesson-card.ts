import * as z from 'zod/mini';
import { Id, versioned } from '#contract/fields/field.ts';
import { Picture } from '#contract/fields/picture.ts';
import { responses } from '#contract/fields/responses.ts';

/** Lessons that a course has at most. */
export const MOST_LESSONS = 200;

/** Digits, of base 36, of a lesson's number in its course, with which its id ends. */
export const NUMBER_DIGITS = 3;

/** The id of the course of a lesson, with which that of the lesson begins: who may not open one is sent to it. */
export const courseOfLesson = (id: string): string => id.slice(0, -NUMBER_DIGITS);

/** How far the caller is with a lesson; its id is of them and the lesson. */
export const LessonProgress = z.object({ id: Id, isCompleted: z.boolean() });
export type LessonProgress = z.infer<typeof LessonProgress>;

/** A lesson as the list of its course shows it. Times are ISO 8601 UTC. */
export const LessonCard = z.object({
  id: Id,
  courseId: Id,
  title: z.string(),
  /** What it is about: all of it, or its beginning. */
  lessonDesc: z.string(),
  /** Name of its picture in the content host's folder `coverImg`. */
  coverImg: z.optional(z.string()),
  /** The same with its size. */
  cover: z.optional(Picture),
  createdAt: z.string(),
  /** The caller's own, or nothing. */
  lesson_progresses: z.array(LessonProgress),
  /**
   * Whether the caller may not open it yet. Open are: to the creator all, to an enrolled member the first, what they
   * have begun, and what follows a completed one. Administrators read it all the same.
   */
  isLocked: z.boolean(),
  /** How many questions its test has; 0 without a test. */
  questionsCount: z._default(z.int(), 0),
  ...responses,
  ...versioned,
});
export type LessonCard = z.infer<typeof LessonCard>;
