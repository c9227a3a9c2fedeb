import type {
  Context,
  APIGatewayProxyEventV2WithJWTAuthorizer as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { admit, type Consumed, meter } from '../system/capacity.ts';
import { startFilledTable } from '../system/filled-table.ts';
import { bodyOf, context, eventFrom } from '../things/events.ts';
import { manyOfAll, NEWS_AT } from '../things/many.ts';

type Handler = (event: Event, context: Context) => Promise<Result>;

const FEW = 100;
const FORGOTTEN = 5000; // ms, after which a function has forgotten all names

/** Lists and searches, by the function that serves them; `newest` is the community with all the members. */
const lists: Record<string, (newest: string) => [file: string, given: Parameters<typeof eventFrom>[0]]> = {
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
  'the groups of a community': () => ['groups/list-groups', { path: { communityId: NEWS_AT } }],
  'the groups of a category': () => [
    'groups/list-groups',
    { path: { communityId: NEWS_AT }, query: { category: 'Farmers' } },
  ],
  'the most followed groups': () => [
    'groups/list-groups',
    { path: { communityId: NEWS_AT }, query: { sort: 'popular' } },
  ],
  'a search of groups': () => [
    'groups/search-groups',
    { path: { communityId: NEWS_AT }, query: { title: 'needle' } },
  ],
  "one's own groups": () => ['groups/list-user-groups', { path: { communityId: NEWS_AT } }],
  "a search of one's own groups": () => [
    'groups/search-user-groups',
    { userId: 'eve', path: { communityId: NEWS_AT }, query: { title: 'needle' } },
  ],
  news: () => ['news/list-news', { path: { communityId: NEWS_AT } }],
  'the news of a topic': () => [
    'news/list-news',
    { path: { communityId: NEWS_AT }, query: { category: 'Nature' } },
  ],
  'a search of news': () => [
    'news/search-news',
    { path: { communityId: NEWS_AT }, query: { title: 'needle' } },
  ],
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

/** Asserts that first pages and searches cost with many as they do with a hundred, and at most 2 read units an item. */
export function describeListCapacity(many: number, timeToFill: number): void {
  // Names are remembered for a moment; each request is to find them forgotten.
  const realNow = Date.now;
  let later = 0;
  beforeAll(() => vi.spyOn(Date, 'now').mockImplementation(() => realNow() + later));
  afterAll(() => vi.restoreAllMocks());

  beforeAll(async () => {
    const ofFew = await readAll(FEW);
    const ofMany = await readAll(many);
    for (const name in lists) costs[name] = { few: ofFew[name] as Cost, many: ofMany[name] as Cost };
  }, timeToFill);

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
      const [domain, verb] = file.split('/');
      const { handler } = (await import(`../../../functions/${domain}/${verb}.ts`)) as { handler: Handler };
      await admit(given?.userId ?? 'ada');
      take();
      const reply = await handler(eventFrom(given), context);
      expect([name, reply.statusCode]).toEqual([name, 200]);
      const body = bodyOf(reply);
      found[name] = {
        calls: inOrder(take()),
        shown: (body.communities ?? body.data).length,
        total: body.totalItems,
      };
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
}

/** Calls that are made side by side end in any order. */
const inOrder = (calls: Consumed[]) =>
  calls.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
