import { setTimeout as pause } from 'node:timers/promises';
import { ulid } from 'ulid';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { keys, lists, partitions } from '#platform/table/keys.ts';
import { eventually } from '#test/eventually.ts';
import { formOf, newKey } from '#test/forms.ts';
import { clockCalls, jobsLeft } from '#test/system/jobs.ts';
import { type TestMember, useStack } from '#test/system/stack.ts';
import { tap } from '#test/system/table-calls.ts';
import { write } from '#test/things/many.ts';

const stack = useStack();
let ada: TestMember;
let calm = () => {};
beforeAll(async () => {
  ada = await stack.member('ada');
});
afterEach(() => calm());

test('work that an earlier version left is done', async () => {
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { findItem } = await import('#platform/table/table.ts');
  const key = { pk: 'JOBS', sk: '01J0000000000000000000000A' };
  await writeTogether([{ put: { Item: { ...key, kind: 'files-gone', files: [], uploads: [] } } }]);

  await clockCalls();

  await eventually(() => findItem(key), undefined);
});

const news = { pk: lists.news('old').pk, sk: 'R#00000A', id: '00000A', title: 'Celeriac', richtextId: 'r1' };
const oldFollow = {
  ...keys.follow('old-member', 'old'),
  ...{ communityId: 'old', followerRow: 'a', followRow: 'b', followerName: 'Ada', communityName: 'Mill' },
};
const wordOf = (list: string, word: string, row: string, id: string) => ({
  ...{ ...keys.word(list, word, row), row, id, words: [word] },
});
const followWords = [
  wordOf('FOLLOWERS#old', 'ada', 'a', 'old-member'),
  wordOf('FOLLOWS#old-member', 'mill', 'b', 'old'),
];

/** Work as the version before this one left it: the items that it finds, and those that are there afterwards. */
const earlierWork: [Record<string, unknown>, object[], object[]][] = [
  [
    { kind: 'community-deleted', communityId: 'old', shards: 1, attachment: 'x.png', place: 'followers' },
    [
      ...[news, oldFollow, ...followWords],
      ...[
        { ...keys.slugOf('old', 'mill'), slug: 'mill' },
        { ...keys.communitySlug('mill'), id: 'old' },
      ],
      { pk: 'FOLLOWERS#old', sk: 'R#a', userId: 'old-member' },
      { pk: 'FOLLOWS#old-member', sk: 'R#b', communityId: 'old' },
    ],
    [],
  ],
  [
    { kind: 'richtext-gone', richtextId: 'r1' },
    [
      { pk: 'RICHTEXT#r1', sk: 'RICHTEXT' },
      { pk: 'RICHTEXT#r1', sk: 'BLOCK#1', kind: 'text' },
    ],
    [],
  ],
  [
    { kind: 'news-renamed', communityId: 'old', id: '00000A', before: 'Kohlrabi' },
    [news, wordOf(news.pk, 'kohlrabi', '00000A', '00000A')],
    [news, wordOf(news.pk, 'celeriac', '00000A', '00000A')],
  ],
  [
    { kind: 'community-renamed', communityId: 'old', rowId: 'r', before: 'Mill', place: 'R#a' },
    [{ ...keys.community('old'), name: 'Xylem' }, wordOf('COMMUNITIES', 'mill', 'r', 'old')],
    [{ ...keys.community('old'), name: 'Xylem' }, wordOf('COMMUNITIES', 'xylem', 'r', 'old')],
  ],
  [
    { kind: 'follow-renamed', userId: 'old-member', communityId: 'old' },
    [oldFollow, ...followWords, { ...keys.user('old-member'), id: 'old-member', username: 'Zelda' }],
    [
      oldFollow,
      // Who has told no name stands behind those who have.
      wordOf('FOLLOWERS#old', 'zelda', '-a', 'old-member'),
      followWords[1] as object,
      { ...keys.user('old-member'), id: 'old-member', username: 'Zelda' },
    ],
  ],
];

