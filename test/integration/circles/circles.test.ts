import { describe, expect, test } from 'vitest';
import { amount } from '#test/amount.ts';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { type Fields, newKey } from '#test/forms.ts';
import { filesAtRest, filesIn } from '#test/system/bucket.ts';
import { ask } from '#test/system/functions.ts';
import { workerRests } from '#test/system/jobs.ts';
import { leftOf } from '#test/system/left-of.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { type CircleNoun, follow, newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { made, told } from '#test/told.ts';

/*
 * Communities, groups and enterprises are one mechanism: each rule is proved of all three, or of the two that are
 * within a community. What communities have for themselves is in their own tests.
 */

const stack = useStack();
const { ada, ben, root: admin } = useMembers(stack, 'ada', 'ben', 'root');

const GONE = '01JNZZZZZZZZZZZZZZZZZZZZZZ';
const newPlace = async (member = ada): Promise<string> => (await newCommunity(member)).id;

/**
 * Once for its key: on a machine that has too much to do it is refused in words, and goes again, as the site sends it.
 */
async function tap(file: string, userId: string, body: object): Promise<number> {
  const headers = { 'idempotency-key': newKey() };
  for (let tries = 1; ; tries += 1) {
    const { status } = await ask(file, userId, { body, headers });
    if (status !== 503 || tries === 10) return status;
  }
}

/** What a kind calls its parts, and how its circles are asked for; those within no community are so in every place. */
function circlesOf(noun: CircleNoun) {
  const isInner = noun !== 'community';
  const nouns = isInner ? `${noun}s` : 'communities';
  const titled = isInner ? 'title' : 'name';
  const all = (place: string) => (isInner ? `/api/${nouns}/community/${place}` : '/api/communities');
  const at = (id: string, place = '3') =>
    isInner ? `/api/${nouns}/${id}/community/${place}` : `/api/communities/${id}`;
  const add = (member: TestMember, fields: Fields, place = '3', key = newKey()) => {
    const { title, ...others } = fields;
    const sent = { ...others, ...(title !== undefined && { [titled]: title }) };
    const path = isInner ? `/api/${nouns}/add/community/${place}` : '/api/communities/add';
    return member.form('POST', path, sent, key);
  };
  const list = async (query = '', member = ada, place = '3') => {
    const path = all(place) + query.replace(/\btitle=/, `${titled}=`);
    const { body } = await member.call('GET', path);
    return { ...body, items: body[isInner ? 'data' : 'communities'] };
  };
  return {
    nouns,
    titled,
    isInner,
    at,
    add,
    list,
    draft: { title: 'Seed savers', description: 'We swap what we kept.' },
    make: (fields: Fields = {}, member = ada, place = '3') =>
      made(add(member, { title: 'Seed savers', description: 'We swap what we kept.', ...fields }, place)),
    see: (id: string, member = ada, place = '3') => member.call('GET', at(id, place)),
    change: (member: TestMember, id: string, { title, ...others }: Fields, key = newKey()) =>
      member.form('PUT', at(id), { ...others, ...(title !== undefined && { [titled]: title }) }, key),
    titles: async (...asked: Parameters<typeof list>): Promise<string[]> =>
      (await list(...asked)).items.map((one: Record<string, string>) => one[titled]),
    fileOf: (body: Record<string, string>) => String(isInner ? body['filename'] : body['attachment']),
    picture: (name: string, place = '3') =>
      fetch(`${stack.contentUrl}/${isInner ? `${noun}/${place}` : noun}/${name}`),
  };
}

const texts = {
  community: { noTitle: 'You must enter the name.', noDescription: 'You must enter the description.' },
  group: { noTitle: 'You must enter title', noDescription: 'You must add description' },
  enterprise: { noTitle: 'You must enter title', noDescription: 'You must add description' },
};

