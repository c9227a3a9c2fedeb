import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { Course } from '#contract/courses/courses.ts';
import { callsTo, dialog, heading, press, question, type } from '#test/hands.ts';
import {
  type Answer,
  CONTENT_HOST,
  currentAddress,
  failure,
  json,
  noConnection,
  setWidth,
} from '#test/web.tsx';
import { aLesson, aWholeCourse } from '../../features/courses/a-course.ts';
import { courseScreens } from '../../features/courses/course-screens.tsx';

const ORDER = 'PUT /api/lessons/course/own/order';
const COPY = 'POST /api/lessons/b/copy';
const lessons = [aLesson('a', { coverImg: 'a.jpg' }), aLesson('b', { questionsCount: 5 }), aLesson('c')];
const own = aWholeCourse('own', {
  creator: 'ada',
  title: 'Grafting in one weekend',
  isFree: false,
  price: 25.99,
  stars: 3.9,
  learnersCount: 1128,
  lessons,
  lessonsCount: 3,
});

let go: ReturnType<typeof useNavigate>;
function Go() {
  go = useNavigate();
  return null;
}

const show = courseScreens('/admin/course/own', {}, <Go />);

const arrives = () => heading('Grafting in one weekend');
const leadsTo = (name: string, to: string) =>
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
const rows = () =>
  within(screen.getByRole('region', { name: 'Lessons' }))
    .getAllByRole('listitem')
    .filter((row) => row.querySelector('h3'));
const titles = () => rows().map((row) => row.querySelector('h3')?.textContent);
async function choose(lesson: string, entry: string) {
  await press(`Options: ${lesson}`);
  await press(entry);
}

test('shows what the course is, what it has come to, and its lessons in their order', async () => {
  await show(own);

  await arrives();

  for (const text of ['Your course', 'Farming', '$25.99', own.description]) screen.getByText(text);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,128',
    expect.stringMatching(/^3\.9/),
    '1,904',
  ]);
  screen.getByText('3 lessons');
  expect(titles()).toEqual(['Lesson a', 'Lesson b', 'Lesson c']);
  expect(rows().map((row) => row.querySelector('img')?.getAttribute('src'))[0]).toBe(
    `${CONTENT_HOST}/coverImg/a.jpg`,
  );
  await press('Options: Lesson b');
  leadsTo('Edit lesson', '/admin/lesson/edit/b');
  leadsTo('Edit test', '/admin/edit-test/b');
  leadsTo('Learners’ answers', '/admin/test-answers/b');
  screen.getByText('Test: 5 questions');
  await press('Options: Lesson c');
  leadsTo('Add test', '/admin/add-test/c');
  expect(screen.queryByRole('link', { name: 'Learners’ answers' })).toBeNull();
});

test('marks a hidden lesson', async () => {
  await show({ ...own, lessons: [aLesson('a', { isHidden: true }), aLesson('b')], lessonsCount: 2 });
  await arrives();

  expect(rows().map(({ textContent }) => textContent?.includes('Hidden'))).toEqual([true, false]);
});

test('says that nobody has given stars yet, and that it is free', async () => {
  await show({ ...own, stars: 0, ratings: 0, isFree: true, price: 0 });
  await arrives();

  screen.getByText('No stars yet');
  screen.getByText('Free');
});

test('the form is opened by its address too, and closed leaves the page', async () => {
  await show(own, {}, '/admin/course/own?edit');

  await (await dialog('Edit course')).findByDisplayValue(own.title);
  await press('Cancel');

  expect(currentAddress()).toBe('/admin/course/own');
});

