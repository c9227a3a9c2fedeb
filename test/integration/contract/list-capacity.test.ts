import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { priceOf } from '#test/system/capacity.ts';
import { bodyOf, type Given } from '#test/system/events.ts';
import { startFilledTable } from '#test/system/filled-table.ts';
import { type Consumed, meter } from '#test/system/meter.ts';
import { manyOfAll, NEWS_AT } from '#test/things/many/many.ts';

const FEW = 100;
const many = 100_000;
const FORGOTTEN = 5000; // ms, after which a function has forgotten all names

const at = { path: { communityId: NEWS_AT } };
/** Lists and searches, by the function that serves them; `newest` is the community with all the members. */
const lists: Record<string, (newest: string) => [file: string, given: Given]> = {
  'all communities': () => ['communities/list-communities', {}],
  'communities of a category': () => ['communities/list-communities', { query: { category: 'Farmers' } }],
  'the most followed communities': () => ['communities/list-communities', { query: { sort: 'popular' } }],
  'the most followed of a category': () => [
    'communities/list-communities',
    { query: { sort: 'popular', category: 'Farmers' } },
  ],
  'a search of all communities': () => ['communities/search-communities', { query: { name: 'needle' } }],
  "one's own communities": () => ['communities/list-user-communities', {}],
  // Of a hundred that are followed: their number counts, not that of all.
  "a search of one's own": () => [
    'communities/search-user-communities',
    { userId: 'eve', query: { name: 'needle' } },
  ],
  members: (newest) => ['communities/list-members', { path: { communityId: newest } }],
  'a search of members': (newest) => [
    'communities/list-members',
    { path: { communityId: newest }, query: { search: 'needle' } },
  ],
  'the groups of a community': () => ['groups/list-groups', at],
  'the groups of a category': () => ['groups/list-groups', { ...at, query: { category: 'Farmers' } }],
  'the most followed groups': () => ['groups/list-groups', { ...at, query: { sort: 'popular' } }],
  'a search of groups': () => ['groups/search-groups', { ...at, query: { title: 'needle' } }],
  "one's own groups": () => ['groups/list-user-groups', at],
  "a search of one's own groups": () => [
    'groups/search-user-groups',
    { userId: 'eve', ...at, query: { title: 'needle' } },
  ],
  news: () => ['news/list-news', at],
  'the news of a topic': () => ['news/list-news', { ...at, query: { category: 'Nature' } }],
  'a search of news': () => ['news/search-news', { ...at, query: { title: 'needle' } }],
  'the library': () => ['resources/list-resources', {}],
  'a section of the library': () => ['resources/list-resources', { query: { category: 'articles' } }],
  'a search of the library': () => ['resources/list-resources', { query: { search: 'needle' } }],
  'the resources that a member made': () => ['resources/list-user-resources', {}],
  'a search of the resources that a member made': () => [
    'resources/list-user-resources',
    { userId: 'eve', query: { search: 'needle' } },
  ],
  'all courses': () => ['courses/list-courses', {}],
  'the courses of a category': () => ['courses/list-courses', { query: { category: 'nature' } }],
  'a search of courses': () => ['courses/list-courses', { query: { search: 'needle' } }],
  'a search of the courses of a category': () => [
    'courses/list-courses',
    { query: { category: 'nature', search: 'needle' } },
  ],
  'the courses that a member made': () => ['courses/list-user-courses', { query: { role: 'created' } }],
  'the courses that a member takes': () => ['courses/list-user-courses', { query: { role: 'enrolled' } }],
  'a search of a section of the library': () => [
    'resources/list-resources',
    { query: { category: 'articles', search: 'needle' } },
  ],
};

/*
 * First pages and searches cost with many as they do with a hundred, and at most 2 read units an item.
 */

// Names are remembered for a moment; each request is to find them forgotten.
const realNow = Date.now;
let later = 0;
beforeAll(() => vi.spyOn(Date, 'now').mockImplementation(() => realNow() + later));
afterAll(() => vi.restoreAllMocks());

beforeAll(async () => {
  const ofFew = await readAll(FEW);
  const ofMany = await readAll(many);
  for (const name in lists) costs[name] = { few: ofFew[name] as Cost, many: ofMany[name] as Cost };
}, 20 * 60_000);

interface Cost {
  readonly calls: Consumed[];
  readonly shown: number;
  readonly total: number;
}
const costs: Record<string, { few: Cost; many: Cost }> = {};

async function readAll(howMany: number): Promise<Record<string, Cost>> {
  const end = await startFilledTable(manyOfAll(howMany));
  // Each table has clients of its own.
  vi.resetModules();
  const { take } = meter((await import('#platform/table/table.ts')).table);
  const newest = `${howMany}-${String(howMany - 1).padStart(6, '0')}`;
  const found: Record<string, Cost> = {};
  for (const [name, request] of Object.entries(lists)) {
    const [file, given] = request(newest);
    later += FORGOTTEN;
    const { reply, calls } = await priceOf(take, file, given);
    const { communities, data, totalItems: total } = bodyOf(reply);
    found[name] = { calls, shown: (communities ?? data).length, total };
  }
  await end();
  return found;
}

describe.each(Object.keys(lists))('%s', (name) => {
  test(`costs with ${many} what it costs with ${FEW}`, () => {
    const { few, many: large } = costs[name] as { few: Cost; many: Cost };

    expect(large.calls).toEqual(few.calls);
    expect(few.total).toBe(name.includes('search') ? 50 : FEW);
    const most = name.includes('most followed') ? Math.min(many, 200) : many;
    expect(large.total).toBe(name.includes('search') ? 50 : most);
  });

  test('costs at most two read units for each item that it shows', () => {
    const { calls, shown } = (costs[name] as { many: Cost }).many;

    expect(shown).toBe(8);
    expect(calls.reduce((sum, { reads }) => sum + reads, 0)).toBeLessThanOrEqual(2 * shown);
  });
});
