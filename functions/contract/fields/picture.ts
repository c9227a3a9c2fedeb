import * as z from 'zod/mini';

/** A picture that belongs to a record: its name on the content host, and its size in pixels. */
export const Picture = z.object({ name: z.string(), width: z.int(), height: z.int() });
export type Picture = z.infer<typeof Picture>;
