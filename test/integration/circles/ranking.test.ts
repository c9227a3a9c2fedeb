import { beforeAll, expect, test } from 'vitest';
import { keys, lists, partitions } from '#platform/table/keys.ts';
import { eventually } from '#test/eventually.ts';
import { itemsIn } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { follow as followCircle, newCommunity } from '#test/things/circles/circles.ts';

const stack = useStack();
const { ada } = useMembers(stack, 'ada');
let crowd: TestMember[];
beforeAll(async () => {
  crowd = await Promise.all(Array.from({ length: 12 }, (_, index) => stack.member(`eve${index}`)));
});

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly followersCount: number;
}

const create = async (name: string, category = ''): Promise<string> =>
  (await newCommunity(ada, { name, category })).id;
const change = (id: string, fields: Record<string, string>) =>
  ada.form('PUT', `/api/communities/${id}`, fields);
const follow = (id: string, some: readonly TestMember[]) =>
  Promise.all(some.map((member) => followCircle(member, 'community', id)));
const list = (query: string) => ada.call('GET', `/api/communities?${query}`);
const mostFollowed = async (more = '') => {
  const { status, body } = await list(`sort=popular&pageSize=50${more}`);
  expect([status, body.totalItems]).toEqual([200, body.communities.length]);
  return body.communities as Shown[];
};
const names = async (more = '') => (await mostFollowed(more)).map(({ name }) => name);
/** The order of some among all. */
const order = async (...some: string[]) => (await names()).filter((name) => some.includes(name));

test('what a new system starts with and what is made stands there at once, in pages', async () => {
  await create('Ranked first of all', 'Business');

  const [first, second] = await Promise.all(
    [1, 2].map((page) => list(`sort=popular&pageSize=3&pageNumber=${page}`)),
  );

  expect([first?.body.totalItems, first?.body.pages, first?.body.communities.length]).toEqual([4, 2, 3]);
  expect([second?.body.page, second?.body.communities.length]).toEqual([2, 1]);
  expect((await names()).sort()).toEqual([
    'Farm Accounting',
    'Farm Business',
    'Growers',
    'Ranked first of all',
  ]);
});

test('a storm of follows counts to the last one, and so does its end', async () => {
  const [oats, rye] = [await create('Oats'), await create('Rye')];
  expect(await order('Oats', 'Rye')).toEqual(['Rye', 'Oats']);

  await follow(oats, crowd);
  await eventually(() => order('Oats', 'Rye'), ['Oats', 'Rye']);
  // Growers, which everybody here joined as they signed up, has as many: of equals the newer one stands before.
  await workerRests();
  const top = (await mostFollowed()).slice(0, 2).map(({ name, followersCount }) => [name, followersCount]);
  expect(top).toEqual([
    ['Oats', 13],
    ['Growers', 13],
  ]);

  await Promise.all([follow(oats, crowd), follow(rye, crowd.slice(0, 1))]);
  await eventually(() => order('Oats', 'Rye'), ['Rye', 'Oats']);
  await workerRests();
  const rows = (await itemsIn(partitions.ranking(lists.communities))).map(({ id }) => id).toReversed();
  const others = (await mostFollowed()).filter(({ followersCount }) => followersCount > 1);
  expect(rows).toEqual(others.map(({ id }) => id));
});

test('pages go on from the most followed to all others, each of them once', async () => {
  const whole = await names();
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(whole.length / 3) }, (_, index) =>
      list(`sort=popular&pageSize=3&pageNumber=${index + 1}`),
    ),
  );

  expect(pages.flatMap(({ body }) => body.communities.map(({ name }: Shown) => name))).toEqual(whole);
  expect([...new Set(whole)].sort()).toEqual(
    (await list('pageSize=50')).body.communities.map(({ name }: Shown) => name).sort(),
  );
});

test('a category has a ranking and a list by age of its own, which a change of it moves at once', async () => {
  const clover = await create('Clover', 'Accounting');
  const vetch = await create('Vetch', 'Accounting');
  await follow(clover, crowd.slice(0, 3));
  await eventually(() => names('&category=Accounting'), ['Clover', 'Vetch', 'Farm Accounting']);
  const byAge = async (category: string) => {
    const { body } = await list(`category=${category}`);
    expect(body.totalItems).toBe(body.communities.length);
    return body.communities.map(({ name }: Shown) => name);
  };
  expect(await byAge('Accounting')).toEqual(['Vetch', 'Clover', 'Farm Accounting']);

  await change(clover, { category: 'Farmers', name: 'Red clover' });
  expect(await names('&category=Accounting')).toEqual(['Vetch', 'Farm Accounting']);
  expect(await names('&category=Farmers')).toEqual(['Growers', 'Red clover']);
  expect([await byAge('Accounting'), await byAge('Farmers')]).toEqual([
    ['Vetch', 'Farm Accounting'],
    ['Red clover', 'Growers'],
  ]);

  await change(vetch, { category: '' });
  expect([await names('&category=Accounting'), await byAge('Accounting')]).toEqual([
    ['Farm Accounting'],
    ['Farm Accounting'],
  ]);
  expect(await names()).toContain('Vetch');
});

