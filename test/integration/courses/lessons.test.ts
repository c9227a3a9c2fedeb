import { describe, expect, test } from 'vitest';
import { png } from '#test/files/pictures.ts';
import { filesAtRest } from '#test/system/bucket.ts';
import { itemsIn } from '#test/system/items.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { enrol, newCourse, viewCourse } from '#test/things/courses/courses.ts';
import {
  addLesson,
  deleteLesson,
  learn,
  lessonsOf,
  newLesson,
  newLessons,
  orderLessons,
} from '#test/things/courses/lessons.ts';
import { addBlock, changeBlock, newNews, newRichtext } from '#test/things/news.ts';
import { told } from '#test/told.ts';

const stack = useStack();
const { ada, ben, eve } = useMembers(stack, 'ada', 'ben', 'eve');

const titles = async (courseId: string, member = ada): Promise<string[]> =>
  (await lessonsOf(member, courseId)).map(({ title }: { title: string }) => title);

describe('a new lesson', () => {
  test('is answered and listed as it is, with its picture, and its course counts it', async () => {
    const { id: courseId } = await newCourse(ada);
    const richtextId = await newRichtext(ada);
    const draft = { title: 'Roots', lessonDesc: 'Nine\ndays.', courseId, richtextId, coverImg: png };

    const { status, body } = await addLesson(ada, draft);

    const card = {
      id: expect.stringContaining(courseId),
      courseId,
      title: 'Roots',
      lessonDesc: 'Nine\ndays.',
      coverImg: expect.stringMatching(/^[\da-f-]{36}\.png$/),
      cover: { name: body.data.coverImg, width: 2, height: expect.any(Number) },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      lesson_progresses: [],
      isLocked: false,
      questionsCount: 0,
      version: 0,
      repliesCount: 0,
      usefulCount: 0,
      repliesClosed: false,
    };
    expect([status, body.data]).toEqual([201, card]);
    expect(await lessonsOf(ada, courseId)).toEqual([card]);
    expect((await viewCourse(ada, courseId)).body).toMatchObject({ lessons: [card], lessonsCount: 1 });
    const picture = await fetch(`${stack.contentUrl}/coverImg/${body.data.coverImg}`);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  test('stands behind the others, and its list shows the beginning of a long description', async () => {
    const { id } = await newCourse(ada);
    await newLessons(ada, id, ['One', 'Two']);
    await newLesson(ada, id, { title: 'Three', lessonDesc: 'soil '.repeat(4000) });

    expect(await titles(id)).toEqual(['One', 'Two', 'Three']);
    expect((await lessonsOf(ada, id))[2].lessonDesc).toHaveLength(300);
  });

  const gaps = { title: 'You must enter lesson title', lessonDesc: 'You must add lesson description' };
  const long = { title: 'At most 200 characters, please.' };
  test.each<[string, Record<string, string>, number, string, object | undefined]>([
    ['gaps', { title: ' ', lessonDesc: '' }, 400, 'request.invalid', gaps],
    ['a long title', { title: 'a'.repeat(201) }, 400, 'request.invalid', long],
    ['no course of that id', { courseId: 'nowhere' }, 404, 'course.missing', undefined],
    ['no rich text of that id', { richtextId: 'nowhere' }, 404, 'richtext.missing', undefined],
  ])('is refused with %s', async (_, fields, status, code, told) => {
    const { id: courseId } = await newCourse(ada);
    const richtextId = await newRichtext(ada);
    const draft = { title: 'Roots', lessonDesc: 'All of it.', courseId, richtextId };

    const reply = await addLesson(ada, { ...draft, ...fields });

    expect([reply.status, reply.body.code, reply.body.fields]).toEqual([status, code, told]);
  });

  test('is refused with a rich text that another lesson has, or that is another’s', async () => {
    const { id: courseId } = await newCourse(ada);
    const { richtextId } = await newLesson(ada, courseId);
    const draft = { title: 'Roots', lessonDesc: 'All of it.', courseId };

    expect((await addLesson(ada, { ...draft, richtextId })).body.code).toBe('richtext.used');
    const others = await addLesson(ada, { ...draft, richtextId: await newRichtext(eve) });
    expect([others.status, others.body.code]).toEqual([403, 'thing.not-yours']);
    expect(await titles(courseId)).toEqual(['A first look']);
  });

  test('each of several at once comes in, and is counted', async () => {
    const { id } = await newCourse(ada);

    await Promise.all(['a', 'b', 'c', 'd'].map((title) => newLesson(ada, id, { title })));

    expect((await titles(id)).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect((await viewCourse(ada, id)).body.lessonsCount).toBe(4);
  });

  test('is refused where the course has 200 already', async () => {
    const { id } = await newCourse(ada);
    const { changeOrder, readOrder } = await import('#kinds/lessons/order.ts');
    const { writeTogether } = await import('#platform/table/transaction.ts');
    const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
    await writeTogether([changeOrder(id, await readOrder(id), { numbers, created: 200 })]);
    const draft = { title: 'Roots', lessonDesc: 'All of it.', courseId: id };

    const { status, body } = await addLesson(ada, { ...draft, richtextId: await newRichtext(ada) });

    expect([status, body.error]).toEqual([409, 'A course has 200 lessons at most.']);
  });
});

describe('another order', () => {
  test('holds for everyone, and a lesson that comes then is the last', async () => {
    const { id } = await newCourse(ada);
    const [one = '', two = '', three = ''] = await newLessons(ada, id, ['One', 'Two', 'Three']);

    expect((await orderLessons(ada, id, [three, one, two])).body.data.ids).toEqual([three, one, two]);
    await newLesson(ada, id, { title: 'Four' });

    expect(await titles(id, ben)).toEqual(['Three', 'One', 'Two', 'Four']);
  });

  test.each<[string, (ids: string[]) => string[]]>([
    ['lacks one', ([one = '']) => [one]],
    ['names one twice', ([one = '', two = '']) => [one, two, one]],
    ['names one twice and lacks another', ([one = '']) => [one, one]],
    ['names one of elsewhere', ([one = '']) => [one, 'elsewhere']],
  ])('that %s is refused', async (_, choose) => {
    const { id } = await newCourse(ada);
    const ids = await newLessons(ada, id, ['One', 'Two']);

    expect(told(await orderLessons(ada, id, choose(ids)))).toEqual([409, 'lessons.changed']);
    expect(await titles(id)).toEqual(['One', 'Two']);
  });
});

test('a deleted lesson is gone for everyone at once, with its words and pictures after a while', async () => {
  const { id } = await newCourse(ada);
  const before = await filesAtRest();
  const fields = { title: 'Two', coverImg: png, lessonDesc: 'soil '.repeat(4000) };
  const [lesson] = [await newLesson(ada, id, fields), await newLesson(ada, id, { title: 'Three' })];
  await addBlock(ada, 'photos', { richtextId: lesson.richtextId, order: '1', img: png });
  expect(await filesAtRest()).toHaveLength(before.length + 2);

  expect((await deleteLesson(ada, lesson.id)).body).toEqual({ id: lesson.id });

  expect(await titles(id)).toEqual(['Three']);
  expect((await viewCourse(ada, id)).body.lessonsCount).toBe(1);
  expect((await deleteLesson(ada, lesson.id)).status).toBe(404);
  expect(await filesAtRest()).toEqual(before);
  expect(await itemsIn(`RICHTEXT#${lesson.richtextId}`)).toEqual([]);
  expect(await itemsIn(`LESSON#${lesson.id}`)).toEqual([]);
});

describe('the words of a lesson', () => {
  async function aLesson() {
    const { id: courseId } = await newCourse(ada);
    await newLesson(ada, courseId);
    const lesson = await newLesson(ada, courseId);
    const text = { richtextId: lesson.richtextId, order: '1', textDescription: 'Nine days ahead' };
    const { body } = await addBlock(ada, 'texts', text);
    return { ...lesson, courseId, textId: body.data.id };
  }
  /** By which code a member is refused who reads the lesson's rich text. */
  async function reading(member: TestMember, richtextId: string): Promise<string> {
    const { authorize } = await import('#kinds/authorize.ts');
    const { getRichtext } = await import('#kinds/richtext.ts');
    const who = { id: member.id, sub: member.id, username: '', isAdmin: false, signedInAt: 0, token: '' };
    return authorize(who, 'read', await getRichtext(richtextId)).then(
      () => 'yes',
      ({ code }: { code: string }) => code,
    );
  }

  test('are read by the creator, and by who takes the course once the lesson is open', async () => {
    const { courseId, richtextId } = await aLesson();
    expect(await reading(ada, richtextId)).toBe('yes');
    expect(await reading(ben, richtextId)).toBe('course.not-enrolled');

    await enrol(ben, courseId);
    expect(await reading(ben, richtextId)).toBe('lesson.locked');
    const [first] = await lessonsOf(ben, courseId);
    await learn(ben, first.id);

    expect(await reading(ben, richtextId)).toBe('yes');
    expect(await reading(eve, richtextId)).toBe('course.not-enrolled');
  });

  test('are changed by the creator alone, also by nobody who takes the course', async () => {
    const { courseId, richtextId, textId } = await aLesson();
    await enrol(ben, courseId);

    for (const member of [ben, eve]) {
      const more = { richtextId, order: '2', textDescription: 'Mine' };
      expect((await addBlock(member, 'texts', more)).status).toBe(403);
      expect((await changeBlock(member, 'texts', textId, { textDescription: 'Mine' })).status).toBe(403);
      expect((await member.call('DELETE', `/api/texts/${textId}`)).status).toBe(403);
    }
    expect((await changeBlock(ada, 'texts', textId, { textDescription: 'Ten days' })).status).toBe(200);
  });

  test('come to no news: whoever takes the course, its creator or another', async () => {
    const { courseId, richtextId } = await aLesson();
    await enrol(ben, courseId);
    const draft = { title: 'Taken', category: 'Nature', richtextId };
    const asNews = async (member: TestMember) => {
      const { formOf } = await import('#test/forms.ts');
      return (await member.call('POST', '/api/news/add/community/2', formOf(draft))).body.code;
    };

    expect([await asNews(ben), await asNews(eve), await asNews(ada)]).toEqual([
      'thing.not-yours',
      'thing.not-yours',
      'richtext.used',
    ]);
    await newNews(ada); // with a rich text of its own it does
  });
});
