import * as z from 'zod/mini';
import { Id, nameText, OptionalFile, requiredText, versioned } from './field.ts';
import { Picture } from './news.ts';
import { route } from './route.ts';

/** Lessons that a course has at most. */
export const MOST_LESSONS = 200;

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
  /** Whether the caller may not open it yet. Open are: to the creator all, to an enrolled member the first, what they have begun, and what follows a completed one. */
  isLocked: z.boolean(),
  ...versioned,
});
export type LessonCard = z.infer<typeof LessonCard>;

/** What the form of a lesson asks for. */
export const LessonDraft = z.object({
  title: nameText('You must enter lesson title', 200),
  lessonDesc: requiredText('You must add lesson description', 20_000),
});
export type LessonDraft = z.infer<typeof LessonDraft>;

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
  createLesson: route({
    method: 'POST',
    path: '/api/lessons/add',
    summary:
      "Adds a lesson with the blocks of a rich text behind the course's others; the course's creator alone may.",
    access: 'member',
    table: 'write',
    files: ['coverImg'],
    body: 'multipart',
    status: 201,
    input: z.extend(LessonDraft, { courseId: Id, richtextId: Id, coverImg: OptionalFile }),
    output: z.object({ data: LessonCard }),
  }),
  orderLessons: route({
    method: 'PUT',
    path: '/api/lessons/course/{courseId}/order',
    summary:
      "Puts a course's lessons in another order: `ids` names each once. The course's creator alone may.",
    access: 'member',
    table: 'write',
    body: 'json',
    input: z.object({
      courseId: Id,
      ids: z
        .array(Id, 'Please say which lesson comes after which.')
        .check(z.maxLength(MOST_LESSONS, `A course has ${MOST_LESSONS} lessons at most.`)),
    }),
    output: z.object({ data: z.object({ courseId: Id, ids: z.array(Id) }) }),
  }),
  deleteLesson: route({
    method: 'DELETE',
    path: '/api/lessons/{id}',
    summary: "Deletes a lesson with its blocks and files; the course's creator alone may.",
    access: 'member',
    table: 'write',
    input: z.object({ id: Id }),
    output: z.object({ id: Id }),
  }),
};
