import { expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { follow, newCommunity } from '#test/things/circles/circles.ts';
import { editProfile } from '#test/things/members.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');

const members = async (query = '', community = '3') =>
  (await ada.call('GET', `/api/communities-users/community/${community}?${query}`)).body;
const ids = async (query = '', community = '3'): Promise<string[]> =>
  (await members(query, community)).data.map(({ userId }: { userId: string }) => userId);
const rename = (member: TestMember, firstName: string, lastName: string) =>
  editProfile(member, firstName, lastName, { attachments: png });

test('the members of a community are listed, the last who joined first, with names and pictures alone', async () => {
  await rename(ben, 'Benedict', 'Oyelaran');

  expect(await members()).toEqual({
    data: [
      {
        id: expect.any(String),
        userId: ben.id,
        user: { firstName: 'Benedict', lastName: 'Oyelaran', attachments: expect.stringMatching(/\.png$/) },
      },
      { id: expect.any(String), userId: ada.id, user: {} },
    ],
    page: 1,
    pageSize: 8,
    pages: 1,
    totalPages: 1,
    totalItems: 2,
  });
});

test('a member is found by the user name, too, and those found tell it, by which a text names them', async () => {
  const ivy = await stack.member('ivy.low');
  await rename(ivy, 'Nora', 'Moss');
  await eventually(() => ids('search=nor'), [ivy.id], 5000);

  for (const query of ['nora', 'ivy', 'iv', 'ivy.lo']) {
    const [found] = (await members(`search=${query}`)).data;
    expect([query, found?.user.username]).toEqual([query, 'ivy.low']);
  }
  expect(
    (await members('pageSize=50')).data.flatMap(({ user }: { user: object }) => Object.keys(user)),
  ).not.toContain('username');
});

test('those who told no name come last on every page, and join the others where they came, once they tell it', async () => {
  const { id } = await newCommunity(ada);
  const [first, second, third] = await Promise.all(['flo', 'gus', 'hal'].map((name) => stack.member(name)));
  if (!first || !second || !third) throw new Error('no members');
  await rename(second, 'Gus', 'Berg');
  for (const member of [first, second, third, ben]) await follow(member, 'community', id);
  const everyone = async () =>
    (await Promise.all([1, 2, 3].map((page) => ids(`pageSize=2&pageNumber=${page}`, id)))).flat();

  expect(await everyone()).toEqual([ben, second, third, first, ada].map((member) => member.id));
  expect((await members('search=hal', id)).totalItems).toBe(1);

  await rename(third, 'Hal', 'Moss');
  await eventually(
    everyone,
    [ben, third, second, first, ada].map((member) => member.id),
    5000,
  );
  expect((await members('', id)).totalItems).toBe(5);
  await eventually(() => ids('search=mos', id), [third.id], 5000);

  await follow(third, 'community', id);
  expect(await ids('', id)).toEqual([ben, second, first, ada].map((member) => member.id));
});

test('deep pages lead past those with a name to those without', async () => {
  const { write, listOf } = await import('#test/things/many/many.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { moveRow, placedRow, readPage } = await import('#platform/lists/paged-list.ts');
  const list = { pk: 'FOLLOWERS#deep', shards: 1 };
  const people = Array.from({ length: 250 }, (_, index) => `p${index}`);
  await write(() => listOf(list, people, (userId) => ({ userId })));
  const { take } = await import('#platform/table/walk.ts');
  const rows = await take(
    { pk: list.pk, from: 'R#', to: 'R#~' },
    { limit: 300, forward: true, consistent: true },
  );
  const named = (place: number) => place % 3 === 0;
  for (const [place, { sk, userId }] of rows.entries()) {
    const row = String(sk).slice(2);
    if (!named(place)) await writeTogether(moveRow(list, row, placedRow(row, true), { userId }));
  }

  const pages = await Promise.all(
    Array.from({ length: 25 }, (_, page) => readPage(list, { pageNumber: page + 1, pageSize: 10 })),
  );

  const newest = [...people.keys()].reverse();
  const expected = [...newest.filter(named), ...newest.filter((place) => !named(place))];
  expect(pages.flatMap(({ rows }) => rows.map(({ userId }) => userId))).toEqual(expected.map((p) => `p${p}`));
  expect(pages[0]?.paged.totalItems).toBe(250);
});

test('a member is found by the beginnings of first and last name, in a community that they are in', async () => {
  await eventually(() => ids('search=oye%20bene'), [ben.id], 5000);
  expect(await ids('search=nedict')).toEqual([]);
  expect(await ids('search=oye', '1')).toEqual([]);
});

test('a member is found by place and by what they grow, alone or with the name, and no more once it changed', async () => {
  const about = (place: string, grows: string) => editProfile(ben, 'Benedict', 'Oyelaran', { place, grows });
  await about('Kitale', 'Maize and dairy cows');

  for (const search of ['kita', 'dair', 'maize%20bene']) {
    await eventually(() => ids(`search=${search}`), [ben.id], 5000);
  }
  const [{ user }] = (await members('search=kita')).data;
  expect(user).toMatchObject({ firstName: 'Benedict', place: 'Kitale', grows: 'Maize and dairy cows' });

  await about('Eldoret', '');
  await eventually(() => ids('search=eldoret'), [ben.id], 5000);
  for (const search of ['kita', 'maize']) await eventually(() => ids(`search=${search}`), [], 5000);
  expect(await ids('search=oye')).toEqual([ben.id]);
});

test('an e-mail address that somebody signed up with is told to nobody', async () => {
  const kim = await stack.member('kim@farm.example');
  const everything = async () =>
    JSON.stringify([
      await members('search=kim'),
      (await ada.call('GET', `/api/users/profile/${kim.id}`)).body,
    ]);

  expect(await ids('search=kim')).toEqual([kim.id]);
  expect(await ids('search=farm')).toEqual([]);
  expect(await everything()).not.toContain('farm.example');

  await rename(kim, 'Kim', 'Reed');
  await eventually(() => ids('search=reed'), [kim.id], 5000);
  expect(await ids('search=farm')).toEqual([]);
  expect(await everything()).not.toContain('farm.example');
});

test('one without a name is found by the user name', async () => {
  const { id } = await stack.member('cleo');
  expect(await ids('search=CLE')).toEqual([id]);
});

test('a changed name is found within five seconds, the old one no more', async () => {
  await follow(ben, 'community', '1');
  await rename(ben, 'Bénédicte', 'Østergård');

  for (const community of ['1', '3']) {
    await eventually(() => ids('search=benedicte%20oster', community), [ben.id], 5000);
    await eventually(() => ids('search=oyelaran', community), [], 5000);
  }
});

test('who leaves is found no more', async () => {
  await follow(ben, 'community', '1');

  expect(await ids('search=oster', '1')).toEqual([]);
  expect(await members('', '1')).toMatchObject({ data: [], totalItems: 0 });
});

test('a community that is not there has no members, but a 404', async () => {
  const { status, body } = await ada.call('GET', '/api/communities-users/community/none');

  expect([status, body.code]).toEqual([404, 'community.missing']);
});
