import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PagedList } from '#platform/table/keys.ts';
import { update } from '#platform/table/update.ts';
import { amount } from '#test/amount.ts';
import { fc } from '#test/made-up.ts';
import { meter } from '#test/system/meter.ts';
import { freshTable } from '#test/system/table.ts';

freshTable();
let paged: typeof import('#platform/lists/paged-list.ts');
let platform: typeof import('#platform/table/table.ts');
let transaction: typeof import('#platform/table/transaction.ts');
beforeAll(async () => {
  // These read the environment as they load.
  paged = await import('#platform/lists/paged-list.ts');
  platform = await import('#platform/table/table.ts');
  transaction = await import('#platform/table/transaction.ts');
});

async function add(list: PagedList, name: string): Promise<string> {
  const id = await paged.nextRowId(list);
  await transaction.writeTogether(paged.addRow(list, id, { name }));
  return id;
}

const names = async (list: PagedList, pageNumber: number, pageSize: number) =>
  (await paged.readPage(list, { pageNumber, pageSize })).rows.map((row) => row['name']);

/** Rows and counts as an earlier version left them, written in batches: 100 rows in each bucket, which counts them. */
async function fill(list: PagedList, howMany: number): Promise<void> {
  const rows = Array.from({ length: howMany }, (_, index) => ({
    ...paged.rowKey(
      list,
      Math.floor(index / 100)
        .toString(36)
        .padStart(5, '0') + String(index).padStart(26, '0'),
    ),
    name: `row ${index}`,
    filler: 'x'.repeat(250),
  }));
  const buckets = Array.from({ length: Math.ceil(howMany / 100) }, (_, bucket) => ({
    pk: list.pk,
    sk: `B#${bucket.toString(36).padStart(5, '0')}#0`,
    rows: Math.min(100, howMany - bucket * 100),
  }));
  const items = [...rows, ...buckets, { pk: list.pk, sk: '~0', total: howMany, created: howMany }];
  for (let start = 0; start < items.length; start += 25) {
    const puts = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await platform.table.send(new BatchWriteCommand({ RequestItems: { [platform.TableName]: puts } }));
  }
}

describe.each([1, 4])('a list counted in %i places', (shards) => {
  test('answers every page as a plain array would, whatever was added and removed', async () => {
    const change = fc.oneof({ weight: 4, arbitrary: fc.constant('add') }, fc.nat({ max: 400 }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 30 }),
        fc.integer({ min: 1, max: 9 }),
        async (changes, size) => {
          const list = { pk: `MODEL#${Math.random()}`, shards };
          const model: { id: string; name: string }[] = [];
          for (const [place, change] of changes.entries()) {
            if (change === 'add')
              model.unshift({ id: await add(list, `row ${place}`), name: `row ${place}` });
            else if (model.length > 0) {
              const [gone] = model.splice((change as number) % model.length, 1);
              await transaction.writeTogether(paged.removeRow(list, gone?.id ?? ''));
            }
          }
          const { paged: facts } = await paged.readPage(list, { pageSize: size });
          expect(facts).toEqual({
            page: 1,
            pageSize: size,
            pages: Math.ceil(model.length / size),
            totalPages: Math.ceil(model.length / size),
            totalItems: model.length,
          });
          for (let page = 1; page <= facts.pages + 1; page += 1) {
            const slice = model.slice((page - 1) * size, page * size).map(({ name }) => name);
            expect(await names(list, page, size)).toEqual(slice);
          }
        },
      ),
      { numRuns: amount(15) },
    );
  });

  test('counts rows that are added at the same time', async () => {
    const list = { pk: `BUSY#${shards}`, shards };
    await Promise.all(Array.from({ length: 50 }, (_, index) => add(list, `row ${index}`)));

    const { rows, paged: facts } = await paged.readPage(list, { pageSize: 50 });

    expect(facts.totalItems).toBe(50);
    expect(rows).toHaveLength(50);
  });
});

describe('a list of 4,200 rows', () => {
  const list = { pk: 'LARGE', shards: 1 };
  beforeAll(() => fill(list, 4200));

  test('finds any page up to 500', async () => {
    for (const [page, size] of [
      [2, 50],
      [13, 8],
      [100, 8],
      [500, 8],
      [37, 50],
      [84, 50],
    ] as const) {
      const first = 4200 - 1 - (page - 1) * size;
      expect(await names(list, page, size)).toEqual(
        Array.from({ length: size }, (_, index) => `row ${first - index}`),
      );
    }
  });

  test('goes on after an earlier version, in the middle of a bucket', async () => {
    const begun = { pk: 'BEGUN', shards: 1 };
    await fill(begun, 250);
    for (let count = 0; count < 60; count += 1) await add(begun, `row ${250 + count}`);

    for (const page of [1, 2, 9, 13, 14, 15, 38]) {
      const first = 310 - 1 - (page - 1) * 8;
      expect(await names(begun, page, 8)).toEqual(
        Array.from({ length: 8 }, (_, index) => `row ${first - index}`),
      );
    }
  });

  test('finds pages behind emptied buckets', async () => {
    const sparse = { pk: 'SPARSE', shards: 1 };
    await fill(sparse, 600);
    const { rows } = await paged.readPage(sparse, { pageNumber: 2, pageSize: 50 });
    const newest = (
      await Promise.all([1, 2, 3].map((page) => paged.readPage(sparse, { pageNumber: page, pageSize: 50 })))
    ).flatMap((page) => page.rows);
    expect(rows).toHaveLength(50);
    for (const row of newest) {
      await transaction.writeTogether(paged.removeRow(sparse, String(row['sk']).slice(2)));
    }

    expect(await names(sparse, 1, 8)).toEqual(Array.from({ length: 8 }, (_, index) => `row ${449 - index}`));
    expect(await names(sparse, 50, 8)).toEqual(
      Array.from({ length: 8 }, (_, index) => `row ${449 - 49 * 8 - index}`),
    );
  });

  test('looks no further for a page past the last row, however many buckets are empty', async () => {
    const emptied = { pk: 'EMPTIED', shards: 1 };
    await fill(emptied, 1000);
    const newest = Array.from({ length: 8 }, (_, index) => `B#0000${index + 2}#0`);
    await transaction.writeTogether([
      { update: update({ pk: emptied.pk, sk: '~0' }, { add: { total: -800 } }) },
      ...newest.map((sk) => ({ update: update({ pk: emptied.pk, sk }, { add: { rows: -100 } }) })),
    ]);
    const { take } = meter(platform.table);
    const { rows, paged: by } = await paged.readPage(emptied, { pageNumber: 5, pageSize: 50 });

    expect([rows, by.totalItems, take().length]).toEqual([[], 200, 2]);
  });

  test('reads a first page for the price of a first page, and page 500 in two calls and one for the count', async () => {
    const small = { pk: 'SMALL', shards: 1 };
    await fill(small, 100);
    const { take } = meter(platform.table);

    await paged.readPage(small, {});
    const ofSmall = take();
    await paged.readPage(list, {});
    const ofLarge = take();
    await paged.readPage(list, { pageNumber: 500, pageSize: 8 });
    const deep = take();

    expect(ofLarge).toEqual(ofSmall);
    expect(ofLarge).toEqual([{ call: 'Query', reads: 1, writes: 0 }]);
    expect(deep).toHaveLength(3);
    expect(deep.reduce((sum, { reads }) => sum + reads, 0)).toBeLessThan(8 * 2);
  });
});
