import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { AppError } from '#platform/errors.ts';
import { hasSecondFactor } from '#platform/identity.ts';
import { Memory } from '#platform/memory.ts';
import { type Call, endpoint } from './endpoint.ts';

const TTL_MS = 60_000;
const MAX_CACHED_TOKENS = 100; // tokens

// A refusal is never cached, so that whoever switches it on may go on at once.
const known = new Memory<true>(MAX_CACHED_TOKENS);

/**
 * As `endpoint`, for a row of administrators: their account has a second factor, or the answer is 403
 * `member.no-second-factor`. No token says whether its own sign-in used one (decision 79).
 */
export const administration = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  route: Route<Input, Output>,
  run: (input: z.output<Input>, call: Call) => Promise<z.input<Output>>,
) =>
  endpoint(route, async (input: z.output<Input>, call: Call) => {
    await requireSecondFactor(call.member.token);
    return run(input, call);
  });

async function requireSecondFactor(token: string): Promise<void> {
  // On one machine nobody has one, unless whoever runs it says so.
  if (process.env['ADMIN_SECOND_FACTOR'] !== 'true') return;
  const id = createHash('sha256').update(token).digest('base64');
  const now = Date.now();
  if (known.find(id, now)) return;
  if (!(await hasSecondFactor(token))) {
    throw new AppError(
      'forbidden',
      'member.no-second-factor',
      'Administrators confirm each sign-in with a code. Please switch it on in your profile, under Sign-in.',
    );
  }
  known.keep(id, true, now + TTL_MS);
}
