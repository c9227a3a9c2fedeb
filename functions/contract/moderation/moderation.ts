import * as z from 'zod/mini';
import { Id, wholeNumber } from '#contract/fields/field.ts';
import { Paged, paging } from '#contract/fields/paging.ts';
import { route } from '#contract/route.ts';

/** The list of what was done in no community, for administrators. */
export const NO_COMMUNITY = 'none';

/** What somebody did as an owner. Nothing changes or removes it. */
export const Act = z.object({
  id: Id,
  /** ISO 8601 UTC. */
  at: z.string(),
  /** Who did it, and their name; absent where three reports did, or whoever runs Furrow (`isOperator`). */
  by: z.optional(Id),
  name: z.optional(z.string()),
  isOperator: z.optional(z.boolean()),
  /** keep, hide, restore, remove, shut-out, let-in; of whoever runs Furrow, the command. */
  action: z.string(),
  on: z.string(),
  onId: z.string(),
  /** What it was done to, as it was. */
  title: z.string(),
  note: z.optional(z.string()),
  /** Of a shut-out: when it ends, ISO 8601 UTC. */
  until: z.optional(z.string()),
  /** Whether what it hid is hidden still, or whom it shut out is shut out still; absent of any other. */
  isInForce: z.optional(z.boolean()),
});
export type Act = z.infer<typeof Act>;

export const listActs = route({
  method: 'GET',
  path: '/api/moderation/community/{communityId}',
  summary:
    'What was decided in a community, by whom and when, newest first: for its creator and administrators; `none` has what was done in no community.',
  identity: true,
  input: () => z.object({ communityId: Id, ...paging }),
  output: () => z.extend(Paged, { data: z.array(Act) }),
});

const SHUT_OUT_DAYS = [0, 1, 7, 30];
const daysText = 'This must be 0, 1, 7 or 30 days.';

export const shutOut = route({
  method: 'PUT',
  path: '/api/communities/{id}/members/{userId}/shut-out',
  summary:
    'Shuts a member out of a community for some days, or lets them in again with 0: its creator and administrators may.',
  identity: true,
  input: () =>
    z.object({
      id: Id,
      userId: Id,
      days: wholeNumber(0, 30, daysText).check(z.refine((days) => SHUT_OUT_DAYS.includes(days), daysText)),
    }),
  output: () => z.object({ data: z.object({ userId: Id, until: z.optional(z.string()) }) }),
});

export const moderation = { listActs, shutOut };
