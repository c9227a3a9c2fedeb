import * as z from 'zod/mini';
import { Id } from '#contract/fields/field.ts';
import { route } from '#contract/route.ts';

/** Points of all there is to achieve, and of a level; the last level has what is left of them. */
export const ALL_POINTS = 245;
export const LEVEL_POINTS = 25;

/** Something that is achieved by what a member did. */
export const Achievement = z.object({
  id: Id,
  /** What earns it. */
  title: z.string(),
  points: z.int(),
  /** When the member achieved it (ISO 8601 UTC). */
  at: z.optional(z.string()),
});
export type Achievement = z.infer<typeof Achievement>;

export const Achievements = z.object({
  /** From 1. */
  level: z.int(),
  /** Points on this level, and how many it has. */
  points: z.int(),
  ofLevel: z.int(),
  /** Points of all there is to achieve, and those that the member has. */
  total: z.int(),
  achieved: z.int(),
  entries: z.array(Achievement),
});
export type Achievements = z.infer<typeof Achievements>;

export const getAchievements = route({
  method: 'GET',
  path: '/api/achievements',
  summary:
    "The caller's own achievements, counted from what they did: all that there are, and when each was achieved.",
  readsIndex: true,
  input: () => z.object({}),
  output: () => z.object({ data: Achievements }),
});

export const achievements = { getAchievements };
