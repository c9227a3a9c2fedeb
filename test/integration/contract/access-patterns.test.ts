import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import type { People } from '#test/priced/asked.ts';
import { prepare } from '#test/priced/prepare.ts';
import { readsOf, usePrices, writesOf } from '#test/priced/price.ts';
import { requestsBy, sendAs } from '#test/priced/sending.ts';
import { tests } from '#test/priced/tests.ts';
import { admit } from '#test/system/capacity.ts';
import { keepTime, keepTimes, timed, timedAgain } from '#test/system/processor-time.ts';
import { useMembers, useStack } from '#test/system/stack.ts';

const stack = useStack();
const members = useMembers(stack, 'ada', 'ben');
let people: People;
const TIME_TO_PREPARE = 300_000; // ms; more than one minute on a busy machine
let request: ReturnType<typeof requestsBy>;
beforeAll(async () => {
  people = { ...members, root: await stack.account('root', ['admin']) };
  await prepare(stack, people);
  request = requestsBy(people);
}, TIME_TO_PREPARE);
const prices = usePrices();
const page = readFileSync('docs/access-patterns.md', 'utf8');
/** After it no name is remembered. */
const FORGOTTEN_MS = 3000;

afterAll(() => keepTimes(rows));

/** The calls of one request, and the units they consumed together. */
async function row(name: string): Promise<string> {
  prices.wait(FORGOTTEN_MS);
  await admit(people.ada.id, people.ben.id, people.root.id);
  const consumed = await prices.consumedBy(
    () => timed(name, () => request(name)),
    () => timedAgain(name, () => request(name)),
  );
  const counts = Map.groupBy(consumed, ({ call }) => call);
  const calls = [...counts].sort().map(([call, { length }]) => (length > 1 ? `${length} × ${call}` : call));
  return `| \`${name}\` | ${calls.join(', ') || 'none'} | ${readsOf(consumed)} | ${writesOf(consumed)} |`;
}

const rows = [
  // Read by another key than the same row without it. First, before the worker has anything to do.
  'GET /api/news/community/{communityId}?category',
  'GET /api/communities?sort=popular',
  'GET /api/communities?category',
  ...['groups', 'enterprises'].flatMap((nouns) => [
    `GET /api/${nouns}/community/{communityId}?sort=popular`,
    `GET /api/${nouns}/community/{communityId}?category`,
    `POST /api/${nouns}/add/community/{communityId} (category)`,
    `PUT /api/${nouns}/{id}/community/{communityId} (category)`,
  ]),
  'GET /api/notices/count?news=false',
  'GET /api/resources?category',
  'GET /api/resources?search',
  'GET /api/resources?category&search',
  'GET /api/resources/user?search',
  'PUT /api/resources/{id} (resourceType)',
  'GET /api/courses?category',
  'GET /api/courses?search',
  'GET /api/courses?category&search',
  'GET /api/courses/user?role=enrolled',
  'GET /api/courses/user?role=created',
  'GET /api/courses/user?search',
  'PUT /api/courses/{id} (categoryId)',
  'PUT /api/courses/{id} (isFree)',
  'GET /api/lessons/course/{courseId} (200)',
  'PUT /api/events/{id} (date)',
  'GET /api/events?scope=groups',
  'GET /api/events?scope=groups (of 80)',
  'POST /api/events/add (groups)',
  'PUT /api/events/{id} (groups, date)',
  'GET /api/events (of a series)',
  'POST /api/events/add (ahead)',
  'POST /api/events/add (each week)',
  'POST /api/events/add (groups, each week)',
  'PUT /api/events/{id} (a series)',
  'DELETE /api/events/{id} (a series)',
  'GET /api/users/today (a teacher, with news)',
  'GET /api/posts/{in}/{id}?kind',
  'GET /api/replies/{on}/{id} (a question)',
  'GET /api/replies/{on}/{id} (with a block)',
  'GET /api/replies/{on}/{id} (60 of one blocked)',
  'POST /api/reports/add (hides 40 words)',
  'PUT /api/reports/{on}/{id} (restores 40 words)',
  'POST /api/chats/{id}/messages/add (first)',
  'GET /api/collections?has',
  'GET /api/collections?scope=users',
  'GET /api/collections?scope=saved',
  'POST /api/collections/add (public)',
  'GET /api/collections/{id} (of courses)',
  "GET /api/collections/{id} (another's)",
  'PUT /api/collections/{id} (isPublic)',
  'GET /api/surveys?pageSize=1',
  'GET /api/surveys?scope=answered',
  'GET /api/surveys?scope=mine',
  'PUT /api/surveys/{id} (isNamed)',
  'PUT /api/surveys/{id} (until)',
  ...Object.values(contract).flatMap((routes) =>
    Object.values(routes).map(({ method, path }) => `${method} ${path}`),
  ),
  'POST /api/communities/add (category)',
  'POST /api/news/add/community/{communityId} (upload)',
  'POST /api/courses/add (upload)',
  'POST /api/resources/add (uploads)',
];

const asked = new Map<string, Promise<string>>();

/**
 * What a row comes to after all that stand before it, also where one row alone is tried: what they make, and what they
 * leave to the worker, is there in every run.
 */
async function afterOthers(name: string): Promise<string> {
  let last = Promise.resolve('');
  for (const each of rows.slice(0, rows.indexOf(name) + 1)) {
    last = asked.get(each) ?? row(each);
    asked.set(each, last);
    // What went wrong there is said there.
    await last.catch(() => undefined);
  }
  return last;
}

test.each(rows)('%s makes the calls, at the price, that docs/access-patterns.md says', async (name) => {
  const documented = page.split('\n').find((line) => line.startsWith(`| \`${name}\``));

  expect(await afterOthers(name)).toBe(documented?.replace(/ +/g, ' '));
  keepTime(name);
});

test.each([
  ['news', () => sendAs(people.ada, 'GET', '/api/news/community/3')],
  [
    'what learners answered',
    () => sendAs(people.ben, 'GET', `/api/user_tests/lesson/${tests.taken}/learners`),
  ],
])('a page of %s costs at most 2 read units an item', async (_, list) => {
  prices.wait(FORGOTTEN_MS);
  await admit(people.ada.id, people.ben.id);
  const reads = readsOf(await prices.consumedBy(list));

  expect(reads).toBeLessThanOrEqual(16);
});
