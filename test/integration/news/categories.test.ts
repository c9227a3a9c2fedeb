import { expect } from 'vitest';
import { startingCategories } from '#functions/system/starting-data.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { eventually } from '#test/eventually.ts';
import { formOf, newKey } from '#test/forms.ts';
import { rare, test } from '#test/rare.ts';
import { itemsIn, leftIn } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type TestReply, useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { newCommunity } from '#test/things/circles/circles.ts';
import { changeCourse, newCourse, viewCourse } from '#test/things/courses/courses.ts';
import { newNews, newRichtext, viewNews } from '#test/things/news.ts';
import { granted, made, told } from '#test/told.ts';

const stack = useStack();
const { ada, root } = useMembers(stack, 'ada', 'root');
const calls = useTableCalls();

const listed = async (): Promise<{ id: string; name: string }[]> =>
  (await granted(ada.call('GET', '/api/courses/categories'))).results;
const names = async () => (await listed()).map(({ name }) => name);
const create = (name: string, key = newKey()) => root.call('POST', '/api/categories', { name }, key);
const rename = (id: string, name: string, more = {}) =>
  root.call('PUT', `/api/categories/${id}`, { name, ...more }, newKey());
const remove = (id: string) => root.call('DELETE', `/api/categories/${id}`);
const newCategory = async (name: string): Promise<string> => (await made(create(name))).id;
const said = ({ status, body }: TestReply) => [status, body.error];
const exists = [409, 'Category already exists.'];

test('any member sees the categories that a new system starts with, whole and in order', async () => {
  expect(await listed()).toEqual(startingCategories);
});

test('administrators see the same with their versions, and nobody else does', async () => {
  const { status, body } = await root.call('GET', '/api/categories');

  expect([status, body]).toEqual([
    200,
    { results: startingCategories.map((category) => ({ ...category, version: 0 })) },
  ]);
  const refused = await ada.call('GET', '/api/categories');
  expect([refused.status, refused.body.error]).toEqual([403, 'Only administrators may do this.']);
  expect(refused.body.results).toBeUndefined();
});

test('one that is added is listed at once, after the others, and news are filed under it', async () => {
  const { status, body } = await create('Soil & water');

  expect([status, body]).toEqual([
    201,
    { data: { id: expect.any(String), name: 'Soil & water', version: 0 } },
  ]);
  const { id, name } = body.data;
  expect(await listed()).toEqual([...startingCategories, { id, name }]);
  expect((await root.call('GET', `/api/categories/${id}`)).body).toEqual({ results: body.data });
  const news = await newNews(ada, { category: ' SOIL  & water ' });
  expect((await viewNews(ada, news.id)).body.category).toBe('Soil & water');
});

test('a name is needed, of at most 200 characters', async () => {
  const before = await listed();

  for (const name of ['', '   ', undefined]) {
    const { status, body } = await root.call('POST', '/api/categories', { name });
    expect([status, body.fields]).toEqual([400, { name: 'Category name is required.' }]);
  }
  expect((await create('x'.repeat(201))).status).toBe(400);
  expect((await create('x'.repeat(200))).status).toBe(201);
  expect((await rename('1', ' ')).status).toBe(400);

  expect(await listed()).toHaveLength(before.length + 1);
});

test('there is one category of a name, however that is written', async () => {
  await newCategory('Caf\u00e9 du  March\u00e9');
  const before = await listed();

  for (const name of [
    'nature',
    ' NATURE ',
    'cars  Industry',
    'cafe\u0301 du marche\u0301',
    'Na\u00adture\u200b',
    'Nature\u2800\u{1d159}',
    'Nat\ufff9ure\ufffb\u0085',
  ]) {
    expect(said(await create(name))).toEqual(exists);
  }

  expect(await listed()).toEqual(before);
});

test('of twenty who create one name at once, one does', async () => {
  const spellings = ['Beekeeping', 'beekeeping', ' BEEKEEPING ', 'BeeKeeping'];

  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => create(spellings[index % 4] ?? '')),
  );

  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
  expect((await names()).filter((name) => /beekeeping/i.test(name))).toHaveLength(1);
});

