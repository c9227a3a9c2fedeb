import { setTimeout as pause } from 'node:timers/promises';
import {
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

/*
 * The engine on one machine takes one call after the other, so it knows neither conflicts nor throttles nor stale
 * reads. This adds what DynamoDB documents, by chance: with `UNKIND=<seed>`, for the long tests and for whoever looks
 * for a race.
 */

type Item = Readonly<Record<string, unknown>>;
type Input = Readonly<Record<string, unknown>>;
type Args = { readonly input: Input };
type Output = Record<string, unknown>;
type Next = (args: Args) => Promise<{ readonly output: Output }>;
type Context = { readonly commandName?: string };

/** Shares of the calls that something happens to. */
const SHARE = { conflict: 0.08, throttle: 0.01, stale: 0.5, unprocessed: 0.3 };
/** Milliseconds for which a cheap read may show what was there before a write. */
const STALE_MS = 60;

/** What happened so far, by its name, for tests and for whoever wonders whether anything did. */
export type Unkindness = Record<keyof typeof SHARE, number>;

/** Numbers from 0 to 1 by a seed (mulberry32): the same seed, the same numbers. */
export function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Makes a client's calls meet what the cloud has and the engine has not. Returns what it did, which goes on counting.
 */
export function beUnkind(
  client: DynamoDBDocumentClient,
  seed: number,
  kinds: readonly string[] = Object.keys(SHARE),
): Unkindness {
  const random = numbersOf(seed);
  const done: Unkindness = { conflict: 0, throttle: 0, stale: 0, unprocessed: 0 };
  const happens = (what: keyof typeof SHARE) => {
    if (!kinds.includes(what) || random() >= SHARE[what]) return false;
    done[what] += 1;
    return true;
  };
  const past = new Past(client, kinds.includes('stale'));

  const act =
    (next: Next, { commandName = '' }: Context) =>
    async (args: Args) => {
      const { input } = args;
      const command = commandName.replace(/Command$/, '').replace(/Item$/, '');
      if (past.isReading) return next(args);
      if (command === 'TransactWrite' || command === 'TransactWriteItems') {
        if (happens('conflict')) throw conflictOf(input);
        return past.during(input, () => next(args));
      }
      if (['Put', 'Update', 'Delete'].includes(command)) {
        // A lone put is of a new item, which no transaction holds.
        if (command !== 'Put' && happens('conflict')) {
          throw new TransactionConflictException({ message: 'unkind', $metadata: {} });
        }
        return past.during(input, () => next(args));
      }
      if (command === 'BatchWrite')
        return past.during(input, () => sendHalf(args, next, () => happens('unprocessed')));
      if (command === 'BatchGet') {
        const result = await sendHalf(args, next, () => happens('unprocessed'));
        return isConsistentBatch(input) || !happens('stale') ? result : past.shown(result);
      }
      const result = await next(args);
      if (!['Get', 'Query'].includes(command) || input['ConsistentRead'] || !isWhole(input)) return result;
      return happens('stale') ? past.shown(result, input) : result;
    };
  let isThrottled = false;
  const throttle = (next: Next) => async (args: Args) => {
    // Never twice in a row: the SDK tries three times, and a table that refuses all of them is another matter.
    isThrottled = !isThrottled && !past.isReading && happens('throttle');
    if (isThrottled) throw new ProvisionedThroughputExceededException({ message: 'unkind', $metadata: {} });
    return next(args);
  };
  const stack = client.middlewareStack as unknown as { add(middleware: unknown, options: object): void };
  stack.add(act, { step: 'initialize', priority: 'low', name: 'unkind' });
  stack.add(throttle, { step: 'finalizeRequest', priority: 'low', name: 'throttled' });
  return done;
}

const conflictOf = ({ TransactItems }: Input) =>
  new TransactionCanceledException({
    message: 'unkind',
    $metadata: {},
    CancellationReasons: (TransactItems as object[]).map((_, index) => ({
      Code: index === 0 ? 'TransactionConflict' : 'None',
    })),
  });

const isWhole = ({ ProjectionExpression, Select }: Input) => !ProjectionExpression && Select !== 'COUNT';

const isConsistentBatch = ({ RequestItems }: Input) =>
  Object.values(RequestItems as Record<string, { ConsistentRead?: boolean }>).some(
    ({ ConsistentRead }) => ConsistentRead,
  );

/** Sends half of a batch, and answers that the other half was not processed. */
async function sendHalf(args: Args, next: Next, isHalved: () => boolean) {
  const [[table = '', asked] = []] = Object.entries(args.input['RequestItems'] as Record<string, unknown>);
  const isRead = !Array.isArray(asked);
  const all = (isRead ? (asked as { Keys: unknown[] }).Keys : asked) as unknown[];
  if (all.length < 2 || !isHalved()) return next(args);
  const of = (some: unknown[]) => ({ [table]: isRead ? { ...(asked as object), Keys: some } : some });
  const middle = Math.ceil(all.length / 2);
  const result = await next({ ...args, input: { ...args.input, RequestItems: of(all.slice(0, middle)) } });
  const left = of(all.slice(middle));
  return { ...result, output: { ...result.output, [isRead ? 'UnprocessedKeys' : 'UnprocessedItems']: left } };
}

/** What items were before they were written, for as long as a cheap read may show it. */
class Past {
  isReading = false;
  readonly #client: DynamoDBDocumentClient;
  readonly #isKept: boolean;
  readonly #before = new Map<string, Item | undefined>();

  constructor(client: DynamoDBDocumentClient, isKept: boolean) {
    this.#client = client;
    this.#isKept = isKept;
  }

  async during<Result>(input: Input, write: () => Promise<Result>): Promise<Result> {
    if (!this.#isKept) return write();
    const written = keysIn(input);
    const before = await Promise.all(written.map(({ table, key }) => this.#read(table, key)));
    const result = await write();
    written.forEach(({ key }, index) => {
      this.#before.set(nameOf(key), before[index]);
      void pause(STALE_MS, undefined, { ref: false }).then(() => this.#before.delete(nameOf(key)));
    });
    return result;
  }

  /** A reply as a moment ago. What was removed since is not there again: only what is still there, as it was. */
  shown<Result extends { readonly output: Output }>(result: Result, input: Input = {}): Result {
    const { output } = result;
    const {
      Item: one,
      Items: many,
      Responses,
    } = output as {
      Item?: Item;
      Items?: Item[];
      Responses?: Record<string, Item[]>;
    };
    const key = input['Key'] as Item | undefined;
    if (key && this.#before.has(nameOf(key))) {
      return { ...result, output: { ...output, Item: this.#before.get(nameOf(key)) } };
    }
    if (one) return result;
    const asBefore = (items: Item[]) =>
      items.flatMap((item) =>
        this.#before.has(nameOf(item)) ? (this.#before.get(nameOf(item)) ?? []) : item,
      );
    if (many) return { ...result, output: { ...output, Items: asBefore(many) } };
    const responses = Object.entries(Responses ?? {}).map(([table, items]) => [table, asBefore(items)]);
    return { ...result, output: { ...output, Responses: Object.fromEntries(responses) } };
  }

  async #read(TableName: string, Key: Item): Promise<Item | undefined> {
    this.isReading = true;
    const reading = this.#client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    this.isReading = false;
    return (await reading).Item;
  }
}

const nameOf = ({ pk, sk }: Item) => `${String(pk)} ${String(sk)}`;

/** The keys that a call writes. */
function keysIn(input: Input): { table: string; key: Item }[] {
  const {
    TableName,
    TransactItems,
    RequestItems,
    Key,
    Item: item,
  } = input as {
    TableName?: string;
    TransactItems?: Record<string, { TableName: string; Key?: Item; Item?: Item } | undefined>[];
    RequestItems?: Record<string, { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } }[]>;
    Key?: Item;
    Item?: Item;
  };
  const keyOf = ({ pk, sk }: Item) => ({ pk, sk });
  if (TransactItems) {
    return TransactItems.flatMap((each) =>
      Object.entries(each).flatMap(([kind, action]) =>
        action === undefined || kind === 'ConditionCheck'
          ? []
          : [{ table: action.TableName, key: keyOf(action.Key ?? action.Item ?? {}) }],
      ),
    );
  }
  if (RequestItems) {
    return Object.entries(RequestItems).flatMap(([table, writes]) =>
      writes.map(({ PutRequest, DeleteRequest }) => ({
        table,
        key: keyOf(PutRequest?.Item ?? DeleteRequest?.Key ?? {}),
      })),
    );
  }
  return TableName ? [{ table: TableName, key: keyOf(Key ?? item ?? {}) }] : [];
}
