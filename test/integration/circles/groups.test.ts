import { beforeAll, describe, expect, test } from 'vitest';
import { amount } from '#test/amount.ts';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { formOf, newKey } from '#test/forms.ts';
import { filesAtRest, filesIn } from '#test/system/bucket.ts';
import { ask } from '#test/system/functions.ts';
import { workerRests } from '#test/system/jobs.ts';
import { leftOf } from '#test/system/left-of.ts';
import { type TestMember, useStack } from '#test/system/stack.ts';
import { type CircleNoun, newCircle } from '#test/things/circles.ts';
import type { Fields } from '#test/things/news.ts';
import { atVersion } from '#test/things/versions.ts';

/*
 * Groups and enterprises are one mechanism: each rule is proved of both. That of communities, which is the same below, is
 * in their own tests.
 */

const stack = useStack();
let ada: TestMember;
let ben: TestMember;
let admin: TestMember;
beforeAll(async () => {
  ada = await stack.member('ada');
  ben = await stack.member('ben');
  admin = await stack.member('root', ['admin']);
});

const GONE = '01JNZZZZZZZZZZZZZZZZZZZZZZ';
const titles = (body: { data: { title: string }[] }) => body.data.map(({ title }) => title);
const newCommunity = async (member = ada) =>
  (await member.call('POST', '/api/communities/add', { name: 'Ridge', description: 'Up there.' })).body.data
    .id as string;

/** Once for its key: on a machine that has too much to do it is refused in words, and goes again, as the site sends it. */
async function tap(file: string, userId: string, body: object): Promise<number> {
  const headers = { 'idempotency-key': newKey() };
  for (let tries = 1; ; tries += 1) {
    const { status } = await ask(file, userId, { body, headers });
    if (status !== 503 || tries === 10) return status;
  }
}

