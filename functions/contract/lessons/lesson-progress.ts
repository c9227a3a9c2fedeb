import * as z from 'zod/mini';
import { EpochTime, Flag, Id } from '#contract/fields/field.ts';
import { route } from '#contract/route.ts';
import { LessonProgress } from './lesson-card.ts';

const Kept = z.object({
  data: z.extend(LessonProgress, {
    lessonId: Id,
    /**
     * Of the first beginning, and of the completion, as they were sent; one that is ahead counts as now, and an end
     * before its beginning as that.
     */
    startTime: z.string(),
    endTime: z.optional(z.string()),
  }),
});

export const startLesson = route({
  method: 'POST',
  path: '/api/lesson-progress/start',
  summary:
    'Keeps that the caller begins a lesson that is open to them; one that they have begun stays as it is.',
  status: 201,
  isCreation: ({ data }) => data.isNew,
  input: () => z.object({ lessonId: Id, startTime: EpochTime('Please say when the lesson was begun.') }),
  output: () => z.object({ data: z.extend(Kept.shape.data, { isNew: z.boolean() }) }),
});

export const completeLesson = route({
  method: 'PUT',
  path: '/api/lesson-progress/{id}',
  summary: 'Marks a lesson that the caller has begun as completed, once: what is completed stays so.',
  input: () =>
    z.object({
      id: Id,
      isCompleted: Flag.check(z.refine((is) => is, 'A lesson that was completed stays so.')),
      endTime: EpochTime('Please say when the lesson was completed.'),
    }),
  output: () => Kept,
});

export const lessonProgress = { startLesson, completeLesson };
