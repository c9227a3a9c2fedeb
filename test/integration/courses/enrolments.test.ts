import { describe, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { newKey } from '#test/forms.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import {
  changeCourse,
  enrol,
  leaveCourse,
  newCourse,
  rate,
  viewCourse,
} from '#test/things/courses/courses.ts';

const stack = useStack();
const { ada, ben, cleo } = useMembers(stack, 'ada', 'ben', 'cleo');

const see = async (member: TestMember, id: string) => (await viewCourse(member, id)).body;
const visit = (member: TestMember, courseId: string) =>
  member.call('POST', '/api/courses/views', { courseId }, newKey());
const own = async (member: TestMember, query = '') =>
  (await member.call('GET', `/api/courses/user?pageSize=50&${query}`)).body;
const ownTitles = async (member: TestMember, query = ''): Promise<string[]> =>
  (await own(member, query)).data.map(({ title }: { title: string }) => title);
const nothing = '01J00000000000000000000000';

describe('who joins a free course', () => {
  test('is in it at once, is counted, and finds it among their own', async () => {
    const { id } = await newCourse(ada, { title: 'Joined' });

    const { status, body } = await enrol(ben, id);

    expect([status, body.data]).toEqual([
      201,
      { courseId: id, isEnroll: true, isNew: true, learnersCount: 1 },
    ]);
    const enrolledUser = [{ id: ben.id, enrolls: { isEnroll: true } }];
    expect(await see(ben, id)).toMatchObject({ learnersCount: 1, enrolledUser, completedCount: 0 });
    expect(await see(cleo, id)).toMatchObject({ learnersCount: 1, enrolledUser: [] });
    expect(await see(cleo, id)).not.toHaveProperty('completedCount');
    const [mine] = (await own(ben)).data;
    expect(mine).toMatchObject({ id, enrolledUser, completedCount: 0 });
    const inLists = async () =>
      (await cleo.call('GET', '/api/courses?search=joined')).body.data[0].learnersCount;
    await eventually(inLists, 1);
  });

  test('a second time stays in it, and is not counted again', async () => {
    const { id } = await newCourse(ada, { title: 'Twice' });
    await enrol(ben, id);

    const { status, body } = await enrol(ben, id);

    expect([status, body.data]).toEqual([
      200,
      { courseId: id, isEnroll: true, isNew: false, learnersCount: 1 },
    ]);
    expect((await see(ben, id)).learnersCount).toBe(1);
    expect((await ownTitles(ben)).filter((title) => title === 'Twice')).toEqual(['Twice']);
  });

  test('and leaves is out of it, keeps what they have done, and may come back to it', async () => {
    const { findEnrolment } = await import('#kinds/enrolment.ts');
    const { writeTogether } = await import('#platform/table/transaction.ts');
    const { update } = await import('#platform/table/update.ts');
    const { keys } = await import('#platform/table/keys.ts');
    const { id } = await newCourse(ada, { title: 'Come and go' });
    await enrol(ben, id);
    const done = update(keys.enrolment(id, ben.id), {
      set: { lessonId: nothing },
      add: { completed: new Set([1, 2]) },
    });
    const { course } = await import('#kinds/declared/course.ts');
    const ofTwo = update(course.key({ id }), { add: { lessonsCount: 2 } });
    await writeTogether([{ update: done }, { update: ofTwo }]);
    expect(await see(ben, id)).toMatchObject({ completedCount: 2, lessonId: nothing });

    const left = await leaveCourse(ben, id);
    expect([left.status, left.body.data]).toEqual([200, { courseId: id, isEnroll: false, learnersCount: 0 }]);
    const seen = await see(ben, id);
    expect(seen).toMatchObject({
      learnersCount: 0,
      enrolledUser: [{ id: ben.id, enrolls: { isEnroll: false } }],
    });
    expect(seen).not.toHaveProperty('completedCount');
    expect(await ownTitles(ben)).not.toContain('Come and go');
    expect((await leaveCourse(ben, id)).body.data).toMatchObject({ isEnroll: false, learnersCount: 0 });

    await enrol(ben, id);
    expect(await see(ben, id)).toMatchObject({ completedCount: 2, lessonId: nothing, learnersCount: 1 });
    expect([...((await findEnrolment(id, ben.id))?.completed ?? [])]).toEqual([1, 2]);
  });
});

