import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { follow, press } from '#test/hands.ts';
import {
  type Answers,
  arrival,
  json,
  noConnection,
  openSite,
  serve,
  setWidth,
  storeSession,
} from '#test/web.tsx';
import { aCourse, coursesPage } from '../features/courses/a-course.ts';

const LIST = 'GET /api/courses/user';
const mine = { creator: 'ada', author: 'Ada King' };
const own = [
  aCourse('oil', { ...mine, title: 'Oil from rapeseed', isFree: false, price: 25.99, learnersCount: 1200 }),
  aCourse('new', { ...mine, title: 'Hedges', lessonsCount: 0, ratings: 0, stars: 0, learnersCount: 0 }),
];

function open(answers: Answers = {}, path = '/admin/courses') {
  const asked = serve({ ...arrival, [LIST]: () => json(coursesPage(own)), ...answers });
  storeSession();
  openSite(path);
  return asked;
}

test('shows the courses that I made in a table, with what each costs, holds and is thought of', async () => {
  const asked = open();

  const table = await screen.findByRole('table', { name: 'Your courses' });
  const rows = within(table)
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Course', 'Price', 'Lessons', 'Learners', 'Stars'],
    ['Oil from rapeseedFarming', '$25.99', '7', '1,200', '4.2 out of 5 rating4.2'],
    ['HedgesFarming', 'Free', 'No lessons yet', '0', 'No stars yet'],
  ]);
  expect(within(table).getByRole('link', { name: 'Hedges' }).getAttribute('href')).toBe('/admin/course/new');
  const [{ url } = { url: new URL('a:') }] = asked.filter(({ to }) => to === LIST);
  expect(url.searchParams.get('role')).toBe('created');
  expect(screen.getByRole('link', { name: 'Add Courses' }).getAttribute('href')).toBe('/courses?add');
});

test('shows rows on a phone, each leading to where the course is changed', async () => {
  setWidth(360);
  open();

  const link = await screen.findByRole('link', { name: 'Oil from rapeseed' });
  expect(link.getAttribute('href')).toBe('/admin/course/oil');
  expect(screen.queryByRole('table', { name: 'Your courses' })).toBeNull();
  const row = within(link.closest('li') as HTMLElement);
  for (const text of ['7 lessons', '$25.99', '1,200 learners']) expect(row.getByText(text)).toBeTruthy();
  expect(screen.getByText('No lessons yet')).toBeTruthy();
});

test('is turned page by page', async () => {
  const asked = open({
    [LIST]: ({ url }) => {
      const page = Number(url.searchParams.get('pageNumber'));
      return json(
        coursesPage(page === 1 ? own : [aCourse('last', { ...mine, title: 'The first one' })], 9, page),
      );
    },
  });
  await follow(/(^|\D)2$/);

  expect(await screen.findByRole('link', { name: 'The first one' })).toBeTruthy();
  expect(window.location.search).toBe('?page=2');
  expect(asked.filter(({ to }) => to === LIST)).toHaveLength(2);
});

test('says where there is none, and where they did not load', async () => {
  let isUp = false;
  open({ [LIST]: () => (isUp ? json(coursesPage([])) : noConnection()) });

  expect(await screen.findByRole('heading', { name: 'Your courses did not load' })).toBeTruthy();
  isUp = true;
  await press('Try again');

  await waitFor(() => expect(screen.getByText('You have made no course yet')).toBeTruthy());
});
