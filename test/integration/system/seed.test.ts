import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#lib/local/sign-in.ts';
import { type LocalStack, startStack } from '#lib/local/stack.ts';
import { allItems } from '#test/system/items.ts';

const MEMBERS = 100;
const folder = mkdtempSync(join(tmpdir(), 'furrow-seed-'));
const run = (members: string) =>
  promisify(execFile)(process.execPath, ['bin/seed.ts', '--members', members], {
    env: { ...process.env, LOCAL_DIR: folder },
  });
let stack: LocalStack;
let token: string;
let items: Record<string, unknown>[];

beforeAll(async () => {
  await run(String(MEMBERS));
  stack = await startStack({ dataDir: folder });
  ({ token } = await signIn(stack.cognito, 'seed7', 'harvest1'));
  items = await allItems();
}, 180_000);

afterAll(async () => {
  await stack?.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path: string) => {
  const reply = await fetch(`${stack.url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
  const body = await reply.json();
  expect({ path, status: reply.status, body }).toMatchObject({ status: 200 });
  return body;
};
const inPartition = (beginning: string) => items.filter(({ pk }) => String(pk).startsWith(beginning));
const idOf = (beginning: string, sk: string) =>
  String(inPartition(beginning).find((item) => String(item['sk']).startsWith(sk))?.['id']);

test('every list of a seeded system answers, with something in it', async () => {
  const courseId = idOf('COURSES', 'R#');
  const of = (beginning: string) => inPartition(beginning)[0]?.['communityId'];
  const paths = [
    'communities',
    'communities?sort=popular',
    'communities?category=Farmers',
    'communities/user',
    'communities/search?name=grow',
    'communities-users/community/3',
    'courses',
    'resources',
    'courses/categories',
    'communities-users/community/3?search=rosa',
    `news/community/${of('NEWS#')}`,
    `groups/community/${of('GROUP#')}`,
    `groups/community/${of('GROUP#')}?sort=popular`,
    `enterprises/community/${of('ENTERPRISE#')}`,
    `lessons/course/${courseId}`,
    `courses/${courseId}/feedback`,
  ];

  for (const path of paths) {
    const body = await get(path);
    const lists = Object.values(body).filter(Array.isArray);
    expect({ path, lists: lists.map(({ length }) => length > 0) }).toEqual({ path, lists: [true] });
  }
  const { data } = await get('courses/user?role=created');
  expect(data).toEqual(expect.any(Array));
});

test('all members are in the community that everyone joins, and each has a record', async () => {
  const { totalItems } = await get('communities-users/community/3?pageSize=5');

  expect(totalItems).toBe(MEMBERS);
  expect(inPartition('USER#').filter(({ sk }) => sk === 'USER')).toHaveLength(MEMBERS);
});

test('each list counts as many rows as it has', () => {
  const rows = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const { pk, sk, total } of items) {
    const [list, key] = [String(pk), String(sk)];
    if (key.startsWith('R#')) rows.set(list, (rows.get(list) ?? 0) + 1);
    if (key.startsWith('~') && total !== undefined) counts.set(list, (counts.get(list) ?? 0) + Number(total));
  }
  for (const [list, count] of counts) {
    // News are counted by their category over all communities, without rows.
    const [, category] = /^CATEGORY#NEWS#(.*)$/.exec(list) ?? [];
    const there = category
      ? inPartition('NEWS#').filter(({ categoryId }) => categoryId === category).length
      : (rows.get(list) ?? 0);
    // Who made a group or an enterprise follows it uncounted.
    const uncounted = /^(GROUP|ENTERPRISE)FOLLOWERS#/.test(list) ? 1 : 0;
    expect({ list, count: count + uncounted }).toEqual({ list, count: there });
  }
  expect(counts.size).toBeGreaterThan(MEMBERS);
});

test('the worker has left nothing to do, so rankings and learners are as they were counted', async () => {
  const { communities } = await get('communities?sort=popular');
  const courses = inPartition('COURSES').filter(({ sk }) => String(sk).startsWith('R#'));

  expect(inPartition('JOBS#')).toEqual([]);
  const followers = communities.map(({ followersCount }: { followersCount: number }) => followersCount);
  expect(followers).toEqual([...followers].sort((a, b) => b - a));
  expect(followers[0]).toBe(MEMBERS);
  for (const { id, learnersCount } of courses) {
    const learners = inPartition(`LEARNERS#${id}`).filter(({ isEnrolled }) => isEnrolled);
    expect(learnersCount ?? 0).toBe(learners.length);
  }
});

test('each word leads to a row that is there', () => {
  const keys = new Set(items.map(({ pk, sk }) => `${pk} ${sk}`));
  const words = inPartition('WORDS#');
  for (const { pk, row } of words) {
    const list = String(pk)
      .slice('WORDS#'.length)
      .replace(/#[^#]*$/, '');
    expect({ list, row, isThere: keys.has(`${list} R#${row}`) }).toEqual({ list, row, isThere: true });
  }
  expect(words.length).toBeGreaterThan(MEMBERS);
});

test('a folder that holds a system is refused, and so is a number that is none', async () => {
  await stack.close();
  const refused = async (members: string) =>
    run(members).then(
      () => '',
      ({ stderr }: { stderr: string }) => stderr,
    );

  expect(await refused('100')).toContain('holds a system already');
  expect(await refused('many')).toContain('npm run seed -- --members 100000');
});
