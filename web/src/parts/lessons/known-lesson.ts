import * as z from 'zod/mini';
import { Picture } from '#contract/fields/picture.ts';
import { knownIn } from '#web/lib/known-in.ts';

/** What a link to a lesson hands on in the history's state, so that the lesson shows at once. */
const KnownLesson = z.object({
  id: z.string(),
  title: z.string(),
  isLocked: z.boolean(),
  cover: z.optional(Picture),
  /** Its place in the course, from 1, and how many there are. */
  place: z.int(),
  lessonsCount: z.int(),
  /** The title of its course. */
  course: z.string(),
});
export type KnownLesson = z.infer<typeof KnownLesson>;

/** The state of a link to a lesson. */
export const stateOf = (
  { id, title, isLocked, cover }: Pick<KnownLesson, 'id' | 'title' | 'isLocked' | 'cover'>,
  where: Pick<KnownLesson, 'place' | 'lessonsCount' | 'course'>,
): { readonly lesson: KnownLesson } => ({ lesson: { id, title, isLocked, cover, ...where } });

export const knownLesson = (state: unknown, id: string): KnownLesson | undefined =>
  knownIn(KnownLesson, 'lesson', state, id);
