import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { formOf, newKey, photoForm } from '#test/forms.ts';
import { jobsLeft } from '#test/system/jobs.ts';
import { type TestMember, useStack } from '#test/system/stack.ts';
import { atVersion } from '#test/things/versions.ts';

const stack = useStack();
let ada: TestMember;
let ben: TestMember;
let admin: TestMember;
beforeAll(async () => {
  ada = await stack.member('ada');
  ben = await stack.member('ben');
  admin = await stack.member('root', ['admin']);
});

const draft = { name: 'Water by the Drop', description: 'Irrigation and drought.' };

const create = (
  member: TestMember,
  fields: Record<string, string | Uint8Array<ArrayBuffer>> = draft,
  key = newKey(),
) => member.call('POST', '/api/communities/add', formOf(fields), key);
const created = async (member: TestMember, fields: Parameters<typeof create>[1] = draft) =>
  (await create(member, fields)).body.data;
const change = (member: TestMember, id: string, fields: Record<string, string | Uint8Array<ArrayBuffer>>) =>
  member.call('PUT', `/api/communities/${id}`, formOf(fields), newKey());
const remove = (member: TestMember, id: string) => member.call('DELETE', `/api/communities/${id}`);
const follow = (member: TestMember, communityId: string) =>
  member.call('POST', '/api/communities-users/follow', { communityId });
const read = async (id: string, member = ada) => (await member.call('GET', `/api/communities/${id}`)).body;
const statusOf = async (path: string, member = ada) => (await member.call('GET', path)).status;
const own = async (member: TestMember) => (await member.call('GET', '/api/communities/user')).body;
const picture = (name: string) => fetch(`${stack.contentUrl}/community/${name}`);

describe('creating a community', () => {
  test('answers it as its creator sees it, who follows it and is counted', async () => {
    const { status, body } = await create(ada, {
      ...draft,
      category: 'Business',
      auto_follow: 'false',
      community: png,
    });

    expect(status).toBe(201);
    expect(body.data).toEqual({
      ...{ id: expect.any(String), slug: 'water-by-the-drop', ...draft, category: 'Business' },
      ...{ auto_follow: false, isFollowed: '1', isCreator: 'true', followersCount: 1 },
      version: 0,
      attachment: expect.stringMatching(/^[\w-]+\.png$/),
    });
    expect(await read(body.data.id)).toEqual(body.data);
    expect((await own(ada)).communities[0]).toEqual(body.data);
    expect((await picture(body.data.attachment)).headers.get('content-type')).toBe('image/png');
  });

  test.each([
    ['no name', { name: '', description: 'x' }, 'name', 'You must enter the name.'],
    ['a blank name', { name: '  ', description: 'x' }, 'name', 'You must enter the name.'],
    ['no description', { name: 'x' }, 'description', 'You must enter the description.'],
    ['a long name', { name: 'x'.repeat(201), description: 'x' }, 'name', 'At most 200 characters, please.'],
    [
      'a long description',
      { name: 'x', description: 'x'.repeat(20_001) },
      'description',
      'At most 20,000 characters, please.',
    ],
    [
      'another category',
      { ...draft, category: 'Nature' },
      'category',
      'Please choose Farmers, Business or Accounting.',
    ],
  ])('refuses %s, and stores nothing', async (_, fields, field, text) => {
    const before = (await ada.call('GET', '/api/communities')).body.totalItems;

    const { status, body } = await create(ada, fields as Record<string, string>);

    expect([status, body.error, body.fields[field]]).toEqual([400, text, text]);
    expect((await ada.call('GET', '/api/communities')).body.totalItems).toBe(before);
  });

  test('refuses a file that is no picture', async () => {
    const { status, body } = await create(ada, { ...draft, community: Uint8Array.from([1, 2, 3]) });

    expect([status, body.code]).toEqual([415, 'picture.wrong-type']);
  });

  test('gives the second of a name another slug', async () => {
    const first = await created(ada, { ...draft, name: 'Twin Farms' });
    const second = await created(ben, { ...draft, name: 'Twin  farms!' });

    expect(first.slug).toBe('twin-farms');
    expect(second.slug).toMatch(/^twin-farms-[0-9a-z]{4}$/);
    expect((await read(second.slug)).id).toBe(second.id);
  });

  test.each([
    ['Ñandú & Ölmühle', 'nandu-olmuhle'],
    ['42', 'community-42'],
    ['🌾🌾', /^community/],
    ['農家の会', '農家の会'],
  ])('makes of %s an address that leads to it', async (name, slug) => {
    const community = await created(ada, { ...draft, name });

    expect(community.slug).toMatch(slug);
    expect((await read(encodeURIComponent(community.slug))).id).toBe(community.id);
  });

  test('takes effect once for one key', async () => {
    const key = newKey();
    const twice = await Promise.all([
      create(ada, { ...draft, name: 'Once' }, key),
      create(ada, { ...draft, name: 'Once' }, key),
    ]);

    expect(twice[0]?.body).toEqual(twice[1]?.body);
    const found = (await ada.call('GET', '/api/communities/search?name=once')).body;
    expect(found.totalItems).toBe(1);
  });

  test('keeps a long description whole, and lists its beginning', async () => {
    const description = 'Soil is alive. '.repeat(1000).trim();
    const { id } = await created(ada, { name: 'Long Story', description });

    expect((await read(id)).description).toBe(description);
    const listed = (await ada.call('GET', '/api/communities/search?name=long')).body.communities[0];
    expect(listed.description).toMatch(/^Soil is alive\. .{200,300}…$/);
  });

  test('with auto_follow by an administrator has everyone join at their next sign-in', async () => {
    const { id } = await created(admin, { ...draft, name: 'For All', auto_follow: 'true' });
    const others = await created(ben, { ...draft, name: 'For All, he says', auto_follow: 'true' });
    expect(others.auto_follow).toBe(true);

    await ada.call('POST', '/api/users', { id: ada.id });

    expect(await read(id)).toMatchObject({ isFollowed: '1', auto_follow: true, followersCount: 2 });
    expect((await read(others.id)).isFollowed).toBe('0');
    await remove(admin, id);
  });
});

