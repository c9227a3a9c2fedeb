import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { context, eventFrom, type Given } from '../things/events.ts';

/** One call to the table, and the capacity units it consumed. */
export interface Consumed {
  readonly call: string;
  readonly reads: number;
  readonly writes: number;
}

interface Reported {
  ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[];
}

/** Has every call of a client report what it consumed, and gathers it. */
export function meter(client: DynamoDBDocumentClient): { take: () => Consumed[] } {
  let consumed: Consumed[] = [];
  let era = 0;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const begun = era;
      const result = await next(args);
      // What was still under way when somebody looked belongs to what they had looked at.
      if (begun !== era) return result;
      const reported = (result.output as Reported).ConsumedCapacity ?? [];
      const units = [reported].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
      const call = String(context['commandName']).replace('Command', '');
      const isRead = /Get|Query/.test(call);
      consumed.push({ call, reads: isRead ? units : 0, writes: isRead ? 0 : units });
      return result;
    },
    { step: 'initialize', name: 'meter', override: true },
  );
  return {
    take: () => {
      const taken = consumed;
      consumed = [];
      era += 1;
      return taken;
    },
  };
}

/**
 * Has functions know that members may read, as if they had looked just now (`functions/platform/http/admission.ts`): what a
 * request costs is said without that.
 */
export async function admit(...members: readonly string[]): Promise<void> {
  const { noteAdmission } = await import('#platform/http/admission.ts');
  for (const member of members) noteAdmission(member, true);
}

/** Asks one of our functions; answers what it said, the calls that it made, in one order, and the units that these read. */
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
