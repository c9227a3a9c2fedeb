import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newKey } from '#test/forms.ts';
import { workerRests } from '#test/system/jobs.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { newEvent } from '#test/things/calendar/calendar.ts';
import { newCommunity } from '#test/things/circles/circles.ts';
import { enrol, leaveCourse, newCourse } from '#test/things/courses/courses.ts';
import { learn, newLessons, startLesson } from '#test/things/courses/lessons.ts';
import { newAttempt, newTested } from '#test/things/courses/quizzes.ts';
import { newNews } from '#test/things/news.ts';
import { block } from '#test/things/replies/blocks.ts';
import { decide, report } from '#test/things/replies/reports.ts';
import { granted } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cora, root } = useMembers(stack, 'ada', 'ben', 'cora', 'root');

// Each test begins a moment after what the one before it made.
const realNow = Date.now;
let later = 0;
beforeAll(() => vi.spyOn(Date, 'now').mockImplementation(() => realNow() + later));
afterAll(() => vi.restoreAllMocks());
const pass = (ms = 5000) => {
  later += ms;
};

const look = async (member: TestMember, day = '2026-03-09') =>
  (await granted(member.call('GET', `/api/users/today?day=${day}`))).data;
const see = (member: TestMember, at: string) => member.call('PUT', '/api/users/today/seen', { at }, newKey());
const seeAll = async (member: TestMember) => {
  pass();
  return see(member, (await look(member)).at);
};
const follow = (member: TestMember, communityId: string) =>
  member.call('POST', '/api/communities-users/follow', { communityId }, newKey());

test('news that others wrote in communities of mine are counted by community, until I have seen them', async () => {
  const { id } = await newCommunity(ben, { name: 'Growers' });
  await follow(ada, id);
  await newNews(ben, { title: 'Frost tonight' }, id);
  await newNews(ben, { title: 'Frost is over' }, id);
  await newNews(ada, { title: 'My own' }, id);

  const { since, news } = await look(ada);

  expect(since).toBeUndefined();
  const growers = news.filter(({ communityId }: { communityId: string }) => communityId === id);
  expect(growers).toMatchObject([
    {
      name: 'Growers',
      slug: expect.any(String),
      count: 2,
      isMore: false,
      newest: { title: 'Frost is over' },
    },
  ]);
  const { status, body } = await seeAll(ada);
  expect(status).toBe(200);
  expect(await look(ada)).toMatchObject({ since: body.data.since, news: [] });
  pass();
  await newNews(ben, { title: 'Frost again' }, id);
  expect((await look(ada)).news).toMatchObject([{ communityId: id, count: 1 }]);
});

test('of whom I blocked, and of what I muted, nothing is new', async () => {
  const { id } = await newCommunity(cora, { name: 'Neighbours' });
  await follow(ada, id);
  await seeAll(ada);
  pass();
  const { id: muted } = await newNews(ben, { title: 'For sale' }, id);
  const isNew = async () => (await look(ada)).news.map(({ newest }: { newest: object }) => newest);
  expect(await isNew()).toMatchObject([{ title: 'For sale' }]);

  await granted(block(ada, ben.id));
  expect(await isNew()).toEqual([]);
  await granted(block(ada, ben.id, false));
  await granted(ada.call('PUT', '/api/notices/muted', { on: 'news', id: muted, muted: true }, newKey()));
  expect(await isNew()).toEqual([]);
  await newNews(ben, { title: 'For hire' }, id);
  expect(await isNew()).toMatchObject([{ title: 'For hire' }]);
  await granted(ada.call('PUT', '/api/notices/muted', { on: 'community', id, muted: true }, newKey()));
  expect(await isNew()).toEqual([]);
});

test('a teacher is told who joined and who passed, by course; the one who did it is not', async () => {
  const { courseId, lessonId, questions } = await newTested(cora, [ben, ada]);
  const attempt = await newAttempt(ben, lessonId);
  const choices = questions.map(({ id, answer }: { id: string; answer?: string }) => ({
    questionId: id,
    choice: answer ?? 'Rain.',
  }));
  await granted(
    ben.call('PUT', `/api/user_tests/${attempt.id}`, { endTime: '1741601800000', choices }, newKey()),
  );

  const { taught } = await look(cora);

  expect(taught).toMatchObject([
    { kind: 'attempt', courseId, lessonId, name: 'ben', people: 1, passed: 1 },
    { kind: 'learner', courseId, name: 'ada', people: 2, passed: 0 },
  ]);
  expect((await look(ben)).taught).toEqual([]);
  await seeAll(cora);
  expect((await look(cora)).taught).toEqual([]);
});

