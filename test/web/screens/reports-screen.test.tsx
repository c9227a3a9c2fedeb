import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { follow, press } from '#test/hands.ts';
import {
  type Answer,
  type Asked,
  arrival,
  json,
  noConnection,
  openSite,
  serve,
  storeSession,
} from '#test/web.tsx';
import { aCourse, coursesPage, taken } from '../features/courses/a-course.ts';
import { anAttempt } from '../features/quizzes/a-test.ts';

beforeEach(() => storeSession());

const LIST = 'GET /api/courses/user';
const RESULTS = 'GET /api/user_tests/course/soil';

function show(courses: Answer, query = '', results: Answer = noConnection) {
  const asked = serve({ ...arrival, [LIST]: courses, [RESULTS]: results });
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

  await follow(/^Next/);

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

  await press('Try again');

  expect(await screen.findByRole('heading', { level: 2, name: 'Course soil' })).toBeTruthy();
});

const soil = () => json(coursesPage([aCourse('soil', { title: 'Soil', ...taken(2) })]));
const openResults = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Test results: Soil', expanded: false }));
const of = (id: string, title: string) => ({ lesson: { id, title } });

test('opens how the tests of a course went, by lesson, and asks for it only then', async () => {
  const asked = show(soil, '', () =>
    json({
      data: [
        { ...anAttempt(1, 5), ...of('l1', 'Drilling') },
        { ...anAttempt(2, 9), ...of('l1', 'Drilling') },
        { ...anAttempt(3, 0, { total_marks: 0, is_passed: true }), ...of('l2', 'Rolling') },
      ],
    }),
  );
  await screen.findByRole('heading', { level: 2, name: 'Soil' });
  expect(asked.some(({ to }) => to === RESULTS)).toBe(false);

  await openResults();

  const drilling = await screen.findByRole('link', { name: 'Drilling' });
  expect(drilling.getAttribute('href')).toBe('/lesson/l1');
  const rows = [...document.querySelectorAll('.attempt')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'First attempt5/101 March 2025failed',
    'Second attempt9/102 March 2025Success',
    'First attemptEvery question answered3 March 2025Success',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Drilling',
    'Rolling',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Test results: Soil', expanded: true }));
  expect(screen.queryByRole('link', { name: 'Drilling' })).toBeNull();
});

test('says that one has finished no test of a course yet', async () => {
  show(soil, '', () => json({ data: [] }));

  await openResults();

  await screen.findByText('You have finished no test of this course yet.');
});

test('says that results did not load, and tries again', async () => {
  let isUp = false;
  show(soil, '', () =>
    isUp ? json({ data: [{ ...anAttempt(1, 5), ...of('l1', 'Drilling') }] }) : noConnection(),
  );
  await openResults();
  await screen.findByText(/^Your test results did not load/);
  isUp = true;

  await press('Try again');

  await screen.findByRole('link', { name: 'Drilling' });
});