describe.each<Exclude<CircleNoun, 'community'>>(['group', 'enterprise'])('%s', (noun) => {
  const nouns = `${noun}s`;
  const make = (fields?: Fields, member = ada, place = '3') => newCircle(member, noun, place, fields);
  const add = (member: TestMember, fields: Fields, place = '3', key = newKey()) =>
    member.call('POST', `/api/${nouns}/add/community/${place}`, formOf(fields), key);
  const at = (id: string, place = '3') => `/api/${nouns}/${id}/community/${place}`;
  const see = (id: string, member = ada, place = '3') => member.call('GET', at(id, place));
  const change = (member: TestMember, id: string, fields: Fields, key = newKey()) =>
    member.call('PUT', at(id), formOf(fields), key);
  const list = async (query = '', member = ada, place = '3') =>
    (await member.call('GET', `/api/${nouns}/community/${place}${query}`)).body;
  const follow = (member: TestMember, id: string, key = newKey()) =>
    member.call('POST', `/api/${nouns}-users/follow`, { [`${noun}Id`]: id }, key);
  const picture = (name: string, place = '3') => fetch(`${stack.contentUrl}/${noun}/${place}/${name}`);
  const draft = { title: 'Seed savers', description: 'We swap what we kept.' };

  test('is found by its id alone, whatever community it is in, and not when that is gone', async () => {
    const place = await newCommunity();
    const { id } = await make({}, ada, place);
    const byId = (member: TestMember, one: string) => member.call('GET', `/api/${nouns}/${one}`);

    const found = await byId(ben, id);

    expect([found.status, found.body]).toEqual([200, (await see(id, ben, place)).body]);
    expect(found.body.communityId).toBe(place);
    expect([(await byId(ben, GONE)).status, (await byId(ben, GONE)).body.code]).toEqual([
      404,
      `${noun}.missing`,
    ]);
    await ada.call('DELETE', `/api/communities/${place}`);
    expect((await byId(ben, id)).status).toBe(404);
  });

  test('is answered as its creator sees it, who follows it and is counted', async () => {
    const { status, body } = await add(ada, { ...draft, category: 'Business', [noun]: png });

    expect([status, body.data]).toEqual([
      201,
      {
        ...{ id: expect.any(String), communityId: '3', ...draft, category: 'Business' },
        filename: expect.stringMatching(/^[\w-]+\.png$/),
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        ...{ isFollowed: '1', isCreator: 'true', followersCount: 1, version: 0 },
      },
    ]);
    expect((await see(body.data.id)).body).toEqual(body.data);
    expect((await list()).data[0]).toEqual(body.data);
    expect((await list('/user')).data[0]).toEqual(body.data);
    expect((await see(body.data.id, ben)).body).toEqual({
      ...body.data,
      ...{ isFollowed: '0', isCreator: 'false' },
    });
    expect((await picture(body.data.filename)).headers.get('content-type')).toBe('image/png');
  });

  test.each<[string, Fields, string, string]>([
    ['no title', { description: 'x' }, 'title', 'You must enter title'],
    ['a blank title', { ...draft, title: '  ' }, 'title', 'You must enter title'],
    ['no description', { title: 'x' }, 'description', 'You must add description'],
    ['a long title', { ...draft, title: 'x'.repeat(201) }, 'title', 'At most 200 characters, please.'],
    [
      'a long description',
      { ...draft, description: 'x'.repeat(20_001) },
      'description',
      'At most 20,000 characters, please.',
    ],
    [
      'another category',
      { ...draft, category: 'Nature' },
      'category',
      'Please choose Farmers, Business or Accounting.',
    ],
  ])('with %s is refused, and nothing is stored', async (_, fields, field, text) => {
    const before = (await list()).totalItems;

    const { status, body } = await add(ada, fields);

    expect([status, body.error, body.fields[field]]).toEqual([400, text, text]);
    expect((await list()).totalItems).toBe(before);
  });

  test('is made once for one key, and changed once', async () => {
    const before = (await list()).totalItems;
    const key = newKey();
    const twice = await Promise.all([add(ada, draft, '3', key), add(ada, draft, '3', key)]);
    expect(twice[0]?.body).toEqual(twice[1]?.body);
    expect((await list()).totalItems).toBe(before + 1);

    const { id } = twice[0]?.body.data ?? {};
    const again = newKey();
    const first = await change(ada, id, { title: 'Seed keepers' }, again);
    expect((await change(ada, id, { title: 'Seed keepers' }, again)).body).toEqual(first.body);
    expect((await see(id)).body.version).toBe(1);
  });

  test('keeps a long description whole, lists its beginning, and takes it away again', async () => {
    const description = 'Soil is alive. '.repeat(1000).trim();
    const { id } = await make({ title: 'Long story', description });

    expect((await see(id)).body.description).toBe(description);
    expect((await list()).data[0].description).toMatch(/^Soil is alive\. .{200,300}…$/);
    const { body } = await change(ada, id, { description: 'Short.', category: '' });
    expect(body).toMatchObject({ description: 'Short.' });
    expect((await see(id)).body).toEqual(body);
    expect((await leftOf(id)).filter(({ sk }) => sk === 'TEXT')).toEqual([]);
  });

  test('is changed in the given fields alone, by the version that was read', async () => {
    const before = await make({ ...draft, category: 'Farmers', [noun]: png });

    const { body } = await change(ada, before.id, { description: 'New words.', version: '0' });
    expect(body).toEqual({ ...before, description: 'New words.', ...atVersion(1) });
    const late = await change(ada, before.id, { title: 'Too late', version: '0' });
    expect([late.status, late.body.code]).toEqual([409, `${noun}.changed`]);
    expect((await see(before.id)).body).toEqual(body);
    expect((await change(ada, before.id, {})).body).toEqual(body);
  });

  test('has another picture, and then none: those of before go', async () => {
    const { id, filename } = await make({ ...draft, [noun]: png });

    const other = (await change(ada, id, { [noun]: png })).body.filename;
    expect(other).not.toBe(filename);
    await eventually(async () => (await picture(filename)).status, 404);
    expect((await picture(other)).status).toBe(200);
    expect((await change(ada, id, { [noun]: '' })).body.filename).toBeUndefined();
    await eventually(async () => (await picture(other)).status, 404);
  });

  test('is found by the beginnings of its words, by a new title within five seconds, among all and among the own', async () => {
    const { id } = await make({ title: 'Ñandú keepers of the ridge' });
    await make({ title: 'Nandu watchers' }, ben);

    expect(titles(await list('/search?title=nan%20keep'))).toEqual(['Ñandú keepers of the ridge']);
    expect((await list('/search?title=nandu')).totalItems).toBe(2);
    expect(titles(await list('/user/search?title=nandu'))).toEqual(['Ñandú keepers of the ridge']);
    await change(ada, id, { title: 'Emu keepers' });
    await eventually(async () => titles(await list('/search?title=emu')), ['Emu keepers'], 5000);
    await eventually(async () => titles(await list('/search?title=nandu')), ['Nandu watchers'], 5000);
    await ada.call('DELETE', at(id));
    expect((await list('/search?title=emu')).totalItems).toBe(0);
  });

  test('stands in its category, moves to another, and is ranked by its followers', async () => {
    const place = await newCommunity();
    const { id } = await make({ title: 'First', category: 'Farmers' }, ada, place);
    await make({ title: 'Second', category: 'Farmers' }, ada, place);
    const of = async (query: string) => titles(await list(`?${query}`, ada, place));

    expect(await of('category=Farmers')).toEqual(['Second', 'First']);
    await follow(ben, id);
    await eventually(() => of('sort=popular'), ['First', 'Second']);
    await ada.call('PUT', at(id, place), { category: 'Accounting' });
    expect([await of('category=Farmers'), await of('category=Accounting')]).toEqual([['Second'], ['First']]);
    expect([await of('sort=popular&category=Farmers'), await of('sort=popular&category=Accounting')]).toEqual(
      [['Second'], ['First']],
    );
    expect((await list('?category=Nature', ada, place)).error).toBe(
      'Please choose Farmers, Business or Accounting.',
    );
  });

  test('is listed in pages, the newest first', async () => {
    const place = await newCommunity();
    for (let count = 1; count <= 10; count += 1) await make({ title: `No ${count}` }, ada, place);

    const [first, second] = [await list('', ada, place), await list('?pageNumber=2', ada, place)];
    expect([first.pages, first.totalPages, first.totalItems, first.pageSize]).toEqual([2, 2, 10, 8]);
    expect(titles(first)[0]).toBe('No 10');
    expect(titles(second)).toEqual(['No 2', 'No 1']);
    expect((await list('?pageNumber=3', ada, place)).data).toEqual([]);
    expect((await list('?pageNumber=501', ada, place)).error).toBe('Please search instead');
  });

  test('is followed and left, counted, and among the own the last followed first', async () => {
    const place = await newCommunity();
    const [one, two] = [await make({ title: 'One' }, ada, place), await make({ title: 'Two' }, ada, place)];
    const own = async () => titles(await list('/user', ben, place));

    expect((await follow(ben, two.id)).body).toEqual({ data: { isFollowed: '1', followersCount: 2 } });
    const key = newKey();
    const reply = await follow(ben, one.id, key);
    expect((await follow(ben, one.id, key)).body).toEqual(reply.body);
    expect(await own()).toEqual(['One', 'Two']);
    expect((await list('/user', ben)).data.map(({ id }: { id: string }) => id)).not.toContain(one.id);
    expect((await follow(ben, one.id)).body).toEqual({ data: { isFollowed: '0', followersCount: 1 } });
    expect(await own()).toEqual(['Two']);
    expect((await see(one.id, ben, place)).body).toMatchObject({ isFollowed: '0', followersCount: 1 });
  });

  test('cannot be left by its creator, and is changed and deleted by nobody else', async () => {
    const made = await make();
    const leaving = await follow(ada, made.id);
    expect([leaving.status, leaving.body.code]).toEqual([409, `${noun}.own`]);
    for (const member of [ben, admin]) {
      expect((await change(member, made.id, { title: 'Mine now' })).status).toBe(403);
      expect((await member.call('DELETE', at(made.id))).status).toBe(403);
    }
    expect((await see(made.id)).body).toEqual(made);
  });

  test('is not there through another community, in none that is gone, and nowhere when it is', async () => {
    const { id } = await make();
    for (const [place, which] of [
      ['1', id],
      [GONE, id],
      ['3', GONE],
    ] as const) {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const body = method === 'PUT' ? { title: 'x' } : undefined;
        const reply = await ada.call(method, at(which, place), body);
        expect([place, method, reply.status]).toEqual([place, method, 404]);
      }
    }
    for (const query of [
      '',
      '?category=Farmers',
      '?sort=popular',
      '/search?title=x',
      '/user',
      '/user/search?title=x',
    ]) {
      expect([query, (await list(query, ada, GONE)).code]).toEqual([query, 'community.missing']);
    }
    const draftThere = await add(ada, { ...draft, [noun]: png }, GONE);
    expect([draftThere.status, draftThere.body.code]).toEqual([404, 'community.missing']);
    expect((await follow(ben, GONE)).status).toBe(404);
  });

  test('many who follow at once are all counted, and those who leave no more', async () => {
    const { id } = await make();
    const members = Array.from({ length: amount(100) }, (_, place) => `grower-${place}`);
    const leaving = Math.round(members.length * 0.6);
    const left = members.length - leaving;
    const taps = (some: string[]) =>
      Promise.all(some.map((userId) => tap(`${nouns}/follow-${noun}`, userId, { [`${noun}Id`]: id })));

    expect(new Set(await taps(members))).toEqual(new Set([200]));
    expect((await see(id)).body.followersCount).toBe(members.length + 1);
    expect(new Set(await taps(members.slice(0, leaving)))).toEqual(new Set([200]));
    expect((await see(id)).body.followersCount).toBe(left + 1);
    // Some come back while others leave.
    const both = [...members.slice(0, 5), ...members.slice(-5)];
    expect(new Set(await taps(both))).toEqual(new Set([200]));
    expect((await see(id)).body.followersCount).toBe(left + 1);
  });

  test('two taps at once are two changes, of one and of several', async () => {
    const place = await newCommunity();
    const made = [await make({}, ada, place), await make({}, ada, place)];
    for (let round = 0; round < 5; round += 1) {
      const replies = await Promise.all([...made, ...made].map(({ id }) => follow(ben, id)));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect((await list('/user', ben, place)).totalItems).toBe(0);
    }
    await Promise.all(made.map(({ id }) => follow(ben, id)));
    expect((await list('/user', ben, place)).totalItems).toBe(2);
    await Promise.all(made.map(({ id }) => follow(ben, id)));
    expect((await leftOf(`${ben.id}#${place}`)).map(({ sk }) => sk)).toEqual([]);
  });

  test('goes with all that hangs on it when its creator deletes it', async () => {
    const before = await filesAtRest();
    const { id } = await make({ ...draft, description: 'x '.repeat(2000), category: 'Farmers', [noun]: png });
    for (let count = 0; count < 30; count += 1) {
      await ask(`${nouns}/follow-${noun}`, `doomed-${count}`, { body: { [`${noun}Id`]: id } });
    }

    expect((await ada.call('DELETE', at(id))).body).toEqual({ id });

    expect((await see(id)).status).toBe(404);
    expect((await list('/user')).data.map((each: { id: string }) => each.id)).not.toContain(id);
    expect((await follow(ben, id)).status).toBe(404);
    await workerRests();
    expect(await leftOf(id)).toEqual([]);
    expect(await filesIn('content')).toEqual(before);
    // How much each has written today is theirs.
    expect((await leftOf('doomed-')).filter(({ sk }) => !String(sk).startsWith('TODAY#'))).toEqual([]);
  });

  test('goes with its community, whoever made it, with followers, pictures and words', async () => {
    const before = await filesAtRest();
    const place = await newCommunity(ben);
    const made = [
      await make({ ...draft, category: 'Farmers', [noun]: png }, ada, place),
      await make({ ...draft, description: 'x '.repeat(2000) }, ada, place),
      await make({ ...draft, category: 'Business' }, ben, place),
    ];
    for (const { id } of made) await follow(admin, id);
    await follow(admin, made[0]?.id);

    expect((await ben.call('DELETE', `/api/communities/${place}`)).status).toBe(200);

    for (const query of ['', '?category=Farmers', '?sort=popular', '/search?title=seed', '/user']) {
      expect([query, (await list(query, ada, place)).code]).toEqual([query, 'community.missing']);
    }
    expect((await see(made[0]?.id, ada, place)).status).toBe(404);
    expect((await add(ada, draft, place)).status).toBe(404);
    expect((await follow(ada, made[2]?.id)).status).toBe(404);
    await workerRests();
    expect(await leftOf(place)).toEqual([]);
    for (const { id } of made) expect(await leftOf(id)).toEqual([]);
    expect(await filesIn('content')).toEqual(before);
  });
});

test('the roles of an enterprise are kept as typed, changed and taken away, and go up to 1,000 characters', async () => {
  const { id, roles } = await newCircle(ada, 'enterprise', '3', { roles: 'Miller,\nbaker' });
  const at = `/api/enterprises/${id}/community/3`;

  expect(roles).toBe('Miller,\nbaker');
  expect((await ada.call('PUT', at, { roles: 'Baker' })).body.roles).toBe('Baker');
  expect((await ada.call('PUT', at, { title: 'Mill' })).body.roles).toBe('Baker');
  expect((await ada.call('PUT', at, { roles: '' })).body.roles).toBeUndefined();
  expect((await ada.call('GET', at)).body.roles).toBeUndefined();
  const long = await ada.call('PUT', at, { roles: 'x'.repeat(1001) });
  expect([long.status, long.body.fields.roles]).toEqual([400, 'At most 1,000 characters, please.']);
});