describe('changing a community', () => {
  test('changes the given fields alone', async () => {
    const before = await created(ada, { ...draft, name: 'Plough Club', category: 'Farmers', community: png });

    const { status, body } = await change(ada, before.id, { description: 'New words.' });

    expect([status, body]).toEqual([200, { ...before, description: 'New words.', ...atVersion(1) }]);
    expect(await read(before.id)).toEqual(body);
  });

  test('has everyone join from an administrator’s word on, and no longer than until the next', async () => {
    const { id } = await created(admin, { ...draft, name: 'For All by and by' });
    const joined = async (member: TestMember) => {
      await member.call('POST', '/api/users', { id: member.id });
      return (await member.call('GET', `/api/communities/${id}`)).body.isFollowed;
    };
    expect(await joined(ada)).toBe('0');

    await change(admin, id, { auto_follow: 'true' });
    expect(await joined(ada)).toBe('1');

    await change(admin, id, { auto_follow: 'false' });
    expect([await joined(ada), await joined(ben)]).toEqual(['1', '0']);
    await remove(admin, id);
  });

  test('gives it a new picture, and takes the old one away', async () => {
    const before = await created(ada, { ...draft, name: 'Pictures', community: png });

    const { body } = await change(ada, before.id, { community: png });

    expect(body.attachment).not.toBe(before.attachment);
    expect((await picture(body.attachment)).status).toBe(200);
    await eventually(async () => (await picture(before.attachment)).status, 404);
  });

  test('keeps old links working after a rename, and after another one back', async () => {
    const { id } = await created(ada, { ...draft, name: 'Old Barn' });

    expect((await change(ada, id, { name: 'New Barn' })).body.slug).toBe('new-barn');
    expect((await read('old-barn')).id).toBe(id);
    expect((await read('new-barn')).name).toBe('New Barn');
    expect((await change(ada, id, { name: 'Old Barn' })).body.slug).toBe('old-barn');
    expect((await read('new-barn')).id).toBe(id);
    expect((await created(ben, { ...draft, name: 'New Barn' })).slug).toMatch(/^new-barn-/);
  });

  test('takes its category and its long description away again', async () => {
    const { id } = await created(ada, {
      name: 'Shorter',
      description: 'x'.repeat(5000),
      category: 'Farmers',
    });

    const { body } = await change(ada, id, { description: 'Short.', category: '' });

    expect(body).toMatchObject({ description: 'Short.' });
    expect(body.category).toBeUndefined();
    expect(await read(id)).toEqual(body);
  });

  test('with nothing given changes nothing', async () => {
    const community = await created(ada, { ...draft, name: 'As It Is' });

    expect((await change(ada, community.id, {})).body).toEqual(community);
  });

  test.each([
    ['an empty name', { name: '' }, 'You must enter the name.'],
    ['an empty description', { description: ' ' }, 'You must enter the description.'],
  ])('refuses %s', async (_, fields, error) => {
    const { id } = await created(ada, { ...draft, name: 'Still Here' });

    const reply = await change(ada, id, fields as Record<string, string>);

    expect([reply.status, reply.body.error]).toEqual([400, error]);
    expect((await read(id)).name).toBe('Still Here');
  });
});

