import { describe, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { type Fields, photoForm } from '#test/forms.ts';
import { leftIn } from '#test/system/items.ts';
import { jobsLeft } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { follow, newCommunity } from '#test/things/circles/circles.ts';
import { newNews } from '#test/things/news.ts';

const stack = useStack();
const { ada, ben, root: admin } = useMembers(stack, 'ada', 'ben', 'root');

const change = (member: TestMember, id: string, fields: Fields) =>
  member.form('PUT', `/api/communities/${id}`, fields);
const remove = (member: TestMember, id: string) => member.call('DELETE', `/api/communities/${id}`);
const read = async (id: string, member = ada) => (await member.call('GET', `/api/communities/${id}`)).body;
const statusOf = async (path: string, member = ada) => (await member.call('GET', path)).status;
const own = async (member: TestMember) => (await member.call('GET', '/api/communities/user')).body;
const picture = (name: string) => fetch(`${stack.contentUrl}/community/${name}`);

describe('creating a community', () => {
  test('gives the second of a name another slug', async () => {
    const first = await newCommunity(ada, { name: 'Twin Farms' });
    const second = await newCommunity(ben, { name: 'Twin  farms!' });

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
    const community = await newCommunity(ada, { name });

    expect(community.slug).toMatch(slug);
    expect((await read(encodeURIComponent(community.slug))).id).toBe(community.id);
  });

  test('with auto_follow by an administrator has everyone join at their next sign-in', async () => {
    const { id } = await newCommunity(admin, { name: 'For All', auto_follow: 'true' });
    const others = await newCommunity(ben, { name: 'For All, he says', auto_follow: 'true' });
    expect(others.auto_follow).toBe(true);

    await ada.call('POST', '/api/users', { id: ada.id });

    expect(await read(id)).toMatchObject({ isFollowed: '1', auto_follow: true, followersCount: 2 });
    expect((await read(others.id)).isFollowed).toBe('0');
    await remove(admin, id);
  });
});

describe('changing a community', () => {
  test('has everyone join from an administrator’s word on, and no longer than until the next', async () => {
    const { id } = await newCommunity(admin, { name: 'For All by and by' });
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

  test('keeps old links working after a rename, and after another one back', async () => {
    const { id } = await newCommunity(ada, { name: 'Old Barn' });

    expect((await change(ada, id, { name: 'New Barn' })).body.slug).toBe('new-barn');
    expect((await read('old-barn')).id).toBe(id);
    expect((await read('new-barn')).name).toBe('New Barn');
    expect((await change(ada, id, { name: 'Old Barn' })).body.slug).toBe('old-barn');
    expect((await read('new-barn')).id).toBe(id);
    expect((await newCommunity(ben, { name: 'New Barn' })).slug).toMatch(/^new-barn-/);
  });
});

test('what came with the system is changed and deleted by nobody', async () => {
  for (const [member, id] of [
    [ada, '3'],
    [admin, '1'],
  ] as const) {
    expect((await change(member, id, { name: 'Mine now' })).status).toBe(403);
    expect((await remove(member, id)).status).toBe(403);
  }
  expect(await read('1')).toMatchObject({ name: 'Farm Business', followersCount: 0 });
});

describe('deleting a community', () => {
  test('takes it from every reader at once, and from the disk what hung on it', async () => {
    const community = await newCommunity(ada, { name: 'Short Lived', community: png });
    const { id, slug, attachment } = community;
    await change(ada, id, { name: 'Shorter Lived' });
    await follow(ben, 'community', id);
    const { richtextId, ...news } = await newNews(ben, { news: png }, id);
    const photo = (await ben.call('POST', '/api/photos/add', photoForm(richtextId, 1))).body.data;
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
    expect((await follow(ben, 'community', id)).status).toBe(404);
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
    expect((await newCommunity(ben, { name: 'Short Lived' })).slug).toBe('short-lived');
  });
});

/** What the table still holds of a community, and work on it. */
async function left(id: string, richtextId: string): Promise<unknown[]> {
  const partitions = [`COMMUNITY#${id}`, `NEWS#${id}`, `FOLLOWERS#${id}`, `RICHTEXT#${richtextId}`];
  return [...(await Promise.all(partitions.map(leftIn))).flat(), ...(await jobsLeft())];
}
