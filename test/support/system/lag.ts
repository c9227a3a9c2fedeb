import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll } from 'vitest';

type Item = Record<string, unknown>;

/**
 * The engine here answers every read as the last write left it. DynamoDB answers a read that does not ask for that as
 * of a moment ago: until its test is over, `lag` has every batch that is not read consistently answer these in place of
 * its items.
 */
export function useLag(): (seen: (item: Item) => Item[]) => void {
  let table: DynamoDBDocumentClient | undefined;
  beforeAll(async () => {
    ({ table } = await import('#platform/table/table.ts'));
  });
  afterEach(() => table?.middlewareStack.remove('lag'));
  return (seen) =>
    table?.middlewareStack.add(
      (next, context) => async (args) => {
        const result = await next(args);
        const asked = (args.input as { RequestItems?: Record<string, { ConsistentRead?: boolean }> })
          .RequestItems;
        if (context['commandName'] !== 'BatchGetItemCommand' || asked?.['furrow']?.ConsistentRead)
          return result;
        const { Responses } = result.output as { Responses?: Record<string, Item[]> };
        if (Responses?.['furrow']) Responses['furrow'] = Responses['furrow'].flatMap(seen);
        return result;
      },
      { step: 'initialize', name: 'lag', override: true },
    );
}
