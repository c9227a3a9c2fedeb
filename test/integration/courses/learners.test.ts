import { describe, expect, test } from 'vitest';
import { amount } from '#test/amount.ts';
import { newKey } from '#test/forms.ts';
import { heard } from '#test/heard.ts';
import { ask } from '#test/system/functions.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import {
  changeCourse,
  enrol,
  leaveCourse,
  letIn,
  newCourse,
  rate,
  readLearners,
  takeOut,
  viewCourse,
} from '#test/things/courses/courses.ts';
import { learn, newLesson } from '#test/things/courses/lessons.ts';
import { told } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cleo } = useMembers(stack, 'ada', 'ben', 'cleo');
const calls = useTableCalls();

const nothing = '01J00000000000000000000000';
const see = async (member: TestMember, id: string) => (await viewCourse(member, id)).body;
const learnersOf = async (id: string) =>
  (await readLearners(ada, id, '?pageSize=50')).body.data.map(
    ({ userId, isEnroll }: { userId: string; isEnroll: boolean }) => [userId, isEnroll],
  );
const newPriced = async (title = 'Priced'): Promise<string> =>
  (await newCourse(ada, { title, isFree: 'false', price: '12.50' })).id;
const unpaid = { status: 402, body: { code: 'course.paid' } };

describe('whom its creator lets into a course with a price', () => {
  test('is in it at once with all that learners have, and stands among those let in', async () => {
    const id = await newPriced();
    const { id: lessonId } = await newLesson(ada, id);
    expect(await enrol(ben, id)).toMatchObject(unpaid);

    const { status, body } = await letIn(ada, id, ben.id);

    const data = { courseId: id, userId: ben.id, isEnroll: true, isNew: true, learnersCount: 1 };
    expect([status, body]).toEqual([201, { data }]);
    expect(await see(ben, id)).toMatchObject({
      learnersCount: 1,
      price: 12.5,
      enrolledUser: [{ id: ben.id, enrolls: { isEnroll: true } }],
    });
    await learn(ben, lessonId);
    expect((await rate(ben, id, 5)).status).toBe(201);
    expect(await enrol(ben, id)).toMatchObject({ status: 200, body: { data: { isNew: false } } });
    expect((await readLearners(ada, id)).body).toEqual({
      data: [
        {
          id: expect.any(String),
          userId: ben.id,
          name: 'ben',
          isEnroll: true,
          completedCount: 1,
          createdAt: expect.any(String),
        },
      ],
      page: 1,
      pageSize: 8,
      pages: 1,
      totalPages: 1,
      totalItems: 1,
    });
    const own = (await ben.call('GET', '/api/courses/user?role=enrolled')).body.data;
    expect(own.map((course: { id: string }) => course.id)).toContain(id);
  });

  test('a second time stays in it, and is counted once', async () => {
    const id = await newPriced();
    await letIn(ada, id, ben.id);

    const again = await letIn(ada, id, ben.id);

    expect([again.status, again.body.data]).toEqual([
      200,
      { courseId: id, userId: ben.id, isEnroll: true, isNew: false, learnersCount: 1 },
    ]);
    expect(await learnersOf(id)).toEqual([[ben.id, true]]);
  });

  test('and leaves may come back without paying twice; what they have done is kept', async () => {
    const id = await newPriced();
    const { id: lessonId } = await newLesson(ada, id);
    await letIn(ada, id, ben.id);
    await learn(ben, lessonId);
    expect((await leaveCourse(ben, id)).body.data).toMatchObject({ isEnroll: false, learnersCount: 0 });
    expect(await learnersOf(id)).toEqual([[ben.id, false]]);
    expect(await see(ben, id)).toMatchObject({ isLetIn: true, price: 12.5 });
    expect(await see(cleo, id)).not.toHaveProperty('isLetIn');

    expect(await enrol(ben, id)).toMatchObject({ status: 201, body: { data: { learnersCount: 1 } } });
    expect(await see(ben, id)).toMatchObject({ completedCount: 1, learnersCount: 1 });
    expect(await learnersOf(id)).toEqual([[ben.id, true]]);
  });

  test('and left by themselves stays out however often they are let in, and keeps the place to come back', async () => {
    const id = await newPriced();
    await letIn(ada, id, ben.id);
    await leaveCourse(ben, id);
    const staysOut = { isEnroll: false, isNew: false, learnersCount: 0 };

    expect(await letIn(ada, id, ben.id)).toMatchObject({ status: 200, body: { data: staysOut } });
    expect(await takeOut(ada, id, ben.id)).toMatchObject({
      status: 200,
      body: { data: { learnersCount: 0 } },
    });
    expect(await enrol(ben, id)).toMatchObject(unpaid);
    expect(await learnersOf(id)).toEqual([]);
    expect(await letIn(ada, id, ben.id)).toMatchObject({ status: 200, body: { data: staysOut } });

    expect(await learnersOf(id)).toEqual([[ben.id, false]]);
    expect(await enrol(ben, id)).toMatchObject({ status: 201, body: { data: { learnersCount: 1 } } });
    await takeOut(ada, id, ben.id);
    expect(await letIn(ada, id, ben.id)).toMatchObject({ status: 201, body: { data: { isEnroll: true } } });
  });

  test('and left while it was free stays out too, and gets a place', async () => {
    const { id } = await newCourse(ada);
    await enrol(ben, id);
    await leaveCourse(ben, id);
    await changeCourse(ada, id, { isFree: 'false', price: '9' });

    expect(await letIn(ada, id, ben.id)).toMatchObject({
      status: 200,
      body: { data: { isEnroll: false, learnersCount: 0 } },
    });

    expect(await learnersOf(id)).toEqual([[ben.id, false]]);
    expect((await enrol(ben, id)).status).toBe(201);
  });

  test('is taken out with their place, and must pay again; what they have done is kept', async () => {
    const id = await newPriced();
    const { id: lessonId } = await newLesson(ada, id);
    await letIn(ada, id, ben.id);
    await learn(ben, lessonId);

    const { status, body } = await takeOut(ada, id, ben.id);

    const data = { courseId: id, userId: ben.id, isEnroll: false, learnersCount: 0 };
    expect([status, body]).toEqual([200, { data }]);
    expect(await enrol(ben, id)).toMatchObject(unpaid);
    expect(await learnersOf(id)).toEqual([]);
    expect(await see(ben, id)).toMatchObject({ learnersCount: 0 });
    expect((await ben.call('GET', `/api/lessons/${lessonId}`)).status).toBe(403);
    expect(await takeOut(ada, id, ben.id)).toMatchObject({ status: 404, body: { code: 'learner.missing' } });
    await letIn(ada, id, ben.id);
    expect(await see(ben, id)).toMatchObject({ completedCount: 1, learnersCount: 1 });
  });

  test('who joined while it was free gets a place like the others, or is taken out', async () => {
    const { id } = await newCourse(ada);
    for (const member of [ben, cleo]) await enrol(member, id);
    await changeCourse(ada, id, { isFree: 'false', price: '9' });

    expect(await letIn(ada, id, ben.id)).toMatchObject({
      status: 200,
      body: { data: { isNew: false, learnersCount: 2 } },
    });
    await leaveCourse(ben, id);
    expect((await enrol(ben, id)).status).toBe(201);
    expect((await takeOut(ada, id, cleo.id)).status).toBe(200);
    expect(await enrol(cleo, id)).toMatchObject(unpaid);
  });
});