test('that another device deleted says so below its form, which keeps what was typed', async () => {
  let isDeleted = false;
  const missing = () => failure(404, 'course.missing', 'There is no such course.');
  await show(() => (isDeleted ? missing() : json(own)), { 'PUT /api/courses/own': missing });
  await press('Edit course');
  const form = await dialog('Edit course');
  await type('Title', '!', form);
  isDeleted = true;

  await press('Save', form);

  expect((await form.findByRole('alert')).textContent).toMatch(/^This was deleted on another device/);
  await screen.findByText('This course is not here');
  expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe(`${own.title}!`);
  await userEvent.click(form.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
  await heading('This course is not here');
});

describe('a lesson', () => {
  const ordersOf = (asked: Parameters<typeof callsTo>[0]) =>
    callsTo(asked, ORDER).map(({ body }) => (body as { ids: string[] }).ids);
  const ordered: Answer = ({ body }) => json({ data: { courseId: 'own', ...(body as object) } });

  test('is moved at once, said to readers, and sent with the whole order', async () => {
    const late = Promise.withResolvers<Response>();
    const asked = await show(own, { [ORDER]: () => late.promise });
    await arrives();

    await choose('Lesson c', 'Move up');

    expect(titles()).toEqual(['Lesson a', 'Lesson c', 'Lesson b']);
    screen.getByText('“Lesson c” is lesson 2 of 3 now.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Options: Lesson c' }));
    late.resolve(json({ data: { courseId: 'own', ids: ['a', 'c', 'b'] } }));
    await waitFor(() => expect(ordersOf(asked)).toEqual([['a', 'c', 'b']]));
    expect(titles()).toEqual(['Lesson a', 'Lesson c', 'Lesson b']);
  });

  test('moved twice in a row is sent one order after the other, the last as it ends', async () => {
    const first = Promise.withResolvers<Response>();
    const answers: Answer[] = [() => first.promise, ordered];
    const asked = await show(own, { [ORDER]: (request) => answers.shift()?.(request) ?? noConnection() });
    await arrives();
    await choose('Lesson c', 'Move up');
    await choose('Lesson c', 'Move up');
    expect(titles()).toEqual(['Lesson c', 'Lesson a', 'Lesson b']);
    expect(ordersOf(asked)).toHaveLength(1);

    first.resolve(json({ data: { courseId: 'own', ids: ordersOf(asked)[0] } }));

    await waitFor(() => expect(ordersOf(asked).at(-1)).toEqual(['c', 'a', 'b']));
    expect(titles()).toEqual(['Lesson c', 'Lesson a', 'Lesson b']);
  });

  test('at either end cannot be moved beyond', async () => {
    await show(own);
    await arrives();

    await press('Options: Lesson a');
    expect(screen.queryByRole('button', { name: 'Move up' })).toBeNull();
    await press('Move down');
    await press('Options: Lesson c');
    expect(screen.queryByRole('button', { name: 'Move down' })).toBeNull();
  });

  test.each([
    [
      () => failure(409, 'lessons.changed', 'These are not its lessons.'),
      'The lessons were changed on another device meanwhile. This is how they stand now.',
    ],
    [noConnection, /The lessons stand as they did\.$/],
  ])('springs back where its place was refused, with a line above the list', async (answer, text) => {
    await show(own, { [ORDER]: answer });
    await arrives();

    await choose('Lesson c', 'Move up');

    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    await waitFor(() => expect(titles()).toEqual(['Lesson a', 'Lesson b', 'Lesson c']));
  });

  test('is copied: the list follows, and says where the copy stands', async () => {
    const late = Promise.withResolvers<Response>();
    const copy = aLesson('b2', { title: 'Lesson b (copy)' });
    let now = own;
    const asked = await show(() => json(now), { [COPY]: () => late.promise });
    await arrives();
    await choose('Lesson b', 'Copy');
    await press('Options: Lesson b');
    screen.getByText('Being copied…');
    await userEvent.keyboard('{Escape}');

    now = { ...own, lessons: lessons.toSpliced(2, 0, copy), lessonsCount: 4 };
    late.resolve(json({ data: copy }, 201));

    await screen.findByText('“Lesson b (copy)” stands right after it, without a test.');
    expect(titles()).toEqual(['Lesson a', 'Lesson b', 'Lesson b (copy)', 'Lesson c']);
    expect(callsTo(asked, COPY)).toHaveLength(1);
  });

  test('that was not copied says why, and another try is the same request', async () => {
    const copy = aLesson('b2', { title: 'Lesson b (copy)' });
    const answers = [noConnection, () => json({ data: copy }, 201)];
    const asked = await show(own, { [COPY]: () => (answers.shift() ?? noConnection)() });
    await arrives();
    await choose('Lesson b', 'Copy');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^“Lesson b” is not copied\. /);

    await choose('Lesson b', 'Copy');

    await screen.findByText('“Lesson b (copy)” stands right after it, without a test.');
    expect(screen.queryByRole('alert')).toBeNull();
    const keys = callsTo(asked, COPY).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('is deleted after a question, and the list and its count follow', async () => {
    let now = own;
    await show(() => json(now), {
      'DELETE /api/lessons/b': () => {
        now = { ...own, lessons: [lessons[0], lessons[2]] as Course['lessons'], lessonsCount: 2 };
        return json({ id: 'b' });
      },
    });
    await arrives();
    await choose('Lesson b', 'Delete');
    const asks = await question('Are you sure you want to delete?');
    asks.getByText('The lesson goes with its files and its test, for everyone.');

    await press('Delete', asks);

    await waitFor(() => expect(titles()).toEqual(['Lesson a', 'Lesson c']));
    screen.getByText('2 lessons');
    await screen.findByText('“Lesson b” is deleted.');
  });
});

describe('after a lesson was saved', () => {
  const back = (saved: string) => ({ pathname: '/admin/course/own', state: { saved } });
  const offers = async (name: RegExp) => within(await screen.findByRole('region', { name }));
  const entries = (part: Awaited<ReturnType<typeof offers>>) =>
    part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  test('the page offers a test, the next lesson and a look, and begins with the first', async () => {
    await show(own, {}, back('c'));

    expect(entries(await offers(/^“Lesson c” is saved\./))).toEqual([
      ['Add a test', '/admin/add-test/c'],
      ['Next lesson', '/admin/lesson/add'],
      ['Look at it', '/lesson/c'],
    ]);
    await press('Options: Lesson c');
  });

  test('with a test it begins with the next lesson', async () => {
    await show(own, {}, back('b'));

    expect(entries(await offers(/^“Lesson b” is saved with its test\./))).toEqual([
      ['Next lesson', '/admin/lesson/add'],
      ['Look at it', '/lesson/b'],
    ]);
  });

  test('one that is not there any more is not named', async () => {
    await show(own, {}, back('gone'));
    await arrives();

    expect(screen.queryByRole('link', { name: 'Next lesson' })).toBeNull();
  });

  test('the first offer has the focus, and not again on the way back', async () => {
    await show(own, {}, '/admin/elsewhere');
    act(() => void go('/admin/course/own', { state: { saved: 'c' } }));
    await offers(/^“Lesson c”/);
    expect(document.activeElement?.textContent).toBe('Add a test');

    act(() => void go('/admin/elsewhere'));
    act(() => void go(-1));
    await offers(/^“Lesson c”/);
    expect(document.activeElement).toBe(document.body);
  });
});

test.each([
  [360, 'the end of the page'],
  [1280, 'the head of the lessons'],
])('in a window of %i px one lesson more is added at %s alone', async (width, where) => {
  setWidth(width);
  await show(own);
  await arrives();

  const add = screen.getByRole('link', { name: 'Add lesson' });
  const region = screen.getByRole('region', { name: 'Lessons' });
  expect(region.contains(add)).toBe(where !== 'the end of the page');
});
