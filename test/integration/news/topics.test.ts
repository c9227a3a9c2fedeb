import { beforeAll, expect, test } from 'vitest';
import { lists } from '#platform/table/keys.ts';
import { eventually } from '#test/eventually.ts';
import type { Fields } from '#test/forms.ts';
import { itemsIn } from '#test/system/items.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { newCommunity } from '#test/things/circles/circles.ts';
import { newNews } from '#test/things/news.ts';
import { told } from '#test/told.ts';

const stack = useStack();
const { ada } = useMembers(stack, 'ada');
let own: string;
beforeAll(async () => {
  ({ id: own } = await newCommunity(ada));
});

const topic = (category: string, communityId = own, paging = '') =>
  ada.call('GET', `/api/news/community/${communityId}?category=${encodeURIComponent(category)}${paging}`);
const titles = async (category: string, communityId = own) => {
  const { body } = await topic(category, communityId);
  const found = body.data.map(({ title }: { title: string }) => title);
  expect(body.totalItems).toBe(found.length);
  return found;
};
const write = (title: string, category: string, communityId = own) =>
  newNews(ada, { title, category }, communityId);
const change = (id: string, fields: Fields) => ada.form('PUT', `/api/news/${id}/community/${own}`, fields);

test('a topic holds its news of the community, newest first, in pages, as the list shows them', async () => {
  await write('Oats', 'Farming');
  await write('The new vet', 'People');
  await write('Rye', 'Farming');
  await write('Barley elsewhere', 'Farming', '2');
  const whole = (await ada.call('GET', `/api/news/community/${own}`)).body.data;

  const { status, body } = await topic('fARMING', own, '&pageSize=1&pageNumber=2');

  expect(await titles('Farming')).toEqual(['Rye', 'Oats']);
  expect([status, body]).toEqual([
    200,
    {
      page: 2,
      pageSize: 1,
      pages: 2,
      totalPages: 2,
      totalItems: 2,
      data: whole.filter(({ title }: { title: string }) => title === 'Oats'),
    },
  ]);
  expect(await titles('Nature')).toEqual([]);
});

test('a news goes with its category, whatever else changes, and leaves with its deletion', async () => {
  const { id } = await write('Swallows', 'Nature');
  await write('Hedges', 'Nature');

  await change(id, { title: 'Swallows are back' });
  expect(await titles('Nature')).toEqual(['Hedges', 'Swallows are back']);
  await change(id, { category: 'Media news' });
  expect([await titles('Nature'), await titles('Media news')]).toEqual([['Hedges'], ['Swallows are back']]);
  await change(id, { category: 'Nature', title: 'Swallows' });
  expect([await titles('Nature'), await titles('Media news')]).toEqual([['Swallows', 'Hedges'], []]);
  await ada.call('DELETE', `/api/news/${id}/community/${own}`);

  expect(await titles('Nature')).toEqual(['Hedges']);
});

test('of many changes of the category at once the last one counts, in every topic', async () => {
  const { id } = await write('Tractors', 'Cars industry');
  const wanted = ['People', 'Media news', 'Cars industry', 'People', 'Media news'];

  await Promise.all(wanted.map((category) => change(id, { category })));

  const { category } = (await ada.call('GET', `/api/news/${id}/community/${own}`)).body;
  for (const name of ['People', 'Media news', 'Cars industry']) {
    expect([name, (await titles(name)).includes('Tractors')]).toEqual([name, name === category]);
  }
});

test('a renamed category keeps its news', async () => {
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { keys } = await import('#platform/table/keys.ts');
  const category = { id: 'c9', name: 'Bees' };
  const called = (name: string) => [
    { put: { Item: { ...keys.category('c9'), ...category, name } } },
    { put: { Item: { ...keys.categoryName(name), id: 'c9' } } },
  ];
  await writeTogether(called('Bees'));
  await write('Swarm in the barn', 'Bees');

  await writeTogether([...called('Bees and honey'), { remove: { Key: keys.categoryName('Bees') } }]);

  expect(await titles('Bees and honey')).toEqual(['Swarm in the barn']);
  expect((await topic('Bees')).status).toBe(400);
});

test('what is no topic, or of no community, is refused in words; an empty one is none', async () => {
  const [unknown, empty, gone] = await Promise.all([topic('Astrology'), topic(''), topic('Nature', 'none')]);

  expect([unknown.status, unknown.body.code]).toEqual([400, 'category.unknown']);
  expect(empty.status).toBe(200);
  expect([gone.status, gone.body.code]).toEqual([404, 'community.missing']);
});

test('the topics of a deleted community are gone at once, and leave nothing behind', async () => {
  const { id: community } = await newCommunity(ada);
  await write('Last words', 'Farming', community);
  await write('Last birds', 'Nature', community);

  await ada.call('DELETE', `/api/communities/${community}`);

  expect(told(await topic('Farming', community))).toEqual([404, 'community.missing']);
  const itemsOf = (categoryId: string) => itemsIn(lists.topic(community, categoryId).pk);
  await eventually(async () => (await Promise.all(['1', '3'].map(itemsOf))).flat(), []);
});