/** The same of things that no other work is about: the stream and the clock both bring it, and one may be late. */
const ofItsOwn = <Work>(place: number, work: Work): Work =>
  JSON.parse(JSON.stringify(work).replaceAll(/\b(old|r1)\b/g, `$1${place}`));

test.each(earlierWork.map((work, place) => ofItsOwn(place, work)))(
  '%o that an earlier version left is done',
  async (job, found, left) => {
    const { findItem } = await import('#platform/table/table.ts');
    const { take } = await import('#platform/table/walk.ts');
    await write(() => (found as Record<string, unknown>[]).values());
    const key = keys.job(ulid());
    await write(() => [{ ...key, ...job }].values());

    await clockCalls();

    await eventually(() => findItem(key), undefined);
    const partitions = new Set([...found, ...left].map((item) => (item as typeof news).pk));
    const stretches = [...partitions].map((pk) => ({ pk, from: ' ', to: '}' }));
    const addresses = (all: object[]) => (all as (typeof news)[]).map(({ pk, sk }) => `${pk} ${sk}`).sort();
    const known = async () => {
      const rows = await Promise.all(stretches.map((some) => take(some, { limit: 50, consistent: true })));
      // Counts go below what was never counted here.
      return addresses((rows.flat() as (typeof news)[]).filter(({ sk }) => !/^(B#|~)/.test(sk)));
    };
    await eventually(known, addresses(left));
  },
);

const SLOW = 300; // ms that each call takes where a deletion is at work
const FOLLOWERS = 300;
const NEWS = 80;
const BLOCKS = 26;

/** The rows of those who followed a community that was just deleted. */
function* manyFollowers(communityId: string) {
  for (let place = 0; place < FOLLOWERS; place += 1) {
    const id = `${communityId}-member-${place}`;
    yield { pk: partitions.followers(communityId), sk: `R#${id}`, userId: id };
  }
}

/** Its news, with their blocks. */
function* manyNews(communityId: string) {
  for (let count = 0; count < NEWS; count += 1) {
    const id = `${communityId}-news-${count}`.padEnd(26, '-');
    yield { pk: lists.news(communityId).pk, sk: `R#${id}`, id, richtextId: id, title: 'Gone' };
    for (let place = 0; place < BLOCKS; place += 1) {
      yield { pk: keys.richtext(id).pk, sk: `BLOCK#${place}`, kind: 'text' };
    }
  }
}

test("a member's new name is found within five seconds behind large deletions", async () => {
  const { table } = await import('#platform/table/table.ts');
  // One for each run that the worker has: ids end in the place of their partition.
  const doomed = ['doomed-0', 'doomed-1', 'doomed-2', 'doomed-3'];
  for (const [place, id] of doomed.entries()) await write(() => (place < 3 ? manyFollowers : manyNews)(id));
  const atWork = new Set<string>();
  calm = tap(table, async (call, input) => {
    const touched = JSON.stringify(input);
    const deleted = doomed.filter((id) => touched.includes(id));
    if (deleted.length === 0) return;
    if (call === 'Query') for (const id of deleted) atWork.add(id);
    await pause(SLOW);
  });
  const deletions = doomed.map((communityId) => ({
    ...keys.job(communityId),
    ...{ kind: 'community-deleted', communityId, shards: 1 },
  }));
  await write(() => deletions.values());
  await eventually(async () => [...atWork].sort(), doomed);

  const form = formOf({ firstName: 'Zelda', lastName: 'Quill', email: 'x@farm.test' });
  expect((await ada.call('PUT', '/api/users/profile', form, newKey())).status).toBe(200);

  const search = async () =>
    (await ada.call('GET', '/api/communities-users/community/3?search=zelda')).body.totalItems;
  await eventually(search, 1, 5000);
  expect((await jobsLeft()).map(({ sk }) => sk).sort()).toEqual(doomed);
});