describe('nobody joins', () => {
  test('their own course', async () => {
    const { id } = await newCourse(ada);

    expect(await enrol(ada, id)).toMatchObject({ status: 409, body: { code: 'course.own' } });
    expect((await leaveCourse(ada, id)).body.data).toMatchObject({ isEnroll: false, learnersCount: 0 });
    expect(await see(ada, id)).toMatchObject({ learnersCount: 0, enrolledUser: [] });
  });

  test('what is not there', async () => {
    for (const ask of [enrol, leaveCourse, visit]) {
      expect(await ask(ben, nothing)).toMatchObject({ status: 404, body: { code: 'course.missing' } });
    }
    expect(await rate(ben, nothing, 5)).toMatchObject({ status: 404, body: { code: 'course.missing' } });
  });

  test('a paid course, in whatever order it is asked for', async () => {
    const { id } = await newCourse(ada, { isFree: 'false', price: '20' });
    const unpaid = { status: 402, body: { code: 'course.paid', error: expect.any(String) } };

    expect(await enrol(ben, id)).toMatchObject(unpaid);
    expect((await leaveCourse(ben, id)).status).toBe(200);
    expect(await enrol(ben, id)).toMatchObject(unpaid);
    expect((await visit(ben, id)).status).toBe(201);
    expect(await rate(ben, id, 5)).toMatchObject({ status: 403, body: { code: 'course.not-enrolled' } });
    expect(await see(ben, id)).toMatchObject({ enrolledUser: [], learnersCount: 0, ratings: 0 });
  });
});

test('who is in when a price is set stays in; who had left, or comes later, must buy', async () => {
  const { id } = await newCourse(ada, { title: 'Priced later' });
  await enrol(ben, id);
  await enrol(cleo, id);
  await leaveCourse(cleo, id);

  expect((await changeCourse(ada, id, { isFree: 'false', price: '9' })).status).toBe(200);

  expect(await enrol(ben, id)).toMatchObject({ status: 200 });
  expect((await rate(ben, id, 4)).status).toBe(201);
  expect(await enrol(cleo, id)).toMatchObject({ status: 402 });
  expect(await see(cleo, id)).toMatchObject({ learnersCount: 1, price: 9 });

  // Of a price that comes and goes the last one counts.
  await changeCourse(ada, id, { isFree: 'true' });
  await changeCourse(ada, id, { isFree: 'false', price: '10' });
  expect((await changeCourse(ada, id, { isFree: 'true' })).status).toBe(200);
  expect(await enrol(cleo, id)).toMatchObject({ status: 201, body: { data: { learnersCount: 2 } } });
});

test("a member's own are those that they take, the last joined first, then those that they made", async () => {
  const dora = await stack.member('dora');
  for (const title of ['Made 1', 'Made 2', 'Made 3']) await newCourse(dora, { title });
  for (const title of ['Taken 1', 'Taken 2', 'Taken 3']) {
    await enrol(dora, (await newCourse(ada, { title })).id);
  }
  const taken = ['Taken 3', 'Taken 2', 'Taken 1'];
  const made = ['Made 3', 'Made 2', 'Made 1'];

  expect(await ownTitles(dora)).toEqual([...taken, ...made]);
  expect(await ownTitles(dora, 'role=enrolled')).toEqual(taken);
  expect(await ownTitles(dora, 'role=created')).toEqual(made);
  const page = async (query: string) => {
    const { data, ...paged } = (await dora.call('GET', `/api/courses/user?${query}`)).body;
    return [data.map(({ title }: { title: string }) => title), paged.totalItems, paged.pages];
  };
  expect(await page('pageSize=4')).toEqual([[...taken, 'Made 3'], 6, 2]);
  expect(await page('pageSize=4&pageNumber=2')).toEqual([['Made 2', 'Made 1'], 6, 2]);
  expect(await page('pageSize=2&pageNumber=2')).toEqual([['Taken 1', 'Made 3'], 6, 3]);
  expect(await page('pageSize=3&pageNumber=2')).toEqual([made, 6, 2]);
  expect(await page('pageSize=3&pageNumber=3')).toEqual([[], 6, 2]);
  expect(await dora.call('GET', '/api/courses/user?role=both')).toMatchObject({ status: 400 });
});

