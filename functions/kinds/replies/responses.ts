import * as z from 'zod/mini';

/** Attributes of what members reply to, absent for none: lists read them with each row. The worker counts. */
export const responses = {
  repliesCount: z.optional(z.int()),
  usefulCount: z.optional(z.int()),
  /** Whether it takes no more replies. */
  repliesClosed: z.optional(z.boolean()),
};
