import { expect, test } from 'vitest';
import { allItems } from '#test/system/items.ts';
import { freshTable } from '#test/system/table.ts';

freshTable();

const everything = async () =>
  new Map((await allItems()).map((item) => [`${item['pk']} ${item['sk']}`, item]));

test('the starting data is written once, however often a deployment writes it, and no account is among it', async () => {
  const { handler } = await import('#functions/system/put-starting-data.ts');
  await handler();
  const first = await everything();
  await handler();

  expect(first.size).toBeGreaterThan(10);
  expect([...first.keys()].filter((key) => key.startsWith('USER'))).toEqual([]);
  expect(await everything()).toEqual(first);
});
