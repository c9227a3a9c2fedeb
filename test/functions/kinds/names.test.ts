import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readNames } from '#kinds/names.ts';
import { TableName } from '#platform/table/table.ts';

let now = Date.now();
beforeAll(() => vi.spyOn(Date, 'now').mockImplementation(() => now));
afterAll(() => vi.restoreAllMocks());

const table = mockClient(DynamoDBDocumentClient);
let gone: string[] = [];
beforeEach(() => {
  table.reset();
  gone = [];
  table.on(BatchGetCommand).callsFake(({ RequestItems }) => ({
    Responses: { [TableName]: RequestItems[TableName].Keys.flatMap(stored) },
  }));
});

/** Everyone, and every category, is called by its id. */
function stored({ pk, sk }: { pk: string; sk: string }) {
  const id = sk === 'USER' ? pk.slice('USER#'.length) : sk;
  if (gone.includes(id)) return [];
  return [sk === 'USER' ? { pk, sk, id, username: id } : { pk, sk, id, name: id }];
}

let last = 0;
function fresh(count: number): string[] {
  last += count;
  return Array.from({ length: count }, (_, index) => `n${last - index}`);
}
const asked = () =>
  table
    .commandCalls(BatchGetCommand)
    .reduce((sum, { args }) => sum + (args[0].input.RequestItems?.[TableName]?.Keys?.length ?? 0), 0);

test('a page keeps the names that it needs, however many are remembered already', async () => {
  const [author = '', category = ''] = fresh(2);
  await readNames({ people: fresh(1990), categories: [] });
  await readNames({ people: [author], categories: [category] });

  const others = fresh(30);
  const names = await readNames({ people: [author, ...others], categories: [category] });
  await readNames({ people: fresh(2500), categories: fresh(2500) });

  expect(names.person(author).name).toBe(author);
  expect(names.category(category)).toBe(category);
  expect(others.map((id) => names.person(id).name)).toEqual(others);
});

test('a page of more names than are ever remembered has them all', async () => {
  const people = fresh(2300);
  const categories = fresh(2300);

  const names = await readNames({ people, categories });

  expect(people.map((id) => names.person(id).name)).toEqual(people);
  expect(categories.map((id) => names.category(id))).toEqual(categories);
});

test('what was asked for last is remembered, and the oldest goes', async () => {
  const old = fresh(1);
  const recent = fresh(1999);
  await readNames({ people: old, categories: [] });
  await readNames({ people: recent, categories: [] });
  await readNames({ people: fresh(1), categories: [] });

  const before = asked();
  await readNames({ people: recent, categories: [] });
  const remembered = asked() - before;
  await readNames({ people: old, categories: [] });

  expect([remembered, asked() - before]).toEqual([0, 1]);
});

test('one who is gone is anonymous, also where the name was remembered', async () => {
  const [id = ''] = fresh(1);
  await readNames({ people: [id], categories: [] });

  gone = [id];
  now += 5000;
  expect((await readNames({ people: [id], categories: [] })).person(id).name).toBe('anonymous');
});