test('another name shows on all news, and leaves the old one to others', async () => {
  const id = await newCategory('Hedges');
  const { id: newsId } = await newNews(ada, { category: 'Hedges' });

  const { status, body } = await rename(id, 'Hedges & walls');

  expect([status, body]).toEqual([
    200,
    { id, name: 'Hedges & walls', version: 1, changedAt: expect.any(String) },
  ]);
  await eventually(async () => (await viewNews(ada, newsId)).body.category, 'Hedges & walls');
  expect(await names()).toContain('Hedges & walls');
  expect((await create('hedges')).status).toBe(201);
  expect(said(await create('Hedges & Walls'))).toEqual(exists);
});

test('a name may be spelled otherwise, and is not taken from another category', async () => {
  const id = await newCategory('Tractors');

  expect((await rename(id, 'TRACTORS')).status).toBe(200);
  expect(said(await rename(id, 'nature'))).toEqual(exists);

  expect((await names()).filter((name) => /^(tractors|nature)$/i.test(name))).toEqual(['Nature', 'TRACTORS']);
  expect(said(await create('tractors'))).toEqual(exists);
});

test('its own name is a change as another is', async () => {
  const id = await newCategory('Silage');

  const { status, body } = await rename(id, 'Silage');

  expect([status, body]).toEqual([200, { id, name: 'Silage', version: 1, changedAt: expect.any(String) }]);
});

test('of several renames and a creation of one name at once, one has it', async () => {
  const ids = await Promise.all(['Rye', 'Oats', 'Spelt'].map(newCategory));

  const replies = await Promise.all([...ids.map((id) => rename(id, 'Grain')), create('grain')]);

  const done = replies.filter(({ status }) => status < 300);
  expect(done).toHaveLength(1);
  expect((await names()).filter((name) => /^grain$/i.test(name))).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(3);
});

