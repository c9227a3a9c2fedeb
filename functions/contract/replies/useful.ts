import * as z from 'zod/mini';
import { Flag, Id } from '#contract/fields/field.ts';
import { repliedTo } from '#contract/fields/responses.ts';
import { route } from '#contract/route.ts';

/** What members may find useful. */
export const usefulOn = [...repliedTo, 'reply'] as const;
export type UsefulOn = (typeof usefulOn)[number];

export const markUseful = route({
  method: 'POST',
  path: '/api/useful',
  summary: 'Says whether the caller finds a news, lesson, resource, course, post or reply of another useful.',
  input: () =>
    z.object({
      on: z.enum(usefulOn, 'This must be news, lesson, resource, course, post or reply.'),
      id: Id,
      useful: Flag,
    }),
  output: () => z.object({ data: z.object({ isUseful: z.enum(['1', '0']), usefulCount: z.int() }) }),
});

export const useful = { markUseful };
