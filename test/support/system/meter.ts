import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

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
