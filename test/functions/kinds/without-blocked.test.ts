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

/** The pages of a list as Ada sees them, and how many rows each of them had read. */
function pagesOf(list: ReturnType<typeof listOf>) {
  return async (pageNumber: number, pageSize: number) => {
    let rows = 0;
    const read = async ({ pageNumber: number, pageSize: size }: { pageNumber: number; pageSize: number }) => {
      const items = list.slice((number - 1) * size, number * size);
      rows += items.length;
      return { items, paged: pagedBy(number, size, list.length) };
    };
    const { items, paged } = await listWithoutBlocked('ada', read, { pageNumber, pageSize });
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

test('a page reads no further than it needs, and no more than 200 rows to be filled', async () => {
  const few = pagesOf(listOf(['ben', 20], ['hal', 10], ['cleo', 500]));
  const many = pagesOf(listOf(['ben', 3], ['hal', 300], ['cleo', 20]));

  expect((await few(2, 8)).rows).toBe(50);
  expect(await many(1, 8)).toMatchObject({ ids: [0, 1, 2], rows: 200 + 8 });
});

test('each of those that one meets stands on one page, in order', async () => {
  const runs = fc.array(fc.tuple(fc.constantFrom('ben', 'hal'), fc.integer({ min: 1, max: 120 })), {
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(runs, fc.integer({ min: 7, max: 50 }), async (by, pageSize) => {
      const list = listOf(...by);
      const page = pagesOf(list);
      const met: number[] = [];
      for (let number = 1, pages = 1; number <= pages; number += 1) {
        const read = await page(number, pageSize);
        met.push(...read.ids);
        pages = read.pages;
      }

      expect(met).toEqual(list.filter(({ creator }) => creator !== 'hal').map(({ id }) => id));
    }),
  );
});
