import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { screenOf } from '#test/screen-of.tsx';
import { json, setWidth } from '#test/web.tsx';
import { ManagedCoursesScreen } from '#web/screens/courses/managed-courses-screen.tsx';
import { aCourse, coursesPage } from '../../features/courses/a-course.ts';

const LIST = 'GET /api/courses/user';
const mine = { creator: 'ada', author: 'Ada King' };
const own = [
  aCourse('oil', { ...mine, title: 'Oil from rapeseed', isFree: false, price: 25.99, learnersCount: 1200 }),
  aCourse('new', { ...mine, title: 'Hedges', lessonsCount: 0, ratings: 0, stars: 0, learnersCount: 0 }),
];

const { show } = screenOf({ '/admin/courses': <ManagedCoursesScreen /> }, '/admin/courses', {
  answers: () => ({ [LIST]: () => json(coursesPage(own)) }),
});

test('shows the courses that I made in a table, with what each costs, holds and is thought of', async () => {
  const asked = await show();

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
  await show();

  const link = await screen.findByRole('link', { name: 'Oil from rapeseed' });
  expect(link.getAttribute('href')).toBe('/admin/course/oil');
  expect(screen.queryByRole('table', { name: 'Your courses' })).toBeNull();
  const row = within(link.closest('li') as HTMLElement);
  for (const text of ['7 lessons', '$25.99', '1,200 learners']) expect(row.getByText(text)).toBeTruthy();
  expect(screen.getByText('No lessons yet')).toBeTruthy();
});
