import * as z from 'zod/mini';
import { stopUnless } from '#contract/fields/checks.ts';
import { isDay } from '#contract/fields/day.ts';
import { Id, text } from '#contract/fields/field.ts';
import { route } from '#contract/route.ts';

/** Most things of each kind that a day's page names; of more it says that there are more. */
export const mostToday = { news: 9, communities: 5, notices: 3, events: 6 } as const;

/** News of a community that a member follows, by others. */
export const NewsSince = z.object({
  communityId: Id,
  name: z.string(),
  slug: z.string(),
  /** At most `mostToday.news`; `isMore` where there may be more. */
  count: z.int(),
  isMore: z.boolean(),
  newest: z.object({ id: Id, title: z.string() }),
});
export type NewsSince = z.infer<typeof NewsSince>;

/** What others did in a course that a member made. */
export const TaughtSince = z.object({
  kind: z.enum(['learner', 'attempt']),
  courseId: Id,
  /** The course's. */
  title: z.string(),
  /** The lesson of the test. */
  lessonId: z.optional(Id),
  /** Who did it last, and how many did. */
  name: z.string(),
  people: z.int(),
  /** How many of these have passed. */
  passed: z.int(),
  isMore: z.boolean(),
});
export type TaughtSince = z.infer<typeof TaughtSince>;

/** What is new for a member. Times are ISO 8601 UTC. */
export const Today = z.object({
  /** Up to when this says what is new. */
  at: z.string(),
  /** Since when; absent for a member who has never said that they have seen it: it is the last week then. */
  since: z.optional(z.string()),
  news: z.array(NewsSince),
  taught: z.array(TaughtSince),
  /** The member's own of that day and the next. */
  events: z.array(
    z.object({
      id: Id,
      date: z.string(),
      time: z.string(),
      task: z.string(),
      isAllDay: z.optional(z.boolean()),
    }),
  ),
  /** The lesson that they go on with. */
  lesson: z.optional(z.object({ id: Id, title: z.string() })),
});
export type Today = z.infer<typeof Today>;

const noDay = 'Please give the day as YYYY-MM-DD, as in 2026-03-09.';
const noTime = 'Please give the time of that page.';
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

export const getToday = route({
  method: 'GET',
  path: '/api/users/today',
  summary:
    "What is new for the caller since they last said that they have seen it, with their events of a day and the next. `day` is the caller's own.",
  input: () => z.object({ day: text(noDay, 10, noDay).check(stopUnless(isDay, noDay)) }),
  output: () => z.object({ data: Today }),
});

export const seeToday = route({
  method: 'PUT',
  path: '/api/users/today/seen',
  summary: 'The caller has seen all that was new up to a time (`at`); an earlier one changes nothing.',
  input: () =>
    z.object({
      at: text(noTime, 24, noTime).check(
        stopUnless((time) => MOMENT.test(time) && !Number.isNaN(Date.parse(time)), noTime),
      ),
    }),
  output: () => z.object({ data: z.object({ since: z.string() }) }),
});