test('nobody is let in who is not there, nor to what is not there, nor to what is their own or free', async () => {
  const id = await newPriced();
  const free = (await newCourse(ada)).id;

  expect(told(await letIn(ada, id, nothing))).toEqual([404, 'user.missing']);
  expect(told(await letIn(ada, nothing, ben.id))).toEqual([404, 'course.missing']);
  expect(told(await letIn(ada, id, ada.id))).toEqual([409, 'course.own']);
  expect(told(await letIn(ada, free, ben.id))).toEqual([409, 'course.free']);
  expect(told(await takeOut(ada, id, nothing))).toEqual([404, 'learner.missing']);
  expect(told(await takeOut(ada, nothing, ben.id))).toEqual([404, 'course.missing']);
  expect((await ada.call('POST', `/api/courses/${id}/learners`, {}, newKey())).status).toBe(400);
});

describe('at once', () => {
  const lets = (id: string, userId: string) =>
    heard(() => ask('enrolls/let-in', ada.id, { path: { id }, body: { userId } }));
  const takes = (id: string, userId: string) =>
    heard(() => ask('enrolls/take-out', ada.id, { path: { id, userId } }));
  const joins = (id: string, userId: string) =>
    heard(() => ask('enrolls/enroll', userId, { body: { courseId: id } }));
  const leaves = (id: string, userId: string) =>
    heard(() => ask('enrolls/leave', userId, { body: { courseId: id } }));

  test('whoever lets in, takes out, leaves and comes back: counts, lists and places agree', async () => {
    const id = await newPriced();
    for (let round = 0; round < amount(6); round += 1) {
      const acts = [lets, takes, joins, leaves, lets, takes, joins];
      const replies = await Promise.all(acts.map((act) => act(id, ben.id)));

      for (const { status } of replies) expect([200, 201, 402, 404]).toContain(status);
      const { learnersCount, enrolledUser } = await see(ben, id);
      const isIn = enrolledUser[0]?.enrolls.isEnroll === true;
      expect(learnersCount).toBe(Number(isIn));
      const { data, totalItems } = (await readLearners(ada, id)).body;
      expect(data.length).toBe(totalItems);
      // Without a place they can only be out.
      if (isIn) expect(await learnersOf(id)).toEqual([[ben.id, true]]);
      expect((await joins(id, ben.id)).status).toBe(isIn ? 200 : totalItems === 1 ? 201 : 402);
      await takeOut(ada, id, ben.id);
      expect(await learnersOf(id)).toEqual([]);
    }
  });

  test('who comes back at the moment at which they are taken out is out', async () => {
    const id = await newPriced();
    await letIn(ada, id, ben.id);
    await leaveCourse(ben, id);
    calls.onceBefore(`LEARNERS#${id} ${ben.id}`, async () => {
      calls.calm();
      expect((await takeOut(ada, id, ben.id)).status).toBe(200);
    });

    expect(await enrol(ben, id)).toMatchObject(unpaid);

    expect(await see(ben, id)).toMatchObject({ learnersCount: 0 });
  });
});
