import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { callsTo, press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answer, json, noConnection } from '#test/web.tsx';
import { put } from '#web/parts/sync/queue/outbox.ts';
import { newStep } from '#web/parts/sync/queue/outbox-entry.ts';
import { ReportsScreen } from '#web/screens/members/reports-screen.tsx';
import { aCourse, coursesPage, taken } from '../../features/courses/a-course.ts';
import { anAttempt } from '../../features/quizzes/a-test.ts';

const LIST = 'GET /api/courses/user';
const RESULTS = 'GET /api/user_tests/course/soil';

const screens = screenOf({ '/userinfo/reports': <ReportsScreen /> }, '/userinfo/reports');
const show = (courses: Answer, results: Answer = noConnection) =>
  screens.show({ [LIST]: courses, [RESULTS]: results });

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
  const asked = await show(() =>
    json(
      coursesPage([
        aCourse('soil', { title: 'Soil', ...taken(2), lessonId: 'soil03' }),
        aCourse('drip', { title: 'Drip', ...taken(0) }),
        aCourse('graft', { title: 'Graft', lessonsCount: 3, ...taken(4) }),
        aCourse('bare', { title: 'Bare', lessonsCount: 0, ...taken(0) }),
      ]),
    ),
  );

  const expected: [string, ...(string | undefined)[]][] = [
    ['Soil', '/course/soil', 'In progress', '2 of 7 lessons', '29%', '2 of 7 lessons'],
    ['Drip', '/course/drip', 'Not begun', '0 of 7 lessons', '0%', '0 of 7 lessons'],
    ['Graft', '/course/graft', 'Completed', '3 of 3 lessons', '100%', '3 of 3 lessons'],
    ['Bare', '/course/bare', 'Not begun', 'No lessons yet', undefined],
  ];
  for (const [title, ...said] of expected)
    expect([title, ...(await reportOf(title))]).toEqual([title, ...said]);
  expect(callsTo(asked, LIST)[0]?.url.searchParams.get('role')).toBe('enrolled');
});

test('says where a course that one takes is hidden', async () => {
  const page = coursesPage([aCourse('soil', { title: 'Soil', ...taken(2) })]);
  await show(() => json({ ...page, data: [{ id: 'lime', isHidden: true }, ...page.data] }));

  await screen.findByText('A course that you took was hidden.');
  screen.getByRole('heading', { level: 2, name: 'Soil' });
});

test('leads to all courses where one takes none', async () => {
  await show(() => json(coursesPage([])));

  await screen.findByRole('heading', { level: 2, name: 'No course reports yet' });
  expect(screen.getByRole('link', { name: 'See all courses' }).getAttribute('href')).toBe('/courses');
});

const soil = () => json(coursesPage([aCourse('soil', { title: 'Soil', ...taken(2) })]));
const openResults = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Test results: Soil', expanded: false }));
const of = (id: string, title: string) => ({ lesson: { id, title } });

test('opens how the tests of a course went, by lesson, and asks for it only then', async () => {
  const asked = await show(soil, () =>
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

test('what has not arrived stands above, without marks', async () => {
  await show(soil, () => json({ data: [] }));
  await openResults();
  const step = newStep('user-tests.finishTest', { id: 'a1', endTime: '1', choices: [] });
  const entry = { id: 'user-test/a1', kind: 'user-test', title: 'Test: Drilling', queueKey: '/course/soil' };

  await act(() => put({ ...entry, subject: 'test/l1', steps: [step] }));

  await screen.findByText('Waiting to be sent');
  screen.getByText('Test: Drilling');
  expect(screen.queryByText('You have finished no test of this course yet.')).toBeNull();
});

test('says that one has finished no test of a course yet', async () => {
  await show(soil, () => json({ data: [] }));

  await openResults();

  await screen.findByText('You have finished no test of this course yet.');
});

test('says that results did not load, and tries again', async () => {
  let isUp = false;
  await show(soil, () =>
    isUp ? json({ data: [{ ...anAttempt(1, 5), ...of('l1', 'Drilling') }] }) : noConnection(),
  );
  await openResults();
  await screen.findByText(/^Your test results did not load/);
  isUp = true;

  await press('Try again');

  await screen.findByRole('link', { name: 'Drilling' });
});
