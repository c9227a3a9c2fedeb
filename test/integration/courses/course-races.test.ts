import { expect, test } from 'vitest';
import { isUnkind } from '#test/amount.ts';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { heard } from '#test/heard.ts';
import { filesAtRest, filesIn } from '#test/system/bucket.ts';
import { ask } from '#test/system/functions.ts';
import { workerRests } from '#test/system/jobs.ts';
import { leftOf as allLeftOf } from '#test/system/left-of.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { itemsOf, useTableCalls } from '#test/system/table-calls.ts';
import {
  changeCourse,
  enrol,
  leaveCourse,
  letIn,
  newCourse,
  rate,
  viewCourse,
} from '#test/things/courses/courses.ts';
import { addLesson, learn, newLesson } from '#test/things/courses/lessons.ts';
import { addBlock, newRichtext } from '#test/things/news.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const calls = useTableCalls();

const joins = (userId: string, courseId: string) => ask('enrolls/enroll', userId, { body: { courseId } });
const leaves = (userId: string, courseId: string) => ask('enrolls/leave', userId, { body: { courseId } });
const rates = (userId: string, id: string, stars: number) =>
  ask('courses/give-feedback', userId, { path: { id }, body: { stars } });
const visits = (userId: string, courseId: string) => ask('courses/add-view', userId, { body: { courseId } });
const begins = (userId: string, lessonId: string) =>
  ask('lesson-progress/start-lesson', userId, { body: { lessonId, startTime: '1741600000000' } });
const takenBy = async (userId: string): Promise<string[]> =>
  (await ask('courses/list-user-courses', userId, {})).body.data.map(({ id }: { id: string }) => id);
const many = (count: number) => Array.from({ length: count }, (_, index) => `member-${index}`);
const see = async (id: string) => (await viewCourse(ben, id)).body;
const remove = (id: string) => ada.call('DELETE', `/api/courses/${id}`, undefined, undefined);

/** What was learned is the learner's own, and stays (decision 104). */
const leftOf = async (id: string) =>
  (await allLeftOf(id)).filter(({ pk }) => !String(pk).startsWith('LEARNED#'));

test('many who join at once are all counted, and meet nowhere but in what counts them', async () => {
  const { id } = await newCourse(ada, { title: 'Crowded' });
  const written: string[] = [];
  calls.tap((call, input) => {
    if (call === 'TransactWriteItems') written.push(...itemsOf(input));
  });

  const members = many(100);
  const replies = await Promise.all(members.map((userId) => joins(userId, id)));

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect((await see(id)).learnersCount).toBe(members.length);
  const inLists = async () =>
    (await ben.call('GET', '/api/courses?search=crowded')).body.data[0].learnersCount;
  await eventually(inLists, members.length);
  const shared = written.filter((item, index) => written.indexOf(item) !== index);
  // The worker writes the course's row, once for very many.
  const isRow = (item: string) => item === `COURSES R#${id}`;
  const unexpected = shared.filter((item) => !isRow(item) && !item.startsWith(`TALLY#${id} ~`));
  if (!isUnkind) expect(unexpected).toEqual([]);
  expect(written.filter(isRow).length).toBeLessThan(members.length / 2);
});

test('many who rate at once give the mean to the decimal, and who rates twice at once counts once', async () => {
  const { id } = await newCourse(ada, { title: 'Starred' });
  const members = many(50);
  const fives = Math.round(members.length * 0.34);
  await Promise.all(members.map((userId) => joins(userId, id)));

  const replies = await Promise.all(
    members.flatMap((userId, index) => {
      const stars = index < fives ? 5 : 4;
      // Each sends it twice: whichever comes second takes the place of the first.
      return [1, 2].map(() => heard(() => rates(userId, id, stars)));
    }),
  );

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await see(id)).toMatchObject({ stars: 4.3, ratings: members.length });
  // Counted in the midst of them the mean may be the same.
  const inLists = async () => {
    const [{ stars, ratings }] = (await ben.call('GET', '/api/courses?search=starred')).body.data;
    return { stars, ratings };
  };
  await eventually(inLists, { stars: 4.3, ratings: members.length });
});

test('a visit of one member from several windows counts once', async () => {
  const { id } = await newCourse(ada);

  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => visits('wanderer', id)));

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
  expect(await see(id)).toMatchObject({ viewsCount: 1, course_views: [{ userId: 'wanderer' }] });
});

test('who joins and leaves at once is in or out, in every count and list alike', async () => {
  const { id } = await newCourse(ada);
  for (let round = 0; round < 5; round += 1) {
    const replies = await Promise.all([
      joins('fickle', id),
      leaves('fickle', id),
      joins('fickle', id),
      leaves('fickle', id),
    ]);

    for (const { status } of replies) expect([200, 201]).toContain(status);
    const { learnersCount, enrolledUser } = (await ask('courses/get-course', 'fickle', { path: { id } }))
      .body;
    const isIn = enrolledUser[0]?.enrolls.isEnroll === true;
    expect(learnersCount).toBe(Number(isIn));
    expect(await takenBy('fickle')).toEqual(isIn ? [id] : []);
  }
});

