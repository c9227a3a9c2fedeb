import { expect } from 'vitest';
import { context, eventFrom, type Given } from './events.ts';
import type { Consumed } from './meter.ts';

/**
 * Has functions know that members may read, as if they had looked just now (`functions/platform/http/admission.ts`): what a
 * request costs is said without that.
 */
export async function admit(...members: readonly string[]): Promise<void> {
  const { noteAdmission } = await import('#platform/http/admission.ts');
  for (const member of members) noteAdmission(member, true);
}

/**
 * Asks one of our functions; answers what it said, the calls that it made, in one order, and the units that these read.
 */
export async function priceOf(take: () => Consumed[], file: string, given: Given = {}) {
  const [domain, verb] = file.split('/');
  const { handler } = await import(`../../../functions/${domain}/${verb}.ts`);
  await admit(given.userId ?? 'ada');
  take();
  const reply = await handler(eventFrom(given), context);
  const calls = take().sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  expect([file, reply.statusCode]).toEqual([file, expect.toSatisfy((status: number) => status < 300)]);
  return { reply, calls, reads: calls.reduce((sum, { reads }) => sum + reads, 0) };
}
