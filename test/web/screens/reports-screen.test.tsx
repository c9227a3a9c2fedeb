// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Asked,
  arrival,
  clearSite,
  json,
  noConnection,
  openSite,
  serve,
  storeSession,
} from '#test/web.tsx';
import { aCourse, coursesPage, taken } from '../features/courses/a-course.ts';

beforeEach(() => storeSession());
afterEach(clearSite);

const LIST = 'GET /api/courses/user';

function show(courses: (asked: Asked) => Response | Promise<Response>, query = '') {
  const asked = serve({ ...arrival, [LIST]: courses });
  openSite(`/userinfo/reports${query}`);
  return asked;
}

async function reportOf(title: string) {
  const report = (await screen.findByRole('heading', { level: 2, name: title })).closest('li') as HTMLElement;
  const bar = within(report).queryByRole('progressbar');
  return [
    within(report).getByRole('link').getAttribute('href'),
    ...[...report.querySelectorAll('.badge, .meta span')].map(({ textContent }) => textContent),
    bar?.getAttribute('aria-valuetext'),
  ];
}

test('says of each course that one takes how far one is, never over 100 percent', async () => {
  const asked = show(() =>
    json(
      coursesPage([
        aCourse('soil', { title: 'Soil', ...taken(2), lessonId: 'soil03' }),
        aCourse('drip', { title: 'Drip', ...taken(0) }),
        aCourse('graft', { title: 'Graft', lessonsCount: 3, ...taken(4) }),
        aCourse('bare', { title: 'Bare', lessonsCount: 0, ...taken(0) }),
      ]),
    ),
  );

  expect(await reportOf('Soil')).toEqual([
    '/course/soil',
    'In progress',
    '2 of 7 lessons',
    '29%',
    '2 of 7 lessons',
  ]);
  expect(await reportOf('Drip')).toEqual([
    '/course/drip',
    'Not begun',
    '0 of 7 lessons',
    '0%',
    '0 of 7 lessons',
  ]);
  expect(await reportOf('Graft')).toEqual([
    '/course/graft',
    'Completed',
    '3 of 3 lessons',
    '100%',
    '3 of 3 lessons',
  ]);
  expect(await reportOf('Bare')).toEqual(['/course/bare', 'Not begun', 'No lessons yet', undefined]);
  const [{ url }] = asked.filter(({ to }) => to === LIST) as [Asked];
  expect(url.searchParams.get('role')).toBe('enrolled');
});

test('shows them page by page', async () => {
  show(({ url }) => {
    const page = Number(url.searchParams.get('pageNumber'));
    return json(coursesPage([aCourse(`of page ${page}`, taken(1))], 9, page));
  });
  await screen.findByRole('heading', { level: 2, name: 'Course of page 1' });

  await userEvent.click(screen.getByRole('link', { name: /^Next/ }));

  expect(await screen.findByRole('heading', { level: 2, name: 'Course of page 2' })).toBeTruthy();
  expect(window.location.search).toBe('?page=2');
});

test('leads to all courses where one takes none', async () => {
  show(() => json(coursesPage([])));

  expect(await screen.findByRole('heading', { level: 2, name: 'No course reports yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all courses' }).getAttribute('href')).toBe('/courses');
});

test('says that they did not load, and tries again', async () => {
  let isUp = false;
  show(() => (isUp ? json(coursesPage([aCourse('soil', taken(1))])) : noConnection()));
  await screen.findByRole('heading', { level: 2, name: 'Your course reports did not load' });
  isUp = true;

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { level: 2, name: 'Course soil' })).toBeTruthy();
});