describe.each<CircleNoun>(['community', 'group', 'enterprise'])('%s', (noun) => {
  const { nouns, titled, isInner, draft, make, add, at, see, change, list, titles, fileOf, picture } =
    circlesOf(noun);

  test('is answered as its creator sees it, who follows it and is counted', async () => {
    const { title, description } = draft;
    const { status, body } = await add(ada, { ...draft, category: 'Business', [noun]: png });

    const file = expect.stringMatching(/^[\w-]+\.png$/);
    const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect([status, body.data]).toEqual([
      201,
      {
        id: expect.any(String),
        [titled]: title,
        description,
        category: 'Business',
        ...(isInner
          ? { communityId: '3', filename: file, createdAt }
          : { slug: 'seed-savers', auto_follow: false, attachment: file }),
        isFollowed: '1',
        isCreator: 'true',
        followersCount: 1,
        version: 0,
      },
    ]);
    expect((await see(body.data.id)).body).toEqual(body.data);
    const { createdAt: _, ...card } = body.data;
    expect((await list()).items[0]).toMatchObject(card);
    expect((await list('/user')).items[0]).toEqual(body.data);
    expect((await see(body.data.id, ben)).body).toEqual({
      ...body.data,
      isFollowed: '0',
      isCreator: 'false',
    });
    expect((await picture(fileOf(body.data))).headers.get('content-type')).toBe('image/png');
  });

  test.each<[string, Fields, string, string]>([
    ['no title', { title: '' }, titled, texts[noun].noTitle],
    ['a blank title', { title: '  ' }, titled, texts[noun].noTitle],
    ['no description', { description: ' ' }, 'description', texts[noun].noDescription],
    ['a long title', { title: 'x'.repeat(201) }, titled, 'At most 200 characters, please.'],
    [
      'a long description',
      { description: 'x'.repeat(20_001) },
      'description',
      'At most 20,000 characters, please.',
    ],
    [
      'another category',
      { category: 'Nature' },
      'category',
      'Please choose Farmers, Business or Accounting.',
    ],
  ])('is neither made nor changed with %s', async (_, fields, field, text) => {
    const before = await make();
    const { totalItems } = await list();

    for (const { status, body } of [
      await add(ada, { ...draft, ...fields }),
      await change(ada, before.id, fields),
    ]) {
      expect([status, body.error, body.fields[field]]).toEqual([400, text, text]);
    }
    expect((await list()).totalItems).toBe(totalItems);
    expect((await see(before.id)).body).toEqual(before);
  });

  test('is not made without a title, nor of a picture that is none', async () => {
    const { totalItems } = await list();

    const untitled = await add(ada, { description: 'x' });
    const wrong = await add(ada, { ...draft, [noun]: Uint8Array.from([1, 2, 3]) });

    expect(untitled.body.fields).toEqual({ [titled]: texts[noun].noTitle });
    expect(told(wrong)).toEqual([415, 'picture.wrong-type']);
    expect((await list()).totalItems).toBe(totalItems);
  });

  test('keeps a long description whole, lists its beginning, and takes it away again, with its category', async () => {
    const description = 'Soil is alive. '.repeat(1000).trim();
    const { id } = await make({ title: 'Long story', description, category: 'Farmers' });

    expect((await see(id)).body.description).toBe(description);
    expect((await list()).items[0].description).toMatch(/^Soil is alive\. .{200,300}…$/);
    const { body } = await change(ada, id, { description: 'Short.', category: '' });
    expect(body).toMatchObject({ description: 'Short.' });
    expect(body).not.toHaveProperty('category');
    expect((await see(id)).body).toEqual(body);
    expect((await leftOf(id)).filter(({ sk }) => sk === 'TEXT')).toEqual([]);
  });

  test('is found by the beginnings of its words, by a new title within five seconds, among all and among the own', async () => {
    const { id } = await make({ title: 'Ñandú keepers of the ridge' });
    await make({ title: 'Nandu watchers' }, ben);
    await follow(ben, noun, id);

    expect(await titles('/search?title=nan%20keep')).toEqual(['Ñandú keepers of the ridge']);
    expect((await list('/search?title=nandu')).totalItems).toBe(2);
    expect(await titles('/user/search?title=nandu')).toEqual(['Ñandú keepers of the ridge']);
    await change(ada, id, { title: 'Emu keepers' });
    await eventually(() => titles('/search?title=emu'), ['Emu keepers'], 5000);
    await eventually(() => titles('/user/search?title=emu', ben), ['Emu keepers'], 5000);
    await eventually(() => titles('/search?title=nandu'), ['Nandu watchers'], 5000);
    await eventually(() => titles('/user/search?title=nandu', ben), ['Nandu watchers'], 5000);
    await ada.call('DELETE', at(id));
    expect((await list('/search?title=emu')).totalItems).toBe(0);
  });

  test('is followed and left, counted, and among the own the last followed first', async () => {
    const place = await newPlace();
    const before = await titles('/user', ben, place);
    const [one, two] = [await make({ title: 'One' }, ada, place), await make({ title: 'Two' }, ada, place)];
    const own = () => titles('/user', ben, place);

    expect((await follow(ben, noun, two.id)).body).toEqual({ data: { isFollowed: '1', followersCount: 2 } });
    const key = newKey();
    const reply = await follow(ben, noun, one.id, key);
    expect((await follow(ben, noun, one.id, key)).body).toEqual(reply.body);
    expect(await own()).toEqual(['One', 'Two', ...before]);
    expect((await follow(ben, noun, one.id)).body).toEqual({ data: { isFollowed: '0', followersCount: 1 } });
    expect(await own()).toEqual(['Two', ...before]);
    expect(told(await follow(ada, noun, one.id))).toEqual([409, `${noun}.own`]);
    expect((await see(one.id, ben, place)).body).toMatchObject({ isFollowed: '0', followersCount: 1 });
  });

  test('many who follow at once are all counted, and those who leave no more', async () => {
    const { id } = await make();
    const members = Array.from({ length: amount(100) }, (_, index) => `grower-${index}`);
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
    const place = await newPlace();
    const own = async () => (await list('/user', ben, place)).totalItems;
    const before = await own();
    const both = [await make({}, ada, place), await make({}, ada, place)];
    for (let round = 0; round < 5; round += 1) {
      const replies = await Promise.all([...both, ...both].map(({ id }) => follow(ben, noun, id)));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await own()).toBe(before);
    }
    await Promise.all(both.map(({ id }) => follow(ben, noun, id)));
    expect(await own()).toBe(before + 2);
    await Promise.all(both.map(({ id }) => follow(ben, noun, id)));
    if (isInner) expect((await leftOf(`${ben.id}#${place}`)).map(({ sk }) => sk)).toEqual([]);
    else expect(await own()).toBe(before);
  });

  test('goes with all that hangs on it when its creator deletes it', async () => {
    const before = await filesAtRest();
    const { id } = await make({ description: 'x '.repeat(2000), category: 'Farmers', [noun]: png });
    for (let count = 0; count < 30; count += 1) {
      await ask(`${nouns}/follow-${noun}`, `doomed-${noun}-${count}`, { body: { [`${noun}Id`]: id } });
    }

    expect((await ada.call('DELETE', at(id))).body).toEqual({ id });

    expect((await see(id)).status).toBe(404);
    expect((await list('/user')).items.map((one: { id: string }) => one.id)).not.toContain(id);
    expect((await follow(ben, noun, id)).status).toBe(404);
    await workerRests();
    expect(await leftOf(id)).toEqual([]);
    expect(await filesIn('content')).toEqual(before);
    // How much each has written today is theirs, and a list of communities, in which there is none.
    const left = (await leftOf(`doomed-${noun}-`)).filter(({ sk }) => !String(sk).startsWith('TODAY#'));
    const counts = left.filter(({ pk, sk }) => /^FOLLOWS#/.test(String(pk)) && /^(~|B#)/.test(String(sk)));
    expect(left.filter((item) => isInner || !counts.includes(item))).toEqual([]);
    for (const { total = 0 } of counts) expect(total).toBe(0);
  });
});

