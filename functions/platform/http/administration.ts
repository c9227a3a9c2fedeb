import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { ErrorCode } from '#contract/error.ts';
import type { Route } from '#contract/route.ts';
import { AppError } from '#platform/errors.ts';
import { hasSecondFactor } from '#platform/identity.ts';
import { Memory } from '#platform/memory.ts';
import { type Call, endpoint } from './endpoint.ts';
import type { Member } from './member.ts';

const TTL_MS = 60_000;
const MAX_CACHED_TOKENS = 100; // tokens

/** What tells an ordinary member that a row is not for them; what was decided in no community is for nobody else. */
const NOT_ENOUGH: ReadonlySet<ErrorCode> = new Set(['thing.not-yours', 'community.missing']);

// A refusal is never cached, so that whoever switches it on may go on at once.
const known = new Memory<true>(MAX_CACHED_TOKENS);

/**
 * As `endpoint`, for a row in which administrators may do more than others: their account has a second factor, or they
 * may do there what any member may, and are told 403 `member.no-second-factor` where that is not enough. No token says
 * whether its own sign-in used one (decision 79).
 */
export const administration = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  route: Route<Input, Output>,
  run: (input: z.output<Input>, call: Call) => Promise<z.input<Output>>,
) =>
  endpoint(route, async (input: z.output<Input>, call: Call) => {
    const { member } = call;
    if (!member.isAdmin || (await isConfirmed(member))) return run(input, call);
    if (route.access === 'admin') throw noSecondFactor();
    try {
      return await run(input, { ...call, member: { ...member, isAdmin: false } });
    } catch (error) {
      throw error instanceof AppError && NOT_ENOUGH.has(error.code) ? noSecondFactor() : error;
    }
  });

/** Whether an administrator acts as one. Throws `member.no-second-factor` where their account has none. */
export async function actsAsAdministrator(member: Member): Promise<boolean> {
  if (member.isAdmin && !(await isConfirmed(member))) throw noSecondFactor();
  return member.isAdmin;
}

const noSecondFactor = () =>
  new AppError(
    'forbidden',
    'member.no-second-factor',
    'Administrators confirm each sign-in with a code. Please switch it on in your profile, under Sign-in.',
  );

async function isConfirmed({ token }: Member): Promise<boolean> {
  // On one machine nobody has one, unless whoever runs it says so.
  if (process.env['ADMIN_SECOND_FACTOR'] !== 'true') return true;
  const id = createHash('sha256').update(token).digest('base64');
  const now = Date.now();
  if (known.find(id, now)) return true;
  if (!(await hasSecondFactor(token))) return false;
  known.keep(id, true, now + TTL_MS);
  return true;
}
