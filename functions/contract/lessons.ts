import * as z from 'zod/mini';
import { Id, versioned } from './field.ts';
import { Picture } from './news.ts';
import { route } from './route.ts';

/** How far the caller is with a lesson. */
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
  /** Whether the caller may not open it yet. Open are: to the creator all, to an enrolled member the first, what they have begun, and what follows a completed one. */
  isLocked: z.boolean(),
  ...versioned,
});
export type LessonCard = z.infer<typeof LessonCard>;

export const lessons = {
  listLessons: route({
    method: 'GET',
    path: '/api/lessons/course/{courseId}',
    summary: "A course's lessons in their order, without blocks and materials.",
    access: 'member',
    table: 'read',
    input: z.object({ courseId: Id }),
    output: z.object({ data: z.array(LessonCard) }),
  }),
};
