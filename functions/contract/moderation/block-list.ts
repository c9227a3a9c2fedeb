import * as z from 'zod/mini';
import { Flag, Id, idField } from '#contract/fields/field.ts';
import { route } from '#contract/route.ts';

/** How many members one may block. */
export const MOST_BLOCKED = 200;

/** A member whom the caller blocked. */
export const Blocked = z.object({
  userId: Id,
  /** The member's name. */
  name: z.string(),
  /** Name of the member's picture in the content host's folder `attachments`. */
  avatar: z.optional(z.string()),
  /** When, ISO 8601 UTC. */
  at: z.string(),
});
export type Blocked = z.infer<typeof Blocked>;

export const block = route({
  method: 'POST',
  path: '/api/blocks',
  summary:
    "Blocks a member, or unblocks them: from then on neither finds the other's replies, posts and collections, is asked in the other's surveys, or can reply or write to the other. Nobody is told.",
  input: () => z.object({ userId: idField('Please say whom you block.'), blocked: Flag }),
  output: () => z.object({ data: z.object({ userId: Id, blocked: z.boolean() }) }),
});

export const listBlocked = route({
  method: 'GET',
  path: '/api/blocks',
  summary: 'Whom the caller blocked, the last first.',
  input: () => z.object({}),
  output: () => z.object({ data: z.array(Blocked) }),
});

export const blocks = { block, listBlocked };
