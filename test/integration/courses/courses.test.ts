import { describe, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { formOf, newKey } from '#test/forms.ts';
import { type TestMember, useMembers, useStack } from '#test/system/stack.ts';
import { changeCourse, enrol, newCourse, viewCourse } from '#test/things/courses/courses.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');

const FARMING = '1';
const NATURE = '3';
const remove = (member: TestMember, id: string) => member.call('DELETE', `/api/courses/${id}`);
const listed = async (query = '', member = ben) => {
  const { status, body } = await member.call('GET', `/api/courses?pageSize=50&${query}`);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
};
const titles = async (query = '', member = ben): Promise<string[]> =>
  (await listed(query, member)).data.map(({ title }: { title: string }) => title);

describe('a new course', () => {
  test('is answered, read and listed as it is, its description on its own page alone', async () => {
    const form = { title: 'Early rapeseed', description: 'Nine\r\ndays.', categoryId: NATURE };
    const draft = formOf({ ...form, isFree: 'false', price: ' 25.99 ', thumbnail: png });

    const { status, body } = await ada.call('POST', '/api/courses/add', draft, newKey());

    const card = {
      id: expect.any(String),
      title: 'Early rapeseed',
      version: 0,
      categoryId: NATURE,
      category: 'Nature',
      isFree: false,
      price: 25.99,
      creator: ada.id,
      author: 'ada',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      thumbnail: expect.stringMatching(/^[\da-f-]{36}\.png$/),
      cover: { name: body.data.thumbnail, width: 2, height: expect.any(Number) },
      stars: 0,
      ratings: 0,
      lessonsCount: 0,
      learnersCount: 0,
      enrolledUser: [],
      added: false,
      repliesCount: 0,
      usefulCount: 0,
      repliesClosed: false,
    };
    const whole = {
      ...card,
      description: 'Nine\ndays.',
      lessons: [],
      starCounts: [0, 0, 0, 0, 0],
      viewsCount: 0,
      course_views: [],
    };
    expect([status, body.data]).toEqual([201, whole]);
    expect((await viewCourse(ben, body.data.id)).body).toEqual(body.data);
    for (const query of ['', `category=${NATURE}`, 'search=rapeseed', `search=EARL&category=${NATURE}`]) {
      expect((await listed(query)).data).toContainEqual(card);
    }
    expect(await titles(`search=rapeseed&category=${FARMING}`)).toEqual([]);
    expect((await ada.call('GET', '/api/courses/user')).body.data).toContainEqual(card);
    expect((await ben.call('GET', '/api/courses/user')).body).toMatchObject({ data: [], totalItems: 0 });
    const picture = await fetch(`${stack.contentUrl}/thumbnail/${body.data.thumbnail}`);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  test('is free, and has no price, where nothing else is said', async () => {
    expect(await newCourse(ada, { price: '12' })).toMatchObject({ isFree: true, price: 0 });
  });

  test('is not made of an unknown category, nor without what it needs', async () => {
    const add = async (fields: Record<string, string>) => {
      const draft = { title: 'Never', description: 'x', categoryId: FARMING, ...fields };
      const { status, body } = await ada.form('POST', '/api/courses/add', draft);
      return [status, body.code, body.fields];
    };

    expect(await add({ categoryId: 'x' })).toEqual([
      400,
      'category.unknown',
      { categoryId: 'There is no such category.' },
    ]);
    expect(await add({ title: ' ', description: '' })).toEqual([
      400,
      'request.invalid',
      { title: 'You must enter course title', description: 'You must add description' },
    ]);
    expect(await titles('search=never')).toEqual([]);
  });

  test('of a long description shows all of it on its page', async () => {
    const description = 'A long description. '.repeat(100).trim();
    const { id } = await newCourse(ada, { description });
    const read = async () => (await viewCourse(ben, id)).body.description;
    expect(await read()).toBe(description);

    await changeCourse(ada, id, { title: 'Another title' });
    expect(await read()).toBe(description);
    expect((await changeCourse(ada, id, { description: 'Short.' })).body.description).toBe('Short.');
    expect(await read()).toBe('Short.');
  });
});

describe('a change', () => {
  test('of title and category is found where it then is', async () => {
    const { id } = await newCourse(ada, { title: 'Sugar beet' });
    await changeCourse(ada, id, { title: 'Fodder beet' });

    const moved = (await changeCourse(ada, id, { categoryId: NATURE })).body;

    expect(moved).toMatchObject({ categoryId: NATURE, category: 'Nature', version: 2 });
    await eventually(() => titles('search=fodder'), ['Fodder beet']);
    expect([
      await titles(`search=beet&category=${NATURE}`),
      await titles(`search=beet&category=${FARMING}`),
    ]).toEqual([['Fodder beet'], []]);
    expect(await titles('category=&search=')).toEqual(await titles());
    expect(await changeCourse(ada, id, { categoryId: 'x' })).toMatchObject({ status: 400 });
  });

  test('sets a price, keeps it, and takes it away', async () => {
    const { id } = await newCourse(ada);
    const priced = async (fields: Record<string, string>) => {
      const { status, body } = await changeCourse(ada, id, fields);
      return [status, body.isFree ?? body.fields, body.price];
    };
    const noPrice = [400, { price: 'You must enter price' }, undefined];

    expect(await priced({ isFree: 'false' })).toEqual(noPrice);
    expect(await priced({ isFree: 'false', price: '' })).toEqual(noPrice);
    expect(await priced({ isFree: 'false', price: '10,5' })).toEqual([200, false, 10.5]);
    expect(await priced({ title: 'Still has its price' })).toEqual([200, false, 10.5]);
    expect(await priced({ isFree: 'false' })).toEqual([200, false, 10.5]);
    expect(await priced({ price: '12' })).toEqual([200, false, 12]);
    expect(await priced({ price: '' })).toEqual([200, false, 12]);
    expect(await priced({ isFree: 'true' })).toEqual([200, true, 0]);
    expect(await priced({ price: '12' })).toEqual([200, true, 0]);
    expect(await priced({ isFree: 'false' })).toEqual(noPrice);
  });
});

test('a deleted course is nowhere any more', async () => {
  const { id } = await newCourse(ada, { title: 'Ephemeral' });
  expect((await enrol(ben, id)).status).toBe(201);

  expect(await remove(ada, id)).toMatchObject({ status: 200, body: { id } });

  expect(await viewCourse(ben, id)).toMatchObject({ status: 404, body: { code: 'course.missing' } });
  expect(await titles('search=ephemeral')).toEqual([]);
  for (const query of ['', `category=${FARMING}`]) expect(await titles(query)).not.toContain('Ephemeral');
  for (const member of [ada, ben]) {
    const own = (await member.call('GET', '/api/courses/user?pageSize=50')).body.data;
    expect(own.map((one: { id: string }) => one.id)).not.toContain(id);
  }
});
