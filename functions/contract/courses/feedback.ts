import * as z from 'zod/mini';
import { Id, text, wholeNumber } from '#contract/fields/field.ts';
import { Paged, paging } from '#contract/fields/paging.ts';
import { route } from '#contract/route.ts';

/** In characters: a page of the list reads the feedback of eight. Stored ones may be longer. */
export const LONGEST_FEEDBACK = 2_000;

/** What a learner has said of a course. */
export const Feedback = z.object({ stars: z.int(), text: z.optional(z.string()) });
export type Feedback = z.infer<typeof Feedback>;

/** How many gave 1, 2, 3, 4 and 5 stars. */
export const StarCounts = z.array(z.int());

/** The same as everyone reads it. */
export const SaidFeedback = z.extend(Feedback, {
  id: Id,
  creator: Id,
  /** The creator's name. */
  author: z.string(),
  /** Name of the creator's picture in the content host's folder `attachments`. */
  authorAttachments: z.optional(z.string()),
  /** When it was first given: who changes it keeps their place. */
  createdAt: z.string(),
});
export type SaidFeedback = z.infer<typeof SaidFeedback>;

/** The sums of a course's stars. */
const Rated = z.object({ courseId: Id, mean: z.number(), ratings: z.int() });

export const giveFeedback = route({
  method: 'POST',
  path: '/api/courses/{id}/feedback',
  summary:
    'Gives a course stars, and a word about it; another time takes the place of the first. Enrolled members may.',
  status: 201,
  input: () =>
    z.object({
      id: Id,
      stars: wholeNumber(1, 5, 'Please choose 1 to 5 stars'),
      text: z.optional(text('This must be a text.', LONGEST_FEEDBACK)),
    }),
  output: () => z.object({ data: z.extend(Feedback, Rated.shape) }),
});

export const takeFeedbackBack = route({
  method: 'DELETE',
  path: '/api/courses/{id}/feedback',
  summary: "Takes the caller's own feedback on a course back, if there is any.",
  input: () => z.object({ id: Id }),
  output: () => z.object({ data: Rated }),
});

export const listFeedback = route({
  method: 'GET',
  path: '/api/courses/{id}/feedback',
  summary: 'What learners have said of a course, the newest first.',
  input: () => z.object({ id: Id, ...paging }),
  output: () => z.extend(Paged, { data: z.array(SaidFeedback) }),
});
