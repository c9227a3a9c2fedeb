import { expect, test } from 'vitest';
import { keys, lists } from '#platform/table/keys.ts';
import { useLag } from '#test/system/lag.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { follow, newCommunity } from '#test/things/circles/circles.ts';
import { changeResource, newResource } from '#test/things/library/resources.ts';
import { editProfile } from '#test/things/members.ts';
import { newNews } from '#test/things/news.ts';

type Item = Record<string, unknown>;

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const lag = useLag();
const knowNothing = () => lag(() => []);

const created = async (name: string): Promise<string> => (await newCommunity(ada, { name })).id;
const written = async (title: string, communityId: string) => (await newNews(ada, { title }, communityId)).id;
const join = (communityId: string) => follow(ben, 'community', communityId);
const read = async (path: string) => (await ben.call('GET', path)).body;
const names = async (path: string) => (await read(path)).communities.map(({ name }: Item) => name);

test('communities that were made or followed just now are in every list and search', async () => {
  const id = await created('Quince Hollow');
  await join(id);

  knowNothing();

  expect(await names('/api/communities')).toContain('Quince Hollow');
  expect(await names('/api/communities/search?name=quince')).toEqual(['Quince Hollow']);
  expect(await names('/api/communities/user')).toContain('Quince Hollow');
  expect(await names('/api/communities/user/search?name=quince')).toEqual(['Quince Hollow']);
});

test('one who joined just now is found among the members, by name', async () => {
  const id = await created('Medlar Lane');
  await editProfile(ben, 'Benno', 'Marsh');
  await join(id);

  knowNothing();

  for (const search of ['', '?search=benno']) {
    const [first] = (await read(`/api/communities-users/community/${id}${search}`)).data;
    expect(first).toMatchObject({ userId: ben.id, user: { firstName: 'Benno' } });
  }
});

test('who left and came back is found by the row of now', async () => {
  const id = await created('Sorrel Bank');
  await join(id);

  lag((item) => [{ ...item, ...('followRow' in item && { followRow: 'before', followerRow: 'before' }) }]);

  expect(await names('/api/communities/user/search?name=sorrel')).toEqual(['Sorrel Bank']);
  expect((await read(`/api/communities-users/community/${id}?search=benno`)).data).toHaveLength(1);
});

test('news that were written just now are found by their titles and in their topic, with their author', async () => {
  const id = await created('Tansy Field');
  await written('Hail in the orchard', id);

  knowNothing();

  for (const path of ['/search?title=hail', '?category=Nature', '']) {
    const { data } = await read(`/api/news/community/${id}${path}`);
    expect(data).toMatchObject([{ title: 'Hail in the orchard', category: 'Nature', author: 'ada' }]);
  }
});

test('resources that were added just now, or moved to the other section, are found there', async () => {
  const { id } = await newResource(ada, { title: 'Rowan berries' });
  const { findItem } = await import('#platform/table/table.ts');
  const before = (await findItem({ pk: lists.resources.pk, sk: `R#${id}` })) as Item;
  const shown = async (query: string) =>
    (await read(`/api/resources?${query}`)).data.map(({ id }: Item) => id);

  knowNothing();
  for (const query of ['', 'category=articles', 'search=rowan', 'search=rowan&category=articles']) {
    expect([query, await shown(query)]).toEqual([query, [id]]);
  }

  await changeResource(ada, id, { resourceType: 'videos' });
  lag((item) => [item['sk'] === before['sk'] ? before : item]);
  for (const query of ['category=videos', 'search=rowan&category=videos']) {
    const { data } = await read(`/api/resources?${query}`);
    expect([query, data]).toMatchObject([query, [{ id, resourceType: 'videos' }]]);
  }
  expect(await shown('search=rowan&category=articles')).toEqual([]);
});

test('a news that moved to another topic just now stands there with its category of now', async () => {
  const id = await created('Yarrow Field');
  const news = await written('Bees in the yarrow', id);
  const { findItem } = await import('#platform/table/table.ts');
  const before = (await findItem(keys.news(id, news))) as Item;
  const path = `/api/news/${news}/community/${id}`;
  expect((await ada.form('PUT', path, { category: 'Farming' })).status).toBe(200);

  lag((item) => [item['sk'] === before['sk'] ? before : item]);

  const { data } = await read(`/api/news/community/${id}?category=Farming`);
  expect(data).toMatchObject([{ title: 'Bees in the yarrow', category: 'Farming' }]);
});
