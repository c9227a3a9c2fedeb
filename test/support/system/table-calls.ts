import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll } from 'vitest';

interface Transaction {
  readonly TransactItems?: readonly Record<string, { Key?: object; Item?: object } | undefined>[];
}

/** Comes before every call to the table; what it throws is what the call fails with. */
type Before = (call: string, input: Transaction) => unknown;

let taps = 0;

/** Lets a test look at calls to the table, hold them up or have them fail, until what it answers is called. */
export function tap(client: DynamoDBDocumentClient, before: Before): () => void {
  taps += 1;
  const name = `tap-${taps}`;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      await before(String(context['commandName']).replace('Command', ''), args.input as Transaction);
      return next(args);
    },
    { step: 'initialize', name },
  );
  return () => client.middlewareStack.remove(name);
}

/** The keys of the items that a transaction touches, as `<pk> <sk>`. */
export const itemsOf = ({ TransactItems = [] }: Transaction): string[] =>
  TransactItems.flatMap((action) => Object.values(action)).flatMap((part) => {
    const key = (part?.Key ?? part?.Item) as { pk: string; sk: string } | undefined;
    return key ? [`${key.pk} ${key.sk}`] : [];
  });

/** Does something once, right before the first transaction that touches an item. */
export function onceBefore(
  client: DynamoDBDocumentClient,
  item: string,
  act: () => Promise<unknown>,
): () => void {
  let isDone = false;
  return tap(client, async (call, input) => {
    if (isDone || call !== 'TransactWriteItems' || !itemsOf(input).includes(item)) return;
    isDone = true;
    await act();
  });
}

/** The calls that a file's system sends to its table: what a test has them meet is over with the test at the latest. */
export function useTableCalls() {
  let table: DynamoDBDocumentClient | undefined;
  const ends: (() => void)[] = [];
  const calm = () => {
    for (const end of ends.splice(0)) end();
  };
  beforeAll(async () => {
    // It reads the environment as it loads.
    ({ table } = await import('#platform/table/table.ts'));
  });
  afterEach(calm);
  const client = () => {
    if (!table) throw new Error('the table is not there yet');
    return table;
  };
  const until = (end: () => void) => {
    ends.push(end);
    return end;
  };
  return {
    /** Ends all that calls meet. */
    calm,
    tap: (before: Before) => until(tap(client(), before)),
    onceBefore: (item: string, act: () => Promise<unknown>) => until(onceBefore(client(), item, act)),
  };
}