test('of a course that is gone nothing is said', async () => {
  const { id } = await newCourse(cora);
  await enrol(ada, id);
  expect((await look(cora)).taught).toHaveLength(1);

  await cora.call('DELETE', `/api/courses/${id}`);

  expect((await look(cora)).taught).toEqual([]);
});

test("a learner's notices go with their account", async () => {
  const dora = await stack.member('dora');
  const { id } = await newCourse(cora);
  await enrol(dora, id);
  expect((await look(cora)).taught).toMatchObject([{ name: 'dora' }]);
  await workerRests();
  const { takeStep } = await import('#functions/worker/steps.ts');

  for (const pass of [1, 2]) {
    await takeStep({ kind: 'erase', userId: dora.id, username: 'dora', pass }, undefined);
    await workerRests();
  }

  expect((await look(cora)).taught).toEqual([]);
});

test('my events of a day and the next come in their order, also over the end of a month', async () => {
  for (const [date, time, task] of [
    ['2026-04-01', '07:30', 'Market day'],
    ['2026-03-31', '18:00', 'Meet at the mill'],
    ['2026-03-30', '08:00', 'Yesterday'],
    ['2026-04-02', '08:00', 'Later'],
  ]) {
    await newEvent(ada, { date, time, task });
  }

  const { events } = await look(ada, '2026-03-31');

  expect(events).toMatchObject([
    { date: '2026-03-31', time: '18:00', task: 'Meet at the mill' },
    { date: '2026-04-01', time: '07:30', task: 'Market day' },
  ]);
  expect((await look(ben, '2026-03-31')).events).toEqual([]);
});

test('a learner goes on with the first lesson, then the next, and with none once all are done or they left', async () => {
  const { id } = await newCourse(cora);
  const [first = '', second = ''] = await newLessons(cora, id, ['Soil', 'Seed']);
  await enrol(ben, id);
  expect((await look(ben)).lesson).toEqual({ id: first, title: 'Soil' });

  await learn(ben, first);
  expect((await look(ben)).lesson).toEqual({ id: second, title: 'Seed' });

  await startLesson(ben, second);
  expect((await look(ben)).lesson).toMatchObject({ id: second });
  await leaveCourse(ben, id);
  expect((await look(ben)).lesson).toBeUndefined();

  await enrol(ben, id);
  expect((await look(ben)).lesson).toMatchObject({ id: second });
  await cora.call('DELETE', `/api/lessons/${second}`);
  expect((await look(ben)).lesson).toBeUndefined();
});

test('nobody goes on with a lesson of a course that is hidden, and again once it is restored', async () => {
  const { id } = await newCourse(cora);
  const [first = ''] = await newLessons(cora, id, ['Soil']);
  await enrol(ben, id);
  await report(ada, 'course', id);

  expect((await decide(root, 'course', id, 'hide')).status).toBe(200);
  expect((await look(ben)).lesson).toBeUndefined();

  expect((await decide(root, 'course', id, 'restore')).status).toBe(200);
  expect((await look(ben)).lesson).toEqual({ id: first, title: 'Soil' });
});

test('what was seen stays seen: an earlier time that arrives late changes nothing, and one to come counts as now', async () => {
  const { body } = await seeAll(ben);

  expect((await see(ben, '2020-01-01T00:00:00.000Z')).body).toEqual(body);
  const ahead = (await see(ben, '2999-01-01T00:00:00.000Z')).body.data.since;
  expect(Math.abs(Date.parse(ahead) - Date.now())).toBeLessThan(60_000);
});

test('a day or a time that is none is refused in plain words', async () => {
  expect(await ada.call('GET', '/api/users/today?day=tomorrow')).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('YYYY-MM-DD') },
  });
  expect(await see(ada, 'now')).toMatchObject({ status: 400 });
});
