import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { courses } from '#contract/courses/courses.ts';
import { isShown } from '#contract/fields/hidden.ts';
import { json, renderAt, showAt, storeSession } from '#test/web.tsx';
import { showBegun, showCompleted } from '#web/features/lessons/api.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { aCourse, coursesPage, taken } from '../courses/a-course.ts';
import { aTakenCourse } from '../courses/a-whole-course.ts';

beforeEach(() => storeSession());

/** The lists as somebody sees them who comes back to them. */
function Cards() {
  const { data } = useApi(courses.listUserCourses, { pageNumber: 1 }, true);
  return data?.data.filter(isShown).map(({ id, completedCount, lessonId }) => (
    <p key={id}>
      {id}: {completedCount} completed, goes on with {lessonId ?? 'none'}
    </p>
  ));
}

function Whole() {
  const { data } = useApi(courses.getCourse, { id: 'soil' }, true);
  return (
    <p>{data?.lessons.map(({ lesson_progresses: [own] }) => (own?.isCompleted ? 'x' : own ? 'o' : '-'))}</p>
  );
}

async function show(ui: React.ReactNode, stored: { done: number }) {
  return showAt('/', ui, {
    'GET /api/courses/soil': () => json(aTakenCourse(2)),
    'GET /api/courses/user': () => json(coursesPage([aCourse('soil', taken(stored.done))])),
  });
}

test('what was completed counts in every list, once, however often its reply comes', async () => {
  const asked = await show(
    <>
      <Cards />
      <Whole />
    </>,
    { done: 2 },
  );
  await screen.findByText(/^soil: 2 completed/);
  await screen.findByText('xx-----');

  showCompleted('l3');
  showCompleted('l3');
  showBegun('l4');
  await screen.findByText('soil: 3 completed, goes on with l4');
  await screen.findByText('xxxo---');
  expect(asked.filter(({ to }) => to.startsWith('GET /api/courses'))).toHaveLength(2);
});

test('where the course was not opened, lists load again when somebody comes back to them', async () => {
  const stored = { done: 2 };
  await show(<Cards />, stored);
  await screen.findByText(/^soil: 2 completed/);
  cleanup();

  stored.done = 3;
  showCompleted('l3');
  renderAt('/', <Cards />);
  await screen.findByText(/^soil: 3 completed/);
});

test('a course that was read before a lesson was completed, and arrives afterwards, is loaded again', async () => {
  const first = Promise.withResolvers<Response>();
  const replies = [first.promise, Promise.resolve(json(aTakenCourse(3)))];
  const asked = await showAt('/', <Whole />, {
    'GET /api/courses/soil': () => replies.shift() as Promise<Response>,
  });
  await vi.waitFor(() => expect(asked.some(({ to }) => to === 'GET /api/courses/soil')).toBe(true));

  showCompleted('l3');
  first.resolve(json(aTakenCourse(2)));

  await screen.findByText('xxx----');
});
