import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { PagedList } from '#platform/table/keys.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { update } from '#platform/table/update.ts';
import { freshTable } from '#test/system/table.ts';
import { itemsOf, onceBefore, tap } from '#test/system/table-calls.ts';

freshTable();
let paged: typeof import('#platform/lists/paged-list.ts');
let counts: typeof import('#platform/lists/list-counts.ts');
let buckets: typeof import('#platform/lists/bucket-counts.ts');
let platform: typeof import('#platform/table/table.ts');
let transaction: typeof import('#platform/table/transaction.ts');
let walks: typeof import('#platform/table/walk.ts');
beforeAll(async () => {
  // These read the environment as they load.
  paged = await import('#platform/lists/paged-list.ts');
  counts = await import('#platform/lists/list-counts.ts');
  buckets = await import('#platform/lists/bucket-counts.ts');
  platform = await import('#platform/table/table.ts');
  transaction = await import('#platform/table/transaction.ts');
  walks = await import('#platform/table/walk.ts');
});

const addAs = (list: PagedList, id: string) => transaction.writeTogether(paged.addRow(list, id, {}));

async function add(list: PagedList): Promise<string> {
  const id = await paged.nextRowId(list);
  await addAs(list, id);
  return id;
}

/** Adds rows, a few at a time; answers them from the newest on. */
async function addMany(list: PagedList, howMany: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < howMany) ids.push(...(await Promise.all(Array.from({ length: 24 }, () => add(list)))));
  return ids.sort().reverse();
}

const pageOf = async (list: PagedList, pageNumber: number, pageSize: number) =>
  (await paged.readPage(list, { pageNumber, pageSize })).rows.map(({ sk }) => String(sk).slice(2));

/** What says how many rows buckets have, as it is now. */
async function look({ pk, shards }: PagedList) {
  const all = await walks.take({ pk, from: '~', to: '~z' }, { limit: shards, consistent: true });
  return { all, own: await walks.take({ pk, from: 'B#', to: 'B#~' }, { consistent: true }) };
}

const bucketsIn = (item: StoredItem) => Object.keys(item).filter((name) => /^b[0-9a-z]{5}$/.test(name));

describe.each([1, 4])('a list of 720 rows that is counted in %i places', (shards) => {
  const list = { pk: `LONG#${shards}`, shards };
  let ids: string[];
  beforeAll(async () => {
    ids = await addMany(list, 720);
  });

  test('answers each page, also when rows of all ages have gone', async () => {
    const gone = ids.filter((_, index) => index % 7 === 3);
    await Promise.all(gone.map((id) => transaction.writeTogether(paged.removeRow(list, id))));
    const left = ids.filter((_, index) => index % 7 !== 3);

    for (const [page, size] of [
      [1, 8],
      [13, 8],
      [14, 8],
      [3, 50],
      [5, 70],
      [7, 90],
      [77, 8],
      [78, 8],
      [100, 8],
    ] as const) {
      expect(await pageOf(list, page, size)).toEqual(left.slice((page - 1) * size, page * size));
    }
  });

  test('counts few buckets with all, and the others by themselves', async () => {
    const { all, own } = await look(list);

    for (const item of all) expect(bucketsIn(item).length).toBeLessThanOrEqual(6);
    expect(own.some(({ moved }) => Number(moved) > 0)).toBe(true);
  });
});

