import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { Key } from '#platform/table/keys.ts';
import { type Expressions, holds, type Item, updated } from './expressions.ts';

type Write = Expressions & { readonly Key?: Key; readonly Item?: Item & Key };
type Sort = 'Put' | 'Update' | 'Delete' | 'ConditionCheck';
interface Input {
  readonly Key: Key;
  readonly RequestItems: Readonly<Record<string, never>>;
  readonly TransactItems: readonly object[];
  readonly ExpressionAttributeValues: Readonly<Record<string, string>>;
  readonly ExclusiveStartKey?: Key;
  readonly Limit?: number;
  readonly ScanIndexForward?: boolean;
  readonly IndexName?: string;
}

interface Partition {
  readonly items: Map<string, Item>;
  /** In order. */
  readonly sortKeys: string[];
}

/**
 * What the product asks of its table, answered from memory: a hundred times as fast as the engine, whose import then
 * takes all items at once.
 */
export class MemoryTable {
  readonly #partitions = new Map<string, Partition>();

  /** Answers a command of the document client. */
  async send({ constructor: { name }, input }: { constructor: { name: string }; input: object }) {
    const command = name.replace(/Command$/, '');
    const asked = input as Input;
    if (command === 'Get') return { Item: this.#find(asked.Key) };
    if (command === 'BatchGet') return { Responses: onEach(asked.RequestItems, (each) => this.#get(each)) };
    if (command === 'Query') return this.#query(asked);
    if (command === 'BatchWrite') {
      for (const { PutRequest, DeleteRequest } of Object.values<
        { PutRequest?: Write; DeleteRequest?: Write }[]
      >(asked.RequestItems).flat()) {
        this.#apply(PutRequest ? 'Put' : 'Delete', (PutRequest ?? DeleteRequest) as Write);
      }
      return {};
    }
    if (command === 'TransactWrite') return this.#transact(asked.TransactItems);
    const write = asked as unknown as Write;
    if (!this.#holds(write)) {
      throw new ConditionalCheckFailedException({ message: 'The condition does not hold.', $metadata: {} });
    }
    this.#apply(command as Sort, write);
    return {};
  }

  *items(): Generator<Item> {
    for (const { items } of this.#partitions.values()) yield* items.values();
  }

  /** The keys of what a partition holds. */
  keysOf(pk: string): Key[] {
    return (this.#partitions.get(pk)?.sortKeys ?? []).map((sk) => ({ pk, sk }));
  }

  #get({ Keys }: { Keys: Key[] }): Item[] {
    return Keys.map((key) => this.#find(key)).filter((item) => item !== undefined);
  }

  #query({ ExpressionAttributeValues, Limit, ScanIndexForward, ExclusiveStartKey, IndexName }: Input) {
    if (IndexName) throw new Error('The table in memory has no index.');
    const {
      ':pk': pk = '',
      ':from': from = '',
      ':to': to = '\u{10ffff}',
    } = ExpressionAttributeValues as Record<string, string>;
    const { items, sortKeys } = this.#partitions.get(pk) ?? emptyPartition();
    const isForward = ScanIndexForward !== false;
    const after = ExclusiveStartKey?.sk;
    let [first, last] = [placeOf(sortKeys, from), placeOf(sortKeys, to, true)];
    if (after !== undefined && isForward) first = placeOf(sortKeys, after, true);
    if (after !== undefined && !isForward) last = placeOf(sortKeys, after);
    const most = Limit ?? last - first;
    const found = isForward
      ? sortKeys.slice(first, Math.min(last, first + most))
      : sortKeys.slice(Math.max(first, last - most), last).reverse();
    return {
      Items: found.map((sk) => items.get(sk)),
      ...(last - first > most && { LastEvaluatedKey: { pk, sk: found.at(-1) } }),
    };
  }

  #transact(actions: readonly object[]) {
    const writes = actions.map(
      (action) => Object.entries(action).find(([, write]) => write) as unknown as [Sort, Write],
    );
    const reasons = writes.map(([, write]) => ({
      Code: this.#holds(write) ? 'None' : 'ConditionalCheckFailed',
    }));
    if (reasons.some(({ Code }) => Code !== 'None')) {
      const message = 'A condition does not hold.';
      throw new TransactionCanceledException({ message, CancellationReasons: reasons, $metadata: {} });
    }
    for (const [sort, write] of writes) this.#apply(sort, write);
    return {};
  }

  #holds(write: Write): boolean {
    return write.ConditionExpression === undefined || holds(write, this.#find(keyOf(write)));
  }

  #apply(sort: Sort, write: Write): void {
    const key = keyOf(write);
    if (sort === 'Put') this.#put({ ...write.Item, ...key });
    if (sort === 'Update') this.#put({ ...key, ...updated(write, this.#find(key) ?? {}) });
    if (sort === 'Delete') this.#remove(key);
  }

  #find({ pk, sk }: Key): Item | undefined {
    return this.#partitions.get(pk)?.items.get(sk);
  }

  #put(item: Item & Key): void {
    const partition = this.#partitions.get(item.pk) ?? emptyPartition();
    this.#partitions.set(item.pk, partition);
    if (!partition.items.has(item.sk)) {
      partition.sortKeys.splice(placeOf(partition.sortKeys, item.sk), 0, item.sk);
    }
    partition.items.set(item.sk, item);
  }

  #remove({ pk, sk }: Key): void {
    const partition = this.#partitions.get(pk);
    if (partition?.items.delete(sk)) partition.sortKeys.splice(placeOf(partition.sortKeys, sk), 1);
  }
}

const emptyPartition = (): Partition => ({ items: new Map(), sortKeys: [] });

const keyOf = ({ Key, Item }: Write): Key => {
  const { pk, sk } = (Key ?? Item) as Key;
  return { pk, sk };
};

const onEach = <Each, Result>(all: Readonly<Record<string, Each>>, act: (each: Each) => Result) =>
  Object.fromEntries(Object.entries(all).map(([name, each]) => [name, act(each)]));

/** Where a key is, or would be; with `isAfter` the place behind it. */
function placeOf(sorted: readonly string[], key: string, isAfter = false): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = sorted[middle] ?? '';
    if (at < key || (isAfter && at === key)) low = middle + 1;
    else high = middle;
  }
  return low;
}
