import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, test } from 'vitest';
import type { CourseCard } from '#contract/courses.ts';
import type { Enterprise } from '#contract/enterprises.ts';
import type { EventDay } from '#contract/events.ts';
import { contract } from '#contract/index.ts';
import type { LessonCard } from '#contract/lesson-card.ts';
import type { Lesson } from '#contract/lessons.ts';
import type { ResourceCard } from '#contract/resources.ts';
import type { UserTest } from '#contract/user-tests.ts';
import { demoEnterprises, demoGroups } from '#lib/local/demo/circles.ts';
import { livingSoil } from '#lib/local/demo/living-soil.ts';
import { demoResources } from '#lib/local/demo/resources.ts';
import { signIn } from '#lib/local/sign-in.ts';
import { useStack } from '#test/system/stack.ts';

const stack = useStack({ demo: 'copied' });

const typesOf: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.txt': 'text/plain',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  // What nobody knows by its bytes is just bytes.
  '.csv': 'application/octet-stream',
};

const rows = Object.values(contract)
  .flatMap((routes) => Object.values(routes))
  .map(({ method, path }) => ({ method, path: path.replaceAll(/\{\w+\}/g, '1') }));

test.each(rows)('$method $path without a good token is a 401', async ({ method, path }) => {
  for (const headers of [{}, { authorization: 'Bearer a.b.c' }]) {
    const reply = await fetch(`${stack.url}${path}`, { method, headers: headers as Record<string, string> });

    expect(reply.status).toBe(401);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await reply.json()).toEqual({ message: 'Unauthorized' });
  }
});

