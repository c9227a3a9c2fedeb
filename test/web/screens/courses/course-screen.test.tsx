import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { CourseCard } from '#contract/courses/courses.ts';
import { callsTo, follow, heading, press } from '#test/hands.ts';
import { type Answer, clearSite, descriptionOf, json, noConnection, storeSession } from '#test/web.tsx';
import { aCourse, coursesPage } from '../../features/courses/a-course.ts';
import { aLesson, aTakenCourse, aWholeCourse } from '../../features/courses/a-whole-course.ts';
import { courseScreens } from '../../features/courses/course-screens.tsx';

const VIEW = 'POST /api/courses/views';
const priced = aWholeCourse({ isFree: false, price: 40 });

const fromList = (course: CourseCard) => (
  <Link to="/course/soil" state={{ list: '/courses?page=2', course }}>
    Living soil
  </Link>
);
const show = courseScreens('/course/soil', {
  '/courses': fromList(aWholeCourse()),
  '/courses/priced': fromList(priced),
});

let member = 0;
beforeEach(() => {
  // What the page has told once it does not tell again: each test has a member of its own.
  member += 1;
  storeSession({ id: `ada${member}` });
});

const title = () => heading('Living soil');
const button = (name: string) => screen.findByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });
const leadsTo = async (name: string, to: string) => expect((await link(name)).getAttribute('href')).toBe(to);
const rows = async () => {
  const list = (await screen.findAllByRole('list')).find((each) => each.matches('.lessons'));
  return within(list as HTMLElement).getAllByRole('listitem');
};
const states = async () => (await rows()).map((row) => /\bis-(\w+)/.exec(row.className)?.[1]);

test('says what a course is, whose, what it costs and what others think of it', async () => {
  await show(aWholeCourse({ description: 'One field.\n\nReal numbers: https://soil.example/numbers' }));

  await title();
  for (const text of ['Farming', 'Free', 'One field.', '40 learners']) screen.getByText(text);
  expect((await link('https://soil.example/numbers')).getAttribute('rel')).toContain('noopener');
  screen.getByRole('img', { name: '4.2 of 5 stars, from 12 learners' });
  await leadsTo('Ben Lane', '/profile/ben');
  await leadsTo('All courses', '/courses');
});

test('says to an administrator that it is hidden, and why', async () => {
  const hidden = { at: '2026-03-12T08:00:00.000Z', reasons: ['wrong'], answer: 'It is right.' } as const;
  await show(aWholeCourse({ isHidden: true, hidden: { ...hidden, reasons: [...hidden.reasons] } }));

  await screen.findByText('This was hidden. Members said: It is wrong.');
  screen.getByText('Its author answered: It is right.');
  expect(screen.queryByRole('button', { name: 'Answer once' })).toBeNull();
});

test('marks a hidden lesson for who still sees it', async () => {
  await show(aWholeCourse({ lessons: [aLesson('a', { isHidden: true }), aLesson('b')] }));

  expect((await rows()).map(({ textContent }) => textContent?.includes('Hidden'))).toEqual([true, false]);
});

test('says how many lessons are hidden', async () => {
  await show(aTakenCourse(1, 2, { hiddenLessons: 1 }));

  await screen.findByText('One lesson was hidden.');
  expect(await rows()).toHaveLength(2);
});

test('of a very long text the beginning is shown, up to a word, and the rest on a press', async () => {
  const words = 'Soil lives. '.repeat(80).trim();
  await show(aWholeCourse({ description: words }));
  await title();
  expect(screen.queryByText(words)).toBeNull();
  screen.getByText(/Soil(?: lives\.)? …$/);

  await press('More');
  screen.getByText(words);
  await press('Less');
  expect(screen.queryByText(words)).toBeNull();
});