describe('only its creator', () => {
  test.each([
    ['change', (member: TestMember, id: string) => change(member, id, { name: 'Mine now' })],
    ['delete', remove],
  ])('may %s a community', async (_, act) => {
    const community = await created(ada, { ...draft, name: 'Guarded' });
    for (const [member, id] of [
      [ben, community.id],
      [admin, community.id],
      [ada, '3'],
      [admin, '1'],
    ] as const) {
      expect((await act(member, id)).status).toBe(403);
    }
    expect((await act(ada, 'none')).status).toBe(404);
    expect(await read(community.id)).toEqual(community);
  });

  test('cannot leave it', async () => {
    const { id } = await created(ada, { ...draft, name: 'Mine' });

    const { status, body } = await follow(ada, id);

    expect([status, body.code]).toEqual([409, 'community.own']);
    expect((await read(id)).followersCount).toBe(1);
  });
});

describe('deleting a community', () => {
  test('takes it from every reader at once, and from the disk what hung on it', async () => {
    const community = await created(ada, { ...draft, name: 'Short Lived', community: png });
    const { id, slug, attachment } = community;
    await change(ada, id, { name: 'Shorter Lived' });
    await follow(ben, id);
    const richtextId = (await ben.call('POST', '/api/richtexts')).body.richtext.id;
    const photo = (await ben.call('POST', '/api/photos/add', photoForm(richtextId, 1))).body.data;
    const news = (
      await ben.call(
        'POST',
        `/api/news/add/community/${id}`,
        formOf({ title: 'Last news', category: 'Nature', news: png, richtextId }),
      )
    ).body.data;
    const before = (await own(ben)).totalItems;

    expect((await remove(ada, id)).body).toEqual({ id });

    for (const path of [
      `/api/communities/${id}`,
      `/api/communities/${slug}`,
      `/api/news/community/${id}`,
      `/api/news/community/${id}?pageNumber=40`,
      `/api/news/${news.id}/community/${id}`,
      `/api/communities-users/community/${id}`,
    ]) {
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    }
    expect((await own(ben)).communities.map((each: { id: string }) => each.id)).not.toContain(id);
    expect((await ada.call('GET', '/api/communities/search?name=lived')).body.totalItems).toBe(0);
    expect((await follow(ben, id)).status).toBe(404);
    expect((await remove(ada, id)).status).toBe(404);

    await eventually(async () => (await own(ben)).totalItems, before - 1);
    await eventually(
      async () => (await ben.call('GET', '/api/communities/user/search?name=lived')).body.totalItems,
      0,
    );
    await eventually(async () => (await picture(attachment)).status, 404);
    for (const file of [`img/${photo.img}`, `news/${news._attachments}`]) {
      await eventually(async () => (await fetch(`${stack.contentUrl}/${file}`)).status, 404);
    }
    await eventually(() => left(id, richtextId), []);
    expect((await created(ben, { ...draft, name: 'Short Lived' })).slug).toBe('short-lived');
  });
});

/** What the table still holds of a community, and work on it. */
async function left(id: string, richtextId: string): Promise<unknown[]> {
  const { take } = await import('#platform/table/walk.ts');
  const partitions = [`COMMUNITY#${id}`, `NEWS#${id}`, `FOLLOWERS#${id}`, `RICHTEXT#${richtextId}`];
  const items = await Promise.all(
    partitions.map((pk) => take({ pk, from: ' ', to: '~~~' }, { limit: 10, consistent: true })),
  );
  // What says that its followers are closed stays for a day.
  return [...items.flat(), ...(await jobsLeft())]
    .filter(({ closed, expiresAt }) => !(closed && expiresAt))
    .map(({ pk, sk }) => `${pk} ${sk}`);
}