test('the demo fills the community that everyone joins', async () => {
  const { token } = await signIn(stack.cognito, 'farmer', 'harvest1');

  const reply = await fetch(`${stack.url}/api/news/community/3`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data, totalItems } = await reply.json();

  expect(totalItems).toBe(8);
  expect(new Set(data.map((news: { author: string }) => news.author))).toEqual(
    new Set(['Rosa Delgado', 'Samuel Mensah', 'Ingrid Vos']),
  );
  for (const { cover } of data) {
    const picture = await fetch(`${stack.contentUrl}/news/${cover.name}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
});

test('each resource of the demo opens: its file is there, as what it is', async () => {
  const { token } = await signIn(stack.cognito, 'farmer', 'harvest1');
  const pageOf = async (category: string, page: number) => {
    const url = `${stack.url}/api/resources?category=${category}&pageNumber=${page}`;
    return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json();
  };

  const pages = await Promise.all([pageOf('articles', 1), pageOf('articles', 2), pageOf('videos', 1)]);
  const found: ResourceCard[] = pages.flatMap(({ data }) => data);

  expect(found.map(({ title }) => title).sort()).toEqual(demoResources.map(({ title }) => title).sort());
  expect(found[0]?.title).toContain('Hedges');
  for (const { title, filename, file, thumbnail } of found) {
    const made = demoResources.find((resource) => resource.title === title);
    const bytes = readFileSync(new URL(`../../../lib/local/demo/${made?.file}`, import.meta.url));
    const reply = await fetch(`${stack.contentUrl}/file/${filename}`);
    const type = reply.headers.get('content-type');
    expect([title, reply.status, type]).toEqual([title, 200, file?.type]);
    expect([title, type]).toEqual([title, typesOf[extname(made?.file ?? '')]]);
    expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
    expect([title, thumbnail !== undefined]).toEqual([title, made?.thumbnail !== undefined]);
    if (!thumbnail) continue;
    const small = await fetch(`${stack.contentUrl}/thumbnail/${thumbnail.name}`);
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  }
});

test.each([
  ['groups', demoGroups],
  ['enterprises', demoEnterprises],
] as const)(
  '%s of the demo stand where everyone is, with their pictures and followers',
  async (nouns, all) => {
    const { token } = await signIn(stack.cognito, 'farmer', 'harvest1');
    const url = `${stack.url}/api/${nouns}/community/3?pageSize=50`;
    const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const { data }: { data: Enterprise[] } = await reply.json();

    const made = all.filter(({ communityId }) => communityId === '3').toReversed();
    expect(data.map(({ title, roles, followersCount }) => [title, roles, followersCount])).toEqual(
      made.map(({ title, roles, followers }) => [title, roles, followers.length + 1]),
    );
    expect(data.filter(({ isCreator }) => isCreator === 'true')).toHaveLength(1);
    for (const [place, { filename }] of data.entries()) {
      expect(filename !== undefined).toBe(made[place]?.picture !== undefined);
      if (filename === undefined) continue;
      const picture = await fetch(`${stack.contentUrl}/${nouns.slice(0, -1)}/3/${filename}`);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
  },
);

test.each([
  ['farmer', 'my', 12, 5],
  ['teacher', 'my', 6, 2],
  ['farmer', 'groups', 10, 3],
  ['teacher', 'enterprises', 9, 2],
])(
  "the %s's calendar of %s has %i events around the day of the demo, at least %i in its month",
  async (name, scope, all, several) => {
    const { token } = await signIn(stack.cognito, name, 'harvest1');
    const today = new Date();
    const months = [-1, 0, 1, 2].map((after) =>
      new Date(Date.UTC(today.getFullYear(), today.getMonth() + after, 1)).toISOString().slice(0, 7),
    );
    const count = async (month: string) => {
      const url = `${stack.url}/api/events?scope=${scope}&communityId=3&month=${month}`;
      const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      const { data }: { data: EventDay[] } = await reply.json();
      return data.reduce((sum, { activities }) => sum + activities.length, 0);
    };

    const counts = await Promise.all(months.map(count));

    expect(counts.reduce((sum, each) => sum + each)).toBe(all);
    expect(counts[1]).toBeGreaterThanOrEqual(several);
  },
);

test('a course of the demo is whole: its lessons have materials that open and tests, and the farmer has done half', async () => {
  const { token } = await signIn(stack.cognito, 'farmer', 'harvest1');
  const ask = async (path: string) =>
    (await fetch(`${stack.url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
  const mine: CourseCard[] = (await ask('courses/user?role=enrolled')).data;
  const course = mine.find(({ title }) => title === livingSoil.title);
  const { data }: { data: LessonCard[] } = await ask(`lessons/course/${course?.id}`);

  expect(course).toMatchObject({ completedCount: 2, lessonsCount: 4, lessonId: data[2]?.id });
  expect(data.map(({ isLocked, questionsCount }) => [isLocked, questionsCount])).toEqual([
    ...[
      [false, 0],
      [false, 6],
    ],
    ...[
      [false, 0],
      [true, 5],
    ],
  ]);
  const [first, second]: Lesson[] = await Promise.all(data.slice(0, 2).map(({ id }) => ask(`lessons/${id}`)));
  expect(second).toMatchObject({ test: { isPassed: true }, lesson_progresses: [{ isCompleted: true }] });
  const { attempts } = await ask(`user_tests/lesson/${second?.id}`);
  expect(attempts.map(({ marks, is_passed }: UserTest) => [marks, is_passed])).toEqual([
    [2, false],
    [4, true],
  ]);
  for (const { material, file } of [...(first?.materials ?? []), ...(second?.materials ?? [])]) {
    const reply = await fetch(`${stack.contentUrl}/material/${material}`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, file.type]);
    expect((await reply.arrayBuffer()).byteLength).toBe(file.size);
  }
});

test.each(['farmer', 'teacher', 'admin'])('the demo account %s can sign in', async (username) => {
  const { token } = await signIn(stack.cognito, username, 'harvest1');
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  expect(claims['cognito:groups'] ?? []).toEqual(username === 'admin' ? ['admin'] : []);
});

test('a new member may call the API at once', async () => {
  const { call, id } = await stack.member('maryam');

  expect(await call('GET', '/api/users/profile')).toMatchObject({
    status: 200,
    body: { id, name: 'maryam' },
  });
});

test('what is no endpoint is a 404 of the API, never a page', async () => {
  const reply = await fetch(`${stack.url}/api/nothing`);

  expect([reply.status, await reply.json()]).toEqual([404, { message: 'Not Found' }]);
});
