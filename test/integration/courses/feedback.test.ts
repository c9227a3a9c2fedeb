import { describe, expect, test } from 'vitest';
import { amount } from '#test/amount.ts';
import { eventually } from '#test/eventually.ts';
import { heard } from '#test/heard.ts';
import { ask } from '#test/system/functions.ts';
import { workerRests } from '#test/system/jobs.ts';
import { leftOf } from '#test/system/left-of.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import {
  enrol,
  leaveCourse,
  newCourse,
  rate,
  readFeedback,
  takeBack,
  viewCourse,
} from '#test/things/courses/courses.ts';

const stack = useStack();
const { ada, ben, cleo } = useMembers(stack, 'ada', 'ben', 'cleo');

const nothing = '01J00000000000000000000000';
const see = async (member: TestMember, id: string) => (await viewCourse(member, id)).body;
const inLists = async (title: string) => {
  const [{ stars, ratings }] = (await ben.call('GET', `/api/courses?search=${title}`)).body.data;
  return { stars, ratings };
};

async function newTaken(title = 'Told of') {
  const { id } = await newCourse(ada, { title });
  for (const member of [ben, cleo]) await enrol(member, id);
  return id as string;
}

describe('what learners said of a course', () => {
  test('is read by every member, the newest first, with the name of who said it, and counted by stars', async () => {
    const id = await newTaken();
    await rate(ben, id, 5, 'Dig before you buy.');
    await rate(cleo, id, 2);

    const { data, ...paged } = await readFeedback(ada, id);

    expect(data).toEqual([
      { id: expect.any(String), creator: cleo.id, author: 'cleo', stars: 2, createdAt: expect.any(String) },
      {
        id: expect.any(String),
        creator: ben.id,
        author: 'ben',
        stars: 5,
        text: 'Dig before you buy.',
        createdAt: expect.any(String),
      },
    ]);
    expect(paged).toEqual({ page: 1, pageSize: 8, pages: 1, totalPages: 1, totalItems: 2 });
    expect(await see(ada, id)).toMatchObject({ starCounts: [0, 1, 0, 0, 1], stars: 3.5, ratings: 2 });
    const second = await readFeedback(ada, id, '?pageSize=1&pageNumber=2');
    expect([second.data.length, second.data[0].creator, second.pages]).toEqual([1, ben.id, 2]);
  });

  test('that is changed keeps its place and its day, and counts once', async () => {
    const id = await newTaken();
    await rate(ben, id, 5, 'Good.');
    await rate(cleo, id, 4);
    const before = (await readFeedback(ben, id)).data;

    expect((await rate(ben, id, 3)).body.data).toEqual({
      courseId: id,
      stars: 3,
      mean: 3.5,
      ratings: 2,
    });
    const [first, last] = (await readFeedback(ben, id)).data;
    const { text: _, ...kept } = before[1];
    expect([first, last]).toEqual([before[0], { ...kept, stars: 3 }]);
    expect((await see(ben, id)).starCounts).toEqual([0, 0, 1, 1, 0]);
  });

  test('has no text where nothing is to be seen in it', async () => {
    const id = await newTaken();
    await rate(ben, id, 5, 'Good.');

    for (const blank of ['', '  \n\t', '\u200b']) {
      const { status, body } = await rate(ben, id, 4, blank);

      expect([status, body.data]).toEqual([201, { courseId: id, stars: 4, mean: 4, ratings: 1 }]);
      expect((await see(ben, id)).feedback).toEqual({ stars: 4 });
      expect((await readFeedback(ada, id)).data[0]).not.toHaveProperty('text');
    }
  });

  test('is taken back by who said it, once or twice, also when they have left; then it may be said anew', async () => {
    const id = await newTaken('Taken back');
    await rate(ben, id, 1, 'No.');
    await rate(cleo, id, 4, 'Yes.');
    await leaveCourse(ben, id);

    const first = await takeBack(ben, id);

    const left = { courseId: id, mean: 4, ratings: 1 };
    expect([first.status, first.body]).toEqual([200, { data: left }]);
    expect((await takeBack(ben, id)).body).toEqual({ data: left });
    expect((await readFeedback(ben, id)).data.map(({ text }: { text: string }) => text)).toEqual(['Yes.']);
    expect(await see(ben, id)).toMatchObject({ stars: 4, ratings: 1, starCounts: [0, 0, 0, 1, 0] });
    expect(await see(ben, id)).not.toHaveProperty('feedback');
    await eventually(() => inLists('taken%20back'), { stars: 4, ratings: 1 });

    await enrol(ben, id);
    await rate(ben, id, 5, 'Better now.');
    const { data, totalItems } = await readFeedback(ben, id);
    expect([data[0].text, totalItems]).toEqual(['Better now.', 2]);
    for (const member of [ben, cleo]) await takeBack(member, id);
    expect(await see(ben, id)).toMatchObject({ stars: 0, ratings: 0, starCounts: [0, 0, 0, 0, 0] });
  });

  test('is of a course that is there', async () => {
    const missing = { status: 404, body: { code: 'course.missing' } };

    expect(await ben.call('GET', `/api/courses/${nothing}/feedback`)).toMatchObject(missing);
    expect(await takeBack(ben, nothing)).toMatchObject(missing);
    expect(await ben.call('GET', `/api/courses/${nothing}/feedback?pageNumber=0`)).toMatchObject({
      status: 400,
    });
  });
});