test("a search of one's own finds what one takes or made, by the beginnings of its title's words", async () => {
  const [dora, eve] = [await stack.member('dora2'), await stack.member('eve2')];
  for (const title of ['Hedges by hand', 'Wet fields']) await newCourse(dora, { title });
  for (const title of ['Laying a hedge', 'Lambing']) await enrol(dora, (await newCourse(eve, { title })).id);
  await newCourse(eve, { title: 'Hedges that nobody took' });

  expect(await ownTitles(dora, 'search=hedg')).toEqual(['Laying a hedge', 'Hedges by hand']);
  expect(await ownTitles(dora, 'search=HEDG%20hand')).toEqual(['Hedges by hand']);
  expect(await ownTitles(dora, 'search=hedg&role=enrolled')).toEqual(['Laying a hedge']);
  expect(await ownTitles(dora, 'search=hedg&role=created')).toEqual(['Hedges by hand']);
  expect(await ownTitles(dora, 'search=%20')).toHaveLength(4);
  const { body } = await dora.call('GET', '/api/courses/user?search=hedg&pageSize=1&pageNumber=2');
  expect([body.data[0].title, body.totalItems, body.pages]).toEqual(['Hedges by hand', 2, 2]);
});

describe('a visit', () => {
  test('counts once for each member, and not for the creator', async () => {
    const { id } = await newCourse(ada);
    const counted = async (member: TestMember) => {
      const { status, body } = await visit(member, id);
      return [status, body.data.isCounted];
    };

    expect([await counted(ben), await counted(ben), await counted(ada), await counted(cleo)]).toEqual([
      [201, true],
      [200, false],
      [200, false],
      [201, true],
    ]);
    expect(await see(ada, id)).toMatchObject({
      viewsCount: 2,
      course_views: [
        { userId: cleo.id, createdAt: expect.any(String) },
        { userId: ben.id, createdAt: expect.any(String) },
      ],
    });
  });

  test('is shown among the newest hundred, and all are counted', async () => {
    const { countView } = await import('#kinds/course/views.ts');
    const { writeTogether } = await import('#platform/table/transaction.ts');
    const { id } = await newCourse(ada);
    for (let count = 0; count < 101; count += 1) await writeTogether(countView(id, `visitor-${count}`));

    const { viewsCount, course_views } = await see(ben, id);

    expect([viewsCount, course_views.length]).toEqual([101, 100]);
    expect([course_views[0].userId, course_views[99].userId]).toEqual(['visitor-100', 'visitor-1']);
  });
});

test('feedback is not taken from the creator, nor from who has left; what they gave stays', async () => {
  const { id } = await newCourse(ada);
  const refused = { status: 403, body: { code: 'course.not-enrolled' } };
  await enrol(ben, id);
  await rate(ben, id, 3, 'x'.repeat(2_000));
  await leaveCourse(ben, id);

  expect(await rate(ben, id, 5)).toMatchObject(refused);
  expect(await rate(ada, id, 5)).toMatchObject(refused);
  expect(await see(cleo, id)).toMatchObject({ stars: 3, ratings: 1 });
});