test('changes of the category amid a storm of follows leave one row in each ranking', async () => {
  const id = await create('Restless', 'Farmers');

  await Promise.all([
    follow(id, crowd),
    ...['Business', 'Accounting', 'Farmers', 'Business'].map((category) => change(id, { category })),
  ]);

  const { category } = (await ada.call('GET', `/api/communities/${id}`)).body;
  await workerRests();
  for (const each of ['', 'Farmers', 'Business', 'Accounting']) {
    const rows = (await itemsIn(partitions.ranking(lists.communities, each))).filter(
      (row) => row['id'] === id,
    );
    expect([each, rows.length]).toEqual([each, each === '' || each === category ? 1 : 0]);
    if (rows.length > 0) expect(String(rows[0]?.['sk'])).toMatch(/^000000013#/);
  }
});

test('one that is deleted is gone from everywhere at once, in the midst of follows too', async () => {
  const id = await create('Short-lived', 'Business');
  const following = follow(id, crowd);

  await ada.call('DELETE', `/api/communities/${id}`);

  const byAge = (await list('category=Business&pageSize=50')).body.communities.map(({ name }: Shown) => name);
  expect([await names(), await names('&category=Business'), byAge].flat()).not.toContain('Short-lived');
  await following;
  await workerRests();
  for (const each of ['', 'Business']) {
    const rows = await itemsIn(partitions.ranking(lists.communities, each));
    expect(rows.filter((row) => row['id'] === id)).toEqual([]);
  }
});

test('work that a killed worker left is gone through, and moves what it should', async () => {
  const { goThrough } = await import('#functions/worker/go-through.ts');
  const { enqueueJob } = await import('#platform/table/jobs.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { update } = await import('#platform/table/update.ts');
  const id = await create('Left behind');
  const rank = '000000999#left';
  await writeTogether([
    { update: update(keys.community(id), { set: { rank } }) },
    enqueueJob({ kind: 'followed', circle: 'community', key: keys.community(id) }),
  ]);

  await goThrough({ getRemainingTimeInMillis: () => 60_000 });

  await workerRests();
  const { findItem } = await import('#platform/table/table.ts');
  expect((await findItem(keys.community(id)))?.['rank']).toBeUndefined();
});

test('past the 200th there is nothing, and the total says so', async () => {
  const { write } = await import('#test/things/many/many.ts');
  const category = 'Farmers';
  const record = { category, slug: 'x', description: 'x', autoFollow: false, shards: 1, version: 0 };
  await write(function* () {
    for (let place = 0; place < 210; place += 1) {
      const id = `many${place}`;
      const rank = `${String(100 + place).padStart(9, '0')}#${id}`;
      yield { ...keys.community(id), id, name: `Many ${place}`, ...record, rowId: id, rank };
      yield { pk: partitions.ranking(lists.communities, category), sk: rank, id };
    }
    yield { pk: lists.ofCategory(lists.communities, category).pk, sk: '~0', total: 212, created: 212 };
  });
  const page = async (number: number) =>
    (await list(`sort=popular&category=Farmers&pageNumber=${number}`)).body;

  const [first, last, past] = [await page(1), await page(25), await page(26)];

  expect([first.totalItems, first.pages, first.communities[0].name]).toEqual([200, 25, 'Many 209']);
  expect([last.communities.length, last.communities.at(-1).name]).toEqual([8, 'Many 10']);
  expect([past.communities, past.totalItems]).toEqual([[], 200]);
});

test('another order or category is refused in words, and an empty one is none', async () => {
  const [order, category, empty, all] = await Promise.all([
    list('sort=loudest'),
    list('category=Bakers'),
    list('sort=popular&category='),
    list('sort=popular'),
  ]);

  expect([order.status, order.body.fields]).toEqual([
    400,
    { sort: 'Communities can be sorted by “popular” alone.' },
  ]);
  const words = { category: 'Please choose Farmers, Business or Accounting.' };
  expect([category.status, category.body.fields]).toEqual([400, words]);
  expect([empty.status, empty.body]).toEqual([200, all.body]);
});