const many = amount(200);
const members = Array.from({ length: many }, (_, index) => `learner-${index}`);
const says = (userId: string, id: string, stars: number) =>
  heard(() => ask('courses/give-feedback', userId, { path: { id }, body: { stars, text: userId } }));
const takesBack = (userId: string, id: string) =>
  heard(() => ask('courses/take-feedback-back', userId, { path: { id } }));
const statuses = (replies: readonly { status: number }[]) => new Set(replies.map(({ status }) => status));

test('very many at once are all listed once, and the mean and the counts are right to the last, whatever is changed or taken back', async () => {
  const { id } = await newCourse(ada, { title: 'Crowd of voices' });
  await Promise.all(
    members.map((userId) => heard(() => ask('enrolls/enroll', userId, { body: { courseId: id } }))),
  );

  const said = await Promise.all(members.map((userId, index) => says(userId, id, (index % 5) + 1)));

  expect(statuses(said)).toEqual(new Set([201]));
  const each = many / 5;
  expect(await see(ben, id)).toMatchObject({ ratings: many, stars: 3, starCounts: Array(5).fill(each) });
  expect((await readFeedback(ben, id, '?pageSize=1')).totalItems).toBe(many);

  // Of each five: one gives five stars in place of one, one takes it back, and one does both at once.
  const [raised, gone, both] = [0, 1, 2].map((of) => members.filter((_, index) => index % 5 === of));
  await Promise.all([
    ...(raised ?? []).map((userId) => says(userId, id, 5)),
    ...(gone ?? []).map((userId) => takesBack(userId, id)),
    ...(both ?? []).flatMap((userId) => [says(userId, id, 4), takesBack(userId, id)]),
  ]);

  const seen = await see(ben, id);
  const [, , of3, of4] = seen.starCounts;
  const stay = of4 - each; // of those who did both
  expect([of3, stay >= 0 && stay <= each]).toEqual([0, true]);
  expect(seen.starCounts).toEqual([0, 0, 0, each + stay, 2 * each]);
  const ratings = 3 * each + stay;
  expect(seen).toMatchObject({
    ratings,
    stars: Math.round((10 * (4 * (each + stay) + 5 * 2 * each)) / ratings) / 10,
  });
  const found = new Set<string>();
  for (let page = 1; found.size < ratings && page < many; page += 1) {
    const { data } = await readFeedback(ben, id, `?pageSize=50&pageNumber=${page}`);
    expect(data.length).toBeGreaterThan(0);
    for (const { creator } of data) found.add(creator);
  }
  expect((await readFeedback(ben, id)).totalItems).toBe(ratings);

  expect((await ada.call('DELETE', `/api/courses/${id}`)).status).toBe(200);
  await workerRests();
  expect(await leftOf(id)).toEqual([]);
});