describe.each(['group', 'enterprise'] as const)('%s of a community', (noun) => {
  const { nouns, draft, make, add, at, see, list, titles } = circlesOf(noun);

  test('is found by its id alone, whatever community it is in, and not when that is gone', async () => {
    const place = await newPlace();
    const { id } = await make({}, ada, place);
    const byId = (one: string) => ben.call('GET', `/api/${nouns}/${one}`);

    const found = await byId(id);

    expect([found.status, found.body]).toEqual([200, (await see(id, ben, place)).body]);
    expect(found.body.communityId).toBe(place);
    expect(told(await byId(GONE))).toEqual([404, `${noun}.missing`]);
    await ada.call('DELETE', `/api/communities/${place}`);
    expect((await byId(id)).status).toBe(404);
  });

  test('stands among the own of its community alone', async () => {
    const { id } = await make({}, ada, await newPlace());

    expect((await list('/user')).items.map((one: { id: string }) => one.id)).not.toContain(id);
  });

  test('stands in its category, moves to another, and is ranked by its followers', async () => {
    const place = await newPlace();
    const { id } = await make({ title: 'First', category: 'Farmers' }, ada, place);
    await make({ title: 'Second', category: 'Farmers' }, ada, place);
    const of = (query: string) => titles(`?${query}`, ada, place);

    expect(await of('category=Farmers')).toEqual(['Second', 'First']);
    await follow(ben, noun, id);
    await eventually(() => of('sort=popular'), ['First', 'Second']);
    await ada.call('PUT', at(id, place), { category: 'Accounting' });
    for (const query of ['', 'sort=popular&']) {
      expect(await of(`${query}category=Farmers`)).toEqual(['Second']);
      expect(await of(`${query}category=Accounting`)).toEqual(['First']);
    }
    expect((await list('?category=Nature', ada, place)).error).toBe(
      'Please choose Farmers, Business or Accounting.',
    );
  });

  test('is not there through another community, and in none that is gone', async () => {
    const { id } = await make();
    for (const place of ['1', GONE]) {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const body = method === 'PUT' ? { title: 'x' } : undefined;
        const { status } = await ada.call(method, at(id, place), body);
        expect([place, method, status]).toEqual([place, method, 404]);
      }
    }
    const searches = ['/search?title=x', '/user', '/user/search?title=x'];
    for (const query of ['', '?category=Farmers', '?sort=popular', ...searches]) {
      expect([query, (await list(query, ada, GONE)).code]).toEqual([query, 'community.missing']);
    }
    expect(told(await add(ada, { ...draft, [noun]: png }, GONE))).toEqual([404, 'community.missing']);
  });

  test('goes with its community, whoever made it, with followers, pictures and words', async () => {
    const before = await filesAtRest();
    const place = await newPlace(ben);
    const all = [
      await make({ category: 'Farmers', [noun]: png }, ada, place),
      await make({ description: 'x '.repeat(2000) }, ada, place),
      await make({ category: 'Business' }, ben, place),
    ];
    for (const { id } of all) await follow(admin, noun, id);
    await follow(admin, noun, all[0]?.id);

    expect((await ben.call('DELETE', `/api/communities/${place}`)).status).toBe(200);

    for (const query of ['', '?category=Farmers', '?sort=popular', '/search?title=seed', '/user']) {
      expect([query, (await list(query, ada, place)).code]).toEqual([query, 'community.missing']);
    }
    expect((await see(all[0]?.id, ada, place)).status).toBe(404);
    expect((await add(ada, draft, place)).status).toBe(404);
    expect((await follow(ada, noun, all[2]?.id)).status).toBe(404);
    await workerRests();
    expect(await leftOf(place)).toEqual([]);
    for (const { id } of all) expect(await leftOf(id)).toEqual([]);
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