test('without enrolment all lessons are locked, and it says what opens them', async () => {
  await show(aWholeCourse());

  await button('Join Course');
  screen.getByText('Join the course to open its lessons.');
  expect(await states()).toEqual(Array(7).fill('locked'));
  expect(screen.queryByRole('link', { name: /Lesson l1/ })).toBeNull();
  screen.getByText('About l7');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('who is in sees what is done, what is next and what is locked, and goes on there', async () => {
  await show(aTakenCourse(3));

  await leadsTo('Go to course', '/lesson/l4');
  expect(await states()).toEqual([...Array(3).fill('done'), 'now', ...Array(3).fill('locked')]);
  const [first, , , next, locked] = (await rows()).map((row) => within(row));
  first?.getByText('Completed');
  expect(next?.getByRole('link').getAttribute('href')).toBe('/lesson/l4');
  expect(locked?.queryByRole('link')).toBeNull();
  locked?.getByText('Finish Previous Lesson');

  await heading('3 of 7 lessons', 2);
  screen.getByText('43%');
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Lesson progress' });
  expect([bar.value, bar.max, bar.getAttribute('aria-valuetext')]).toEqual([3, 7, '3 of 7 lessons']);
});

test('one goes on with the lesson that was begun last', async () => {
  const begun = { isLocked: false, lesson_progresses: [{ id: 'p', isCompleted: false }] };
  const lessons = [aLesson('l1', { isLocked: false }), aLesson('l2', begun), aLesson('l3')];
  await show(aTakenCourse(0, 3, { lessons, lessonId: 'l2' }));

  await leadsTo('Go to course', '/lesson/l2');
  expect(await states()).toEqual(['open', 'now', 'locked']);
});

test.each([
  [7, 7, '100%'],
  [199, 200, '99%'],
  [0, 3, '0%'],
])('%i of %i lessons are %s', async (done, all, percent) => {
  await show(aTakenCourse(done, all));

  await screen.findByText(percent);
  // So many circles would fit on no screen.
  expect(document.querySelectorAll('.steps li').length).toBe(all > 24 ? 0 : all);
});

test('without lessons there is nowhere to go yet, and it says so', async () => {
  await show(aTakenCourse(0, 0));

  const go = await button('Go to course');
  expect(go.getAttribute('aria-disabled')).toBe('true');
  expect(descriptionOf(go)).toBe('It has no lessons yet. Come back when there are some.');
  await heading('No lessons yet', 3);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('to its creator it is open, leads to where it is changed, and is not counted as seen', async () => {
  const asked = await show(aWholeCourse({ creator: `ada${member}` }));

  await leadsTo('View Course', '/admin/course/soil');
  expect(await states()).toEqual(Array(7).fill('open'));
  expect(screen.queryByRole('button', { name: 'Join Course' })).toBeNull();
  expect(callsTo(asked, VIEW)).toEqual([]);
});

test('a visit is told once, is no failure where it does not arrive, and is not told for whom it knows already', async () => {
  const asked = await show(aWholeCourse(), { [VIEW]: noConnection });
  await title();
  await waitFor(() => expect(callsTo(asked, VIEW)).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(callsTo(asked, VIEW)[0]?.body).toEqual({ courseId: 'soil' });
  await clearSite();

  storeSession({ id: 'eve' });
  const views = [{ userId: 'eve', createdAt: '2025-03-12T23:30:00.000Z' }];
  const later = await show(aWholeCourse({ course_views: views }));
  await title();
  expect(callsTo(later, VIEW)).toEqual([]);
});

test('other courses of its category stand beside it, at most three, and without any there is no section', async () => {
  const others = ['a', 'b', 'c', 'd'].map((id) => aCourse(id, { isFree: id !== 'a', price: 12 }));
  const asked = await show(aWholeCourse(), {
    'GET /api/courses': () => json(coursesPage([aWholeCourse(), ...others])),
  });

  const section = within((await heading('Also study this course', 2)).closest('section') as HTMLElement);
  expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Course a',
    'Course b',
    'Course c',
  ]);
  section.getByText('$12');
  expect(callsTo(asked, 'GET /api/courses')[0]?.url.searchParams.get('category')).toBe('farming');
  await clearSite();

  storeSession();
  await show(aWholeCourse(), { 'GET /api/courses': () => json(coursesPage([aWholeCourse()])) });
  await title();
  expect(screen.queryByText('Also study this course')).toBeNull();
});

test('what the list knew stands there at once, without a connection too, and the rest can be tried again', async () => {
  let answer: Answer = noConnection;
  await show((asked) => answer(asked), {}, '/courses');
  await follow('Living soil');

  await title();
  screen.getByRole('button', { name: 'Join Course' });
  const problem = within(await screen.findByRole('alert'));
  problem.getByText('The lessons did not load');
  await leadsTo('All courses', '/courses?page=2');

  answer = () => json(aWholeCourse());
  await press('Try again', problem);
  await screen.findByText('From a spade of earth to a rotation.');
});

test('what was opened before the rest has come stays open', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  await show(() => promise, {}, '/courses/priced');
  await follow('Living soil');
  await press('Buy Course');
  const opened = await screen.findByRole('dialog', { name: 'Buy Course' });

  resolve(json(priced));

  await screen.findByText('From a spade of earth to a rotation.');
  expect(opened.isConnected).toBe(true);
});

test('asking a question does nothing, and says so', async () => {
  await show(aTakenCourse(1));
  await press('You are subscriber');

  const ask = await button('Ask a question Does nothing yet');
  expect(ask.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(ask);
  await button('Ask a question Does nothing yet');
});

test('a page that is loaded again waits for who is in it, whatever its list knew', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const state = { course: aCourse('soil', { title: 'Living soil' }) };
  await show(() => promise, {}, { pathname: '/course/soil', state });

  await title();
  expect(screen.queryByRole('button', { name: 'Join Course' })).toBeNull();
  resolve(json(aTakenCourse(1)));
  await link('Go to course');
});
