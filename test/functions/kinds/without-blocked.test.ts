import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { listWithoutBlocked } from '#kinds/without-blocked.ts';
import { pagedBy } from '#platform/lists/paged-list.ts';
import { keys } from '#platform/table/keys.ts';
import { fc } from '#test/made-up.ts';

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => {
  table.reset();
  table.on(QueryCommand).resolves({ Items: [keys.blocked('ada', 'hal')] });
});

/** So many by each, the newest first. */
const listOf = (...by: readonly [string, number][]) =>
  by
    .flatMap(([creator, count]) => Array.from({ length: count }, () => creator))
    .map((creator, id) => ({ id, creator }));

/** The pages of a list as Ada sees them, and how many rows each of them had read; `wrote` is called after each read. */
function pagesOf(list: ReturnType<typeof listOf>, excluded: readonly string[] = [], wrote = () => {}) {
  return async (pageNumber: number, pageSize: number) => {
    let rows = 0;
    const read = async ({ pageNumber: number, pageSize: size }: { pageNumber: number; pageSize: number }) => {
      const items = list.slice((number - 1) * size, number * size);
      const paged = pagedBy(number, size, list.length);
      rows += items.length;
      wrote();
      return { items, paged };
    };
    const { items, paged } = await listWithoutBlocked('ada', read, { pageNumber, pageSize }, excluded);
    return { ids: items.map(({ id }) => id), totalItems: paged.totalItems, pages: paged.pages, rows };
  };
}

test('no page is empty in the middle, and none has fewer than fit, however many rows of those left out come between', async () => {
  const page = pagesOf(listOf(['ben', 3], ['hal', 105], ['cleo', 20]));

  expect(await page(1, 8)).toMatchObject({
    ids: [0, 1, 2, 108, 109, 110, 111, 112],
    totalItems: 23,
    pages: 3,
  });
  expect((await page(2, 8)).ids).toEqual([113, 114, 115, 116, 117, 118, 119, 120]);
  expect((await page(3, 8)).ids).toEqual([121, 122, 123, 124, 125, 126, 127]);
  expect(await page(4, 8)).toMatchObject({ ids: [], totalItems: 23 });
});

test('a page looks at 50 rows, and at 200 where some of these are left out', async () => {
  const few = pagesOf(listOf(['ben', 60], ['hal', 10], ['cleo', 500]));
  const some = pagesOf(listOf(['ben', 20], ['hal', 10], ['cleo', 500]));
  const many = pagesOf(listOf(['ben', 3], ['hal', 300], ['cleo', 20]));

  expect((await few(2, 8)).rows).toBe(50);
  expect((await some(2, 8)).rows).toBe(50 + 200);
  expect(await many(1, 8)).toMatchObject({ ids: [0, 1, 2], rows: 50 + 200 + 8 });
});

test("in a list without one's own each page looks at 200 rows at once", async () => {
  const page = pagesOf(listOf(['ben', 60], ['ada', 30], ['cleo', 110]), ['ada']);

  for (const number of [1, 7, 22])
    expect(await page(number, 8)).toMatchObject({ totalItems: 170, pages: 22, rows: 200 });
});

test('no row stands on a page twice where others are written between its reads', async () => {
  const list = listOf(['hal', 45], ['ben', 300]);
  const page = pagesOf(list, [], () => void list.unshift({ id: list.length, creator: 'ben' }));

  for (const number of [1, 20, 21]) {
    const { ids } = await page(number, 8);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('each of those that one meets stands on one page, in order, and all pages tell one total', async () => {
  const runs = fc.array(fc.tuple(fc.constantFrom('ben', 'hal'), fc.integer({ min: 1, max: 120 })), {
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(runs, fc.integer({ min: 7, max: 50 }), async (by, pageSize) => {
      const list = listOf(...by);
      const page = pagesOf(list);
      const met: number[] = [];
      const totals = new Set<number>();
      for (let number = 1, pages = 1; number <= pages; number += 1) {
        const read = await page(number, pageSize);
        met.push(...read.ids);
        totals.add(read.totalItems);
        pages = read.pages;
      }

      expect(met).toEqual(list.filter(({ creator }) => creator !== 'hal').map(({ id }) => id));
      expect(totals.size).toBe(1);
    }),
  );
});
