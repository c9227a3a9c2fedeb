import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, test } from 'vitest';
import type { Enterprise } from '#contract/communities/enterprises.ts';
import type { CourseCard } from '#contract/courses/courses.ts';
import type { EventDay } from '#contract/events/events.ts';
import type { LessonCard } from '#contract/lessons/lesson-card.ts';
import type { Lesson } from '#contract/lessons/lessons.ts';
import type { UserTest } from '#contract/quizzes/user-tests.ts';
import type { ResourceCard } from '#contract/resources/resources.ts';
import { demoEnterprises, demoGroups } from '#lib/local/demo/circles.ts';
import { livingSoil } from '#lib/local/demo/living-soil.ts';
import { demoResources } from '#lib/local/demo/resources.ts';
import { signIn } from '#lib/local/sign-in.ts';
import { callingAs, useStack } from '#test/system/stack.ts';
import { granted } from '#test/told.ts';

const stack = useStack({ demo: 'copied' });

/** What a member of the demo is answered. */
async function ask(path: string, username = 'farmer') {
  const member = callingAs(stack.url, await signIn(stack.cognito, username, 'harvest1'));
  return granted(member.call('GET', `/api/${path}`));
}
const served = async (path: string) => {
  const reply = await fetch(`${stack.contentUrl}/${path}`);
  return {
    type: reply.status === 200 && reply.headers.get('content-type'),
    bytes: new Uint8Array(await reply.arrayBuffer()),
  };
};

const typesOf: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  // What nobody knows by its bytes is just bytes, and so is a text, whose charset nobody knows.
  '.csv': 'application/octet-stream',
  '.txt': 'application/octet-stream',
};
const handedOutAs = (type = '') => type.replace(/^text\/.*/, 'application/octet-stream');

test('the demo fills the community that everyone joins', async () => {
  const { data, totalItems } = await ask('news/community/3');

  expect(totalItems).toBe(8);
  expect(new Set(data.map((news: { author: string }) => news.author))).toEqual(
    new Set(['Rosa Delgado', 'Samuel Mensah', 'Ingrid Vos']),
  );
  for (const { cover } of data) expect((await served(`news/${cover.name}`)).type).toBe('image/png');
});

test('the members of the demo have written to each other, and a stranger to the farmer', async () => {
  const { data } = await ask('chats');
  const cards: { other: { name: string }; isRequest: boolean; unread: boolean }[] = data;

  expect(cards.map(({ other, isRequest, unread }) => [other.name, isRequest, unread])).toEqual([
    ['Linh Tran', true, true],
    ['Samuel Mensah', false, true],
    ['Wanjiru Kamau', false, false],
  ]);
});

test('each resource of the demo opens: its file is there, as what it is', async () => {
  const pages = ['articles&pageNumber=1', 'articles&pageNumber=2', 'videos'];
  const replies = await Promise.all(pages.map((page) => ask(`resources?category=${page}`)));
  const found: ResourceCard[] = replies.flatMap(({ data }) => data);

  expect(found.map(({ title }) => title).sort()).toEqual(demoResources.map(({ title }) => title).sort());
  expect(found[0]?.title).toContain('Hedges');
  for (const { title, filename, file, thumbnail } of found) {
    const made = demoResources.find((resource) => resource.title === title);
    const { type, bytes } = await served(`file/${filename}`);
    expect([title, type]).toEqual([title, handedOutAs(file?.type)]);
    expect([title, type]).toEqual([title, typesOf[extname(made?.file ?? '')]]);
    const source = new URL(`../../../lib/local/demo/${made?.file}`, import.meta.url);
    expect(readFileSync(source).equals(bytes)).toBe(true);
    expect([title, thumbnail !== undefined]).toEqual([title, made?.thumbnail !== undefined]);
    if (thumbnail) expect((await served(`thumbnail/${thumbnail.name}`)).type).toBe('image/jpeg');
  }
});

test.each([
  ['groups', demoGroups],
  ['enterprises', demoEnterprises],
] as const)(
  '%s of the demo stand where everyone is, with their pictures and followers',
  async (nouns, all) => {
    const { data }: { data: Enterprise[] } = await ask(`${nouns}/community/3?pageSize=50`);

    const made = all.filter(({ communityId }) => communityId === '3').toReversed();
    expect(data.map(({ title, roles, followersCount }) => [title, roles, followersCount])).toEqual(
      made.map(({ title, roles, followers }) => [title, roles, followers.length + 1]),
    );
    expect(data.filter(({ isCreator }) => isCreator === 'true')).toHaveLength(1);
    for (const [index, { filename }] of data.entries()) {
      expect(filename !== undefined).toBe(made[index]?.picture !== undefined);
      if (filename) expect((await served(`${nouns.slice(0, -1)}/3/${filename}`)).type).toBe('image/png');
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
    const today = new Date();
    const counts = await Promise.all(
      [-1, 0, 1, 2].map(async (after) => {
        const month = new Date(Date.UTC(today.getFullYear(), today.getMonth() + after, 1));
        const query = `scope=${scope}&communityId=3&month=${month.toISOString().slice(0, 7)}`;
        const { data }: { data: EventDay[] } = await ask(`events?${query}`, name);
        return data.reduce((sum, { activities }) => sum + activities.length, 0);
      }),
    );

    expect(counts.reduce((sum, each) => sum + each)).toBe(all);
    expect(counts[1]).toBeGreaterThanOrEqual(several);
  },
);

test('a course of the demo is whole: its lessons have materials that open and tests, and the farmer has done half', async () => {
  const mine: CourseCard[] = (await ask('courses/user?role=enrolled')).data;
  const course = mine.find(({ title }) => title === livingSoil.title);
  const { data }: { data: LessonCard[] } = await ask(`lessons/course/${course?.id}`);

  expect(course).toMatchObject({ completedCount: 2, lessonsCount: 4, lessonId: data[2]?.id });
  const seen = data.map(
    ({ isLocked, questionsCount }) => `${isLocked ? 'locked' : 'open'} ${questionsCount}`,
  );
  expect(seen).toEqual(['open 0', 'open 6', 'open 0', 'locked 5']);
  const [first, second]: Lesson[] = await Promise.all(data.slice(0, 2).map(({ id }) => ask(`lessons/${id}`)));
  expect(second).toMatchObject({ test: { isPassed: true }, lesson_progresses: [{ isCompleted: true }] });
  const { attempts } = await ask(`user_tests/lesson/${second?.id}`);
  expect(attempts.map(({ marks, is_passed }: UserTest) => [marks, is_passed])).toEqual([
    [2, false],
    [4, true],
  ]);
  for (const { material, file } of [...(first?.materials ?? []), ...(second?.materials ?? [])]) {
    const { type, bytes } = await served(`material/${material}`);
    expect([type, bytes.byteLength]).toEqual([handedOutAs(file.type), file.size]);
  }
});

test.each(['farmer', 'teacher', 'admin'])('the demo account %s can sign in', async (username) => {
  const { token } = await signIn(stack.cognito, username, 'harvest1');
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  expect(claims['cognito:groups'] ?? []).toEqual(username === 'admin' ? ['admin'] : []);
});
