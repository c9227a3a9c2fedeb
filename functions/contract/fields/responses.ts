import * as z from 'zod/mini';
import { hideable } from './hidden.ts';

/** What members reply to. */
export const repliedTo = ['news', 'lesson', 'resource', 'course', 'post'] as const;
export type RepliedTo = (typeof repliedTo)[number];

/** What every piece says of its replies; a device may have kept one from before there were any. */
export const responses = {
  /** Both may be a moment old. */
  repliesCount: z.optional(z._default(z.int(), 0)),
  usefulCount: z.optional(z._default(z.int(), 0)),
  /** Whether it takes no more. */
  repliesClosed: z.optional(z._default(z.boolean(), false)),
  ...hideable,
};