test('one that nothing is filed under can be deleted, and its name be given again', async () => {
  const id = await newCategory('Falconry');

  expect(said(await remove(id))).toEqual([200, undefined]);

  expect(await names()).not.toContain('Falconry');
  expect((await root.call('GET', `/api/categories/${id}`)).status).toBe(404);
  expect((await rename(id, 'Hawks')).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
  expect((await newCategory('Falconry')).length).toBeGreaterThan(0);
});

test('one in use stays, and it is said what uses it; once the news are moved or deleted it can go', async () => {
  const id = await newCategory('Orchards');
  const [first, second] = [
    await newNews(ada, { category: 'Orchards' }),
    await newNews(ada, { category: 'Orchards' }, '1'),
  ];
  const why = 'This category cannot be deleted:';
  expect(said(await remove(id))).toEqual([409, `${why} 2 news are filed under it.`]);

  await ada.form('PUT', `/api/news/${first.id}/community/2`, { category: 'Nature' });
  expect(said(await remove(id))).toEqual([409, `${why} 1 news is filed under it.`]);
  expect((await viewNews(ada, second.id, '1')).body.category).toBe('Orchards');

  await ada.call('DELETE', `/api/news/${second.id}/community/1`);
  expect(said(await remove(id))).toEqual([200, undefined]);
});

test('a course holds its category, too, until it is moved or deleted; one that comes too late is refused', async () => {
  const id = await newCategory('Fruit');
  const [first, second] = [
    await newCourse(ada, { categoryId: id }),
    await newCourse(ada, { categoryId: id }),
  ];
  await newNews(ada, { category: 'Fruit' });
  const why = 'This category cannot be deleted:';
  expect(said(await remove(id))).toEqual([409, `${why} 2 courses and 1 news are filed under it.`]);
  expect((await rename(id, 'Fruit & nuts')).status).toBe(200);
  await eventually(async () => (await viewCourse(ada, first.id)).body.category, 'Fruit & nuts');

  expect((await changeCourse(ada, first.id, { categoryId: '1' })).status).toBe(200);
  expect((await ada.call('DELETE', `/api/courses/${second.id}`)).status).toBe(200);
  expect(said(await remove(id))).toEqual([409, `${why} 1 news is filed under it.`]);

  const other = await newCategory('Nuts');
  const draft = () => formOf({ title: 'Walnuts', description: 'x', categoryId: other });
  const [removal, ...added] = await Promise.all([
    remove(other),
    ...Array.from({ length: 50 }, () => ada.call('POST', '/api/courses/add', draft(), newKey())),
  ]);
  const created = added.filter(({ status }) => status === 201).length;
  if (removal.status === 200) expect(created).toBe(0);
  expect((await names()).includes('Nuts')).toBe(removal.status !== 200);
  for (const { status } of added) expect([201, 400, 503]).toContain(status);
});

rare(
  'many news at once and a deletion: either the category is gone and no news is in it, or it stays with all',
  async () => {
    const id = await newCategory('Storms');
    const richtexts = await Promise.all(Array.from({ length: 50 }, () => newRichtext(ada)));
    const write = (richtextId: string) =>
      ada.form('POST', '/api/news/add/community/2', { title: 'A storm', category: 'Storms', richtextId });

    const [removals, written] = await Promise.all([
      Promise.all([remove(id), remove(id)]),
      Promise.all(richtexts.map(write)),
    ]);

    const isGone = removals.some(({ status }) => status === 200);
    const stored = written.filter(({ status }) => status === 201);
    expect((await names()).includes('Storms')).toBe(!isGone);
    if (isGone) expect(stored).toEqual([]);
    for (const { status } of written) expect([201, 400, 503]).toContain(status);
    const { readCounts } = await import('#platform/lists/list-counts.ts');
    expect((await readCounts(lists.newsUses(id))).total).toBe(stored.length);
  },
);

test('a news that is on its way while its category goes is refused, and nothing of it is there', async () => {
  const id = await newCategory('Fog');
  const richtextId = await newRichtext(ada);
  const total = (await ada.call('GET', '/api/news/community/2')).body.totalItems;
  const { pk, sk } = keys.richtext(richtextId);
  calls.onceBefore(`${pk} ${sk}`, async () => {
    expect((await remove(id)).status).toBe(200);
  });

  const draft = formOf({ title: 'A bank of fog', category: 'Fog', richtextId });
  const { status, body } = await ada.call('POST', '/api/news/add/community/2', draft, newKey());

  expect([status, body.error]).toEqual([400, 'There is no such category.']);
  expect((await ada.call('GET', '/api/news/community/2')).body.totalItems).toBe(total);
});

test("a deleted community's news hold no category any more, once the worker is done", async () => {
  const id = await newCategory('Terraces');
  const { id: community } = await newCommunity(ada);
  await Promise.all(Array.from({ length: 3 }, () => newNews(ada, { category: 'Terraces' }, community)));
  expect((await remove(id)).status).toBe(409);

  expect((await ada.call('DELETE', `/api/communities/${community}`)).status).toBe(200);
  await workerRests();

  expect(said(await remove(id))).toEqual([200, undefined]);
});

test('what counted for a category that is gone goes too, in every community', async () => {
  const id = await newCategory('Ponds');
  const { id: newsId } = await newNews(ada, { category: 'Ponds' });
  await ada.call('DELETE', `/api/news/${newsId}/community/2`);
  const topic = lists.topic('2', id).pk;
  expect(await itemsIn(topic)).not.toEqual([]);

  await remove(id);
  await workerRests();

  expect(await itemsIn(topic)).toEqual([]);
  expect(await leftIn(lists.newsUses(id).pk)).toEqual([]);
});

test('a name that grows where names are compared is kept, found and changed like any other', async () => {
  const long = '\u{fdfa}'.repeat(200);
  const of = `/api/news/community/${(await newCommunity(ada)).id}?category=`;
  const sought = () => ada.call('GET', `${of}${encodeURIComponent(long)}`);
  expect(await sought()).toMatchObject({ status: 400, body: { code: 'category.unknown' } });

  const id = await newCategory('Growing');
  expect((await rename(id, long)).status).toBe(200);

  expect(said(await create(long))).toEqual(exists);
  expect(await sought()).toMatchObject({ status: 200, body: { totalItems: 0 } });
  expect((await rename(id, 'Grown')).status).toBe(200);
  expect(await sought()).toMatchObject({ status: 400, body: { code: 'category.unknown' } });
  expect((await remove(id)).status).toBe(200);
});

test('there are at most 200', async () => {
  const { write } = await import('#test/things/many/many.ts');
  const more = 200 - (await listed()).length;
  await write(function* () {
    for (let place = 0; place < more; place += 1) {
      yield { ...keys.category(`many-${place}`), id: `many-${place}`, name: `Many ${place}` };
    }
  });

  expect(told(await create('One too many'))).toEqual([409, 'category.too-many']);
});
