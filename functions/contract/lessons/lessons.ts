import * as z from 'zod/mini';
import { maxLength } from '#contract/fields/checks.ts';
import { ChangedFile, Id, nameText, OptionalFile, requiredText, Version } from '#contract/fields/field.ts';
import { HiddenCard } from '#contract/fields/hidden.ts';
import { Picture } from '#contract/fields/picture.ts';
import { Richtext } from '#contract/news/blocks.ts';
import { route } from '#contract/route.ts';
import { LessonCard, MOST_LESSONS } from './lesson-card.ts';
import { Material } from './materials.ts';

/** A lesson that stands beside another in its course. */
const LessonBeside = z.object({
  id: Id,
  title: z.string(),
  isLocked: z.boolean(),
  cover: z.optional(Picture),
});
export type LessonBeside = z.infer<typeof LessonBeside>;

/** One lesson with all that is in it; the right answers of its test are not. */
export const Lesson = z.extend(LessonCard, {
  course: z.object({ id: Id, title: z.string(), creator: Id }),
  /** Its place in the course, from 1, and how many there are. */
  place: z.int(),
  lessonsCount: z.int(),
  previous: z.optional(LessonBeside),
  next: z.optional(LessonBeside),
  /** In the order in which they were added. */
  materials: z.array(Material),
  /** Absent where it has none, or one without questions. */
  test: z.optional(
    z.object({
      id: Id,
      questionsCount: z.int(),
      /** Whether the caller has passed it in any attempt. */
      isPassed: z.boolean(),
    }),
  ),
  rich_text: Richtext,
});
export type Lesson = z.infer<typeof Lesson>;

/** Characters. */
export const LONGEST_TITLE = 200;

/** What the form of a lesson asks for. */
export const LessonDraft = z.object({
  title: nameText('You must enter lesson title', LONGEST_TITLE),
  lessonDesc: requiredText('You must add lesson description', 20_000),
});
export type LessonDraft = z.infer<typeof LessonDraft>;

export const listLessons = route({
  method: 'GET',
  path: '/api/lessons/course/{courseId}',
  summary: "A course's lessons in their order, without blocks and materials.",
  input: () => z.object({ courseId: Id }),
  output: () => z.object({ data: z.array(z.union([LessonCard, HiddenCard])) }),
});

export const createLesson = route({
  method: 'POST',
  path: '/api/lessons/add',
  summary:
    "Adds a lesson with the blocks of a rich text behind the course's others; the course's creator alone may.",
  files: ['coverImg'],
  body: 'multipart',
  status: 201,
  input: () => z.extend(LessonDraft, { courseId: Id, richtextId: Id, coverImg: OptionalFile }),
  output: () => z.object({ data: LessonCard }),
});

export const copyLesson = route({
  method: 'POST',
  path: '/api/lessons/{id}/copy',
  summary:
    "Puts a copy of a lesson right after it, with its blocks, materials and files, and without its test; the course's creator alone may.",
  files: ['coverImg', 'img', 'material', 'videoCover', 'videoResource'],
  copiesFiles: true,
  status: 201,
  input: () => z.object({ id: Id }),
  output: () => z.object({ data: LessonCard }),
});

export const orderLessons = route({
  method: 'PUT',
  path: '/api/lessons/course/{courseId}/order',
  summary: "Puts a course's lessons in another order: `ids` names each once. The course's creator alone may.",
  input: () =>
    z.object({
      courseId: Id,
      ids: z
        .array(Id, 'Please give their order.')
        .check(maxLength(MOST_LESSONS, `A course has ${MOST_LESSONS} lessons at most.`)),
    }),
  output: () => z.object({ data: z.object({ courseId: Id, ids: z.array(Id) }) }),
});

export const getLesson = route({
  method: 'GET',
  path: '/api/lessons/{id}',
  summary: 'One lesson with its blocks and materials, for its creator and for those to whom it is open.',
  input: () => z.object({ id: Id }),
  output: () => Lesson,
});

export const updateLesson = route({
  method: 'PUT',
  path: '/api/lessons/{id}',
  summary:
    "Changes the given fields of a lesson, and removes its cover where that is sent empty; its course's creator alone may.",
  files: ['coverImg'],
  body: 'multipart',
  input: () =>
    z.object({
      id: Id,
      title: z.optional(LessonDraft.shape.title),
      lessonDesc: z.optional(LessonDraft.shape.lessonDesc),
      coverImg: ChangedFile,
      version: Version,
    }),
  output: () => LessonCard,
});

export const deleteLesson = route({
  method: 'DELETE',
  path: '/api/lessons/{id}',
  summary: "Deletes a lesson with its blocks and files; the course's creator alone may.",
  input: () => z.object({ id: Id }),
  output: () => z.object({ id: Id }),
});

export const lessons = {
  listLessons,
  createLesson,
  copyLesson,
  orderLessons,
  getLesson,
  updateLesson,
  deleteLesson,
};