describe('what is moved to a bucket of its own', () => {
  const Key = (pk: string) => ({ pk, sk: '~0' });

  /** Has so many rows more have come to each of some buckets. */
  const come = (pk: string, came: Record<string, number>) =>
    transaction.writeTogether([{ update: update(Key(pk), { add: came }) }]);

  /** What one in a few does who comes. */
  const settle = async (list: PagedList) => buckets.settleBuckets(list, (await look(list)).all);

  /** A list whose oldest buckets are to be moved by the next who comes. */
  async function due(pk: string): Promise<PagedList> {
    await come(pk, {
      total: 401,
      created: 401,
      b00000: 100,
      b00001: 100,
      b00002: 100,
      b00003: 100,
      b00004: 1,
    });
    return { pk, shards: 1 };
  }

  test('is counted once, whatever of it a reader has seen', async () => {
    const list = await due('SEEN');
    const before = await look(list);
    await settle(list);
    const after = await look(list);
    const whole = [1, 100, 100, 100, 100].map((rows, index) => ({ bucket: `0000${4 - index}`, rows }));

    expect(bucketsIn(after.all[0] ?? {})).toHaveLength(2);
    for (const { all } of [before, after]) {
      for (const { own } of [before, after]) expect(buckets.rowsInBuckets(all, own, true)).toEqual(whole);
    }
  });

  test('is left to the next who comes when it changes meanwhile', async () => {
    const list = await due('CHANGED');
    const calm = onceBefore(platform.table, 'CHANGED B#00000#0', () => come(list.pk, { b00000: 1 }));
    await settle(list);
    calm();
    const kept = await look(list);
    await settle(list);
    const { all, own } = await look(list);

    expect(kept.own).toEqual([]);
    expect(own).toHaveLength(3);
    expect(buckets.rowsInBuckets(all, own, true).at(-1)).toEqual({ bucket: '00000', rows: 101 });
  });

  test('is left to the next who comes when another writes there, without another try', async () => {
    const list = await due('BUSY');
    let tries = 0;
    const calm = tap(platform.table, (call) => {
      if (call !== 'TransactWriteItems') return;
      tries += 1;
      throw new TransactionCanceledException({
        message: 'busy',
        $metadata: {},
        CancellationReasons: [{ Code: 'TransactionConflict' }],
      });
    });
    await settle(list);
    calm();

    expect(tries).toBe(1);
    expect((await look(list)).own).toEqual([]);
  });

  test.each([
    ['is throttled', 'ThrottlingException'],
    ['gets no answer', 'TimeoutError'],
    ['is refused', 'ValidationException'],
  ])(
    'keeps nobody from adding a row when it %s, and is left to the next, with a line in the log',
    async (_, name) => {
      vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'WARN');
      const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      const list = await due(name);
      const ids: string[] = [];
      let tries = 0;
      const calm = tap(platform.table, (call, input) => {
        if (call !== 'TransactWriteItems' || !itemsOf(input).some((item) => item.includes(' B#'))) return;
        tries += 1;
        throw Object.assign(new Error('injected'), { name });
      });
      while (tries === 0) ids.push(await add(list));
      calm();
      vi.unstubAllEnvs();
      const kept = await look(list);
      await settle(list);

      expect(await pageOf(list, 1, 50)).toEqual(ids.sort().reverse());
      expect(kept.own).toEqual([]);
      expect((await look(list)).own).toHaveLength(3);
      expect(write.mock.calls.join()).toContain('the counts of a list could not be settled');
      write.mockRestore();
    },
  );

  test('is given up where the table does not answer', async () => {
    const list = await due('SILENT');
    const { requestHandler } = platform.table.config;
    const handle = requestHandler.handle.bind(requestHandler);
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    let asked = 0;
    const silent = vi
      .spyOn(requestHandler, 'handle')
      .mockImplementation((request, options?: { abortSignal?: AbortSignal }) => {
        if (!new TextDecoder().decode(request.body).includes('B#00000#0')) return handle(request, options);
        asked += 1;
        return new Promise((_, reject) =>
          options?.abortSignal?.addEventListener('abort', () => reject(new Error('aborted'))),
        );
      });
    await settle(list);
    silent.mockRestore();
    write.mockRestore();

    expect(asked).toBe(1);
    expect((await look(list)).own).toEqual([]);
  });

  test('is no more at once than a transaction takes', async () => {
    const list = { pk: 'MANY', shards: 1 };
    const names = Array.from({ length: 120 }, (_, index) => `b${index.toString(36).padStart(5, '0')}`);
    await come(list.pk, Object.fromEntries(names.map((name) => [name, 100])));
    await settle(list);
    const { all, own } = await look(list);

    expect([bucketsIn(all[0] ?? {}).length, own.length]).toEqual([100, 20]);
  });

  test('stays where it is in a list that is closed', async () => {
    const list = await due('CLOSED');
    const { all } = await look(list);
    await transaction.writeTogether(counts.closeList(list));
    await buckets.settleBuckets(list, all);

    expect((await look(list)).own).toEqual([]);
  });

  test('takes in who comes very late', async () => {
    const list = await due('LATE');
    const rowsOfFirst = async () => {
      const { all, own } = await look(list);
      return buckets.rowsInBuckets(all, own, true).at(-1);
    };
    await settle(list);
    await come(list.pk, { b00004: 99, b00005: 100, b00006: 100, b00007: 1 });
    await settle(list);
    await come(list.pk, { b00000: 1 });
    const atOnce = await rowsOfFirst();
    await come(list.pk, { b00007: 99, b00008: 100, b00009: 1 });
    await settle(list);

    expect(atOnce).toEqual({ bucket: '00000', rows: 101 });
    expect(await rowsOfFirst()).toEqual({ bucket: '00000', rows: 101 });
    expect((await look(list)).own.map(({ moved }) => moved)).toEqual([
      ...Array.from({ length: 7 }, () => 100),
      101,
    ]);
  });

  test('is no write of its own when a row comes', async () => {
    const list = { pk: 'CHEAP', shards: 1 };
    const actions = paged.addRow(list, await paged.nextRowId(list), {});
    await transaction.writeTogether(actions);
    const { Item } = await platform.table.send(
      new GetCommand({ TableName: platform.TableName, Key: { pk: 'CHEAP', sk: '~0' } }),
    );

    expect(actions).toHaveLength(2);
    expect(Item).toMatchObject({ total: 1, created: 1, b00000: 1 });
    expect((await counts.readCounts(list)).total).toBe(1);
  });
});
