import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

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