test('nobody is in who read that a course is free before it has a price', async () => {
  const { id } = await newCourse(ada);
  const setPrice = () => changeCourse(ada, id, { isFree: 'false', price: '20' });
  calls.onceBefore(`LEARNERS#${id} ${ben.id}`, setPrice);

  expect(await enrol(ben, id)).toMatchObject({ status: 402, body: { code: 'course.paid' } });

  expect(await see(id)).toMatchObject({ learnersCount: 0, enrolledUser: [], price: 20 });
  expect(await takenBy(ben.id)).not.toContain(id);
});

test('of a deleted course nothing is left in the table, nor of its files', async () => {
  const before = await filesAtRest();
  const description = 'A long description. '.repeat(100);
  const { id } = await newCourse(ada, { title: 'Doomed', description, thumbnail: png });
  await enrol(ben, id);
  const members = many(60);
  await Promise.all(members.map((userId) => joins(userId, id)));
  await Promise.all(members.map((userId, index) => rates(userId, id, (index % 5) + 1)));
  await Promise.all(members.map((userId) => visits(userId, id)));
  await Promise.all(members.slice(members.length / 2).map((userId) => leaves(userId, id)));
  await changeCourse(ada, id, { isFree: 'false', price: '5' });
  const lessons = [
    await newLesson(ada, id, { title: 'First', coverImg: png, lessonDesc: description }),
    await newLesson(ada, id, { title: 'Second' }),
  ];
  for (const { richtextId } of lessons) await addBlock(ada, 'photos', { richtextId, order: '1', img: png });
  await learn(ben, lessons[0]?.id);
  await noteProgress(id, members);
  expect(await see(id)).toMatchObject({ lessonsCount: 2, completedCount: 1 });
  expect((await leftOf(id)).length).toBeGreaterThan(5 * members.length);

  expect((await remove(id)).status).toBe(200);

  expect([await takenBy('member-1'), await takenBy(ben.id)].flat()).not.toContain(id);
  await workerRests();
  expect(await leftOf(id)).toEqual([]);
  for (const { id: lessonId, richtextId } of lessons) {
    expect([await leftOf(lessonId), await leftOf(richtextId)]).toEqual([[], []]);
  }
  await eventually(() => filesIn('content'), before);
});

test('deleting a course while others join, rate, look and learn leaves nothing behind', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await newCourse(ada, { title: 'Doomed too' });
    const members = many(30);
    const lesson = await newLesson(ada, id);
    const richtextId = await newRichtext(ada);
    await Promise.all(members.slice(0, 10).map((userId) => joins(userId, id)));

    const [removed, ...others] = await Promise.all([
      remove(id),
      ...members.slice(10).map((userId) => joins(userId, id)),
      ...members.slice(0, 5).map((userId) => rates(userId, id, 5)),
      ...members.slice(5, 10).map((userId) => leaves(userId, id)),
      ...members.map((userId) => visits(userId, id)),
      ...members.slice(0, 10).map((userId) => begins(userId, lesson.id)),
      addLesson(ada, { title: 'Too late', lessonDesc: 'x', courseId: id, richtextId }),
    ]);

    expect(removed.status).toBe(200);
    for (const { status } of others) expect([200, 201, 403, 404]).toContain(status);
    await workerRests();
    expect(await leftOf(id)).toEqual([]);
  }
});

test.each<[string, (id: string) => string, (id: string) => Promise<{ status: number }>]>([
  ['joins', (id) => `LEARNERS#${id} ${ben.id}`, (id) => enrol(ben, id)],
  ['looks', (id) => `VIEWS#${id} BY#${ben.id}`, (id) => visits(ben.id, id)],
  ['rates', (id) => `FEEDBACK#${id} ${ben.id}`, (id) => rate(ben, id, 5)],
  ['leaves', (id) => `LEARNERS#${id} ${ben.id}`, (id) => leaveCourse(ben, id)],
  ['is let in', (id) => `LEARNERS#${id} ${ben.id}`, (id) => letIn(ada, id, ben.id)],
])('who %s right after the course was deleted finds none, and leaves nothing', async (what, item, act) => {
  const { id } = await newCourse(ada, what === 'is let in' ? { isFree: 'false', price: '9' } : {});
  if (what === 'rates' || what === 'leaves') await enrol(ben, id);
  calls.onceBefore(item(id), async () => {
    calls.calm();
    await remove(id);
    await workerRests();
  });

  expect(await act(id)).toMatchObject({ status: 404, body: { code: 'course.missing' } });

  await workerRests();
  expect(await leftOf(id)).toEqual([]);
});

/** As those leave it who begin lessons. */
async function noteProgress(courseId: string, members: readonly string[]): Promise<void> {
  const { writeBatch } = await import('#platform/table/table.ts');
  const { keys } = await import('#platform/table/keys.ts');
  const lessons = Array.from({ length: 30 }, (_, index) => `lesson-${index}`);
  const items = members
    .slice(0, 5)
    .flatMap((userId) =>
      lessons.map((lessonId) => ({ PutRequest: { Item: { ...keys.progress(courseId, userId, lessonId) } } })),
    );
  await writeBatch(items);
}
