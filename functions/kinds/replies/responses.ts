import * as z from 'zod/mini';
import { Hidden } from '#contract/fields/hidden.ts';

/** Whether it is hidden, and why: in its own item, so that whoever reads that pays nothing more. */
export const hideable = { isHidden: z.optional(z.boolean()), hidden: z.optional(Hidden) };

/** Attributes of what members reply to, absent for none: lists read them with each row. The worker counts. */
export const responses = {
  repliesCount: z.optional(z.int()),
  usefulCount: z.optional(z.int()),
  /** Whether it takes no more replies. */
  repliesClosed: z.optional(z.boolean()),
  /** Whether somebody else than its creator closed it, who alone may not open it then. */
  closedAbove: z.optional(z.boolean()),
  ...hideable,
};
