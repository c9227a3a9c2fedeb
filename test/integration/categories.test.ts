import { beforeAll, expect, test } from 'vitest';
import { startingCategories } from '#functions/system/starting-data.ts';
import { newNews, viewNews } from '#test/news.ts';
import { type TestMember, useStack } from '#test/stack.ts';

const stack = useStack();
let ada: TestMember;
beforeAll(async () => {
  ada = await stack.member('ada');
});

const listed = async () => {
  const { status, body } = await ada.call('GET', '/api/courses/categories');
  expect(status).toBe(200);
  return body;
};

/** As an administrator's screen will: the functions can be loaded once the stack has said where the table is. */
async function add(id: string, name: string): Promise<void> {
  const { insertCategory } = await import('#kinds/categories.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  await writeTogether(insertCategory({ id, name }));
}

test('any member sees the categories that a new system starts with, whole and in order', async () => {
  expect(await listed()).toEqual({ results: startingCategories });
});

test('one that is added is listed at once, after the others, and news are filed under it', async () => {
  const soil = { id: '01JZZZZZZZZZZZZZZZZZZZZZZZ', name: 'Soil & water' };
  await add(soil.id, soil.name);

  expect(await listed()).toEqual({ results: [...startingCategories, soil] });
  const { id } = await newNews(ada, { category: 'SOIL & water ' });
  expect((await viewNews(ada, id)).body.category).toBe('Soil & water');
});

test('there is one category of a name, ignoring case', async () => {
  const before = await listed();

  await expect(add('9', 'nature')).rejects.toThrow();

  expect(await listed()).toEqual(before);
});
