import { beforeAll, describe, expect, test } from 'vitest';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { follow, newCommunity } from '#test/things/circles/circles.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');

const create = (member: TestMember, name: string) => newCommunity(member, { name });

const list = async (path: string, member = ada) => (await member.call('GET', path)).body;
const names = async (path: string, member = ada): Promise<string[]> =>
  (await list(path, member)).communities.map(({ name }: { name: string }) => name);
const search = (name: string, member = ada) =>
  names(`/api/communities/search?pageSize=50&name=${encodeURIComponent(name)}`, member);
const searchOwn = (name: string, member = ada) =>
  names(`/api/communities/user/search?name=${encodeURIComponent(name)}`, member);

describe('all communities', () => {
  test('are listed newest first, with what the caller is to them', async () => {
    const made = await create(ben, 'Hill Terraces');

    const page = await list('/api/communities?pageNumber=1');

    expect(page.communities[0]).toEqual({
      id: made.id,
      slug: 'hill-terraces',
      name: 'Hill Terraces',
      description: 'Steep fields.',
      auto_follow: false,
      isFollowed: '0',
      isCreator: 'false',
      followersCount: 1,
      version: 0,
    });
    expect(page).toMatchObject({ page: 1, pageSize: 8, pages: 1, totalPages: 1, totalItems: 4 });
    expect((await list('/api/communities', ben)).communities[0]).toMatchObject({
      isFollowed: '1',
      isCreator: 'true',
    });
  });
});

describe('a search', () => {
  beforeAll(async () => {
    await create(ben, 'Olive & Öl Circle');
    await create(ben, 'Night Lambing Circle');
    await create(ben, 'Ölmühle München');
    for (let count = 0; count < 8; count += 1) await create(ben, `Field number ${count}`);
  });

  test('finds everything when it holds no word', async () => {
    expect(await search('')).toEqual(await names('/api/communities?pageSize=50'));
    expect(await search(' &!')).toHaveLength(15);
  });

  test('among their own finds a member only what they follow', async () => {
    const lambing = (await list('/api/communities/search?name=lambing')).communities[0];
    expect(await searchOwn('circle')).toEqual([]);

    await follow(ada, 'community', lambing.id);
    expect(await searchOwn('circle')).toEqual(['Night Lambing Circle']);
    expect(await searchOwn('grow')).toEqual(['Growers']);

    await follow(ada, 'community', lambing.id);
    expect(await searchOwn('circle')).toEqual([]);
    expect(await searchOwn('circle', ben)).toEqual(['Night Lambing Circle', 'Olive & Öl Circle']);
  });

  test('of more than 500 entries says that there may be more', async () => {
    const { indexWords } = await import('#platform/lists/search.ts');
    await indexWords(
      Array.from({ length: 501 }, (_, index) => ({
        list: 'COMMUNITIES',
        row: `zzzzz${String(index).padStart(26, '0')}`,
        id: `none-${index}`,
        text: 'Zebra',
      })),
    );

    expect(await list('/api/communities/search?name=zeb')).toMatchObject({ totalItems: 500, partial: true });
  });
});
