import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Course } from '#contract/courses.ts';
import type { Learner } from '#contract/enrolls.ts';
import { callsTo, press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, failure, json, onePage } from '#test/web.tsx';
import { CourseOwnerScreen } from '#web/screens/courses/course-owner-screen.tsx';
import { CourseScreen } from '#web/screens/courses/course-screen.tsx';
import { coursesPage } from '../features/courses/a-course.ts';
import { aWholeCourse } from '../features/courses/a-whole-course.ts';

const LET_IN = 'POST /api/courses/soil/learners';
const OUT = 'DELETE /api/courses/soil/learners/ben';
const LIST = 'GET /api/courses/soil/learners';
const MEMBERS = 'GET /api/communities-users/community/3';

const priced = aWholeCourse({ creator: 'ada', isFree: false, price: 12.5, ratings: 0, learnersCount: 0 });
const ben: Learner = {
  ...{ id: 'row', userId: 'ben', name: 'Ben Lane', isEnroll: true, completedCount: 2 },
  createdAt: '2026-03-12T08:00:00.000Z',
};
const standing = { courseId: 'soil', userId: 'ben', learnersCount: 1 };

const screens = screenOf(
  { '/course/:courseId': <CourseScreen />, '/admin/course/:courseId': <CourseOwnerScreen /> },
  '/admin/course/soil',
  {
    answers: () => ({
      'GET /api/courses': () => json(coursesPage([])),
      'GET /api/courses/soil/feedback': () => json({ ...onePage, data: [] }),
      'POST /api/courses/views': () => json({ data: { courseId: 'soil', isCounted: true } }, 201),
      [LIST]: () => json({ ...onePage, data: [] }),
      [MEMBERS]: () =>
        json({
          ...onePage,
          totalItems: 2,
          data: [
            { id: 'a', userId: 'ada', user: { firstName: 'Ada' } },
            { id: 'b', userId: 'ben', user: { firstName: 'Ben', lastName: 'Lane' } },
          ],
        }),
    }),
  },
);
const show = (course: Course, answers: Answers = {}, ...path: string[]) =>
  screens.show({ 'GET /api/courses/soil': () => json(course), ...answers }, ...path);

const section = async () => within(await screen.findByRole('region', { name: 'Learners' }));

test('its creator finds a member by name and lets them in', async () => {
  let data: Learner[] = [];
  const asked = await show(priced, {
    [LIST]: () => json({ ...onePage, totalItems: data.length, data }),
    [LET_IN]: () => {
      data = [ben];
      return json({ data: { ...standing, isEnroll: true, isNew: true } }, 201);
    },
  });
  const learners = await section();
  await learners.findByText('You have let nobody in yet.');
  await userEvent.type(learners.getByRole('searchbox', { name: 'Search members' }), 'be');

  await press('Let in: Ben Lane', learners);

  await screen.findByText('Ben Lane is in your course now.');
  expect(callsTo(asked, LET_IN)[0]?.body).toEqual({ userId: 'ben' });
  const list = within(await learners.findByRole('list', { name: 'Let in by you' }));
  list.getByText('2 of 7 lessons');
  list.getByText('Let in on 12 March 2026');
  // Who made the course is not offered to themselves.
  expect(learners.queryByRole('button', { name: 'Let in: Ada' })).toBeNull();
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe('1');
});

test('of who left by themselves it says that they have a place, and are not in', async () => {
  await show(priced, {
    [LET_IN]: () => json({ data: { ...standing, isEnroll: false, isNew: false, learnersCount: 0 } }),
  });
  const learners = await section();
  await userEvent.type(learners.getByRole('searchbox', { name: 'Search members' }), 'be');

  await press('Let in: Ben Lane', learners);

  await screen.findByText('Ben Lane has left, and may come back with the place.');
  await learners.findByRole('button', { name: 'Has a place' });
});

test('why somebody is not let in is said, and it may be tried again', async () => {
  await show(priced, { [LET_IN]: () => failure(404, 'user.missing', 'There is no such member.') });
  const learners = await section();
  await userEvent.type(learners.getByRole('searchbox', { name: 'Search members' }), 'be');
  await press('Let in: Ben Lane', learners);

  await screen.findByText('Ben Lane is not in. There is no such member.');
  await learners.findByRole('button', { name: 'Let in: Ben Lane' });
});

test.each([
  ['Is in', true],
  ['Has a place', false],
])('of who is in the list already, the search says so: %s', async (told, isEnroll) => {
  await show(priced, { [LIST]: () => json({ ...onePage, totalItems: 1, data: [{ ...ben, isEnroll }] }) });
  const learners = await section();
  await learners.findByRole('list', { name: 'Let in by you' });

  await userEvent.type(learners.getByRole('searchbox', { name: 'Search members' }), 'be');

  await learners.findByRole('button', { name: told });
  expect(learners.queryByRole('button', { name: 'Let in: Ben Lane' })).toBeNull();
});

test('who was found, let in and taken out again may be let in once more', async () => {
  let data: Learner[] = [];
  await show(priced, {
    [LIST]: () => json({ ...onePage, totalItems: data.length, data }),
    [LET_IN]: () => {
      data = [ben];
      return json({ data: { ...standing, isEnroll: true, isNew: true } }, 201);
    },
    [OUT]: () => {
      data = [];
      return json({ data: { ...standing, isEnroll: false, learnersCount: 0 } });
    },
  });
  const learners = await section();
  await userEvent.type(learners.getByRole('searchbox', { name: 'Search members' }), 'be');
  await press('Let in: Ben Lane', learners);
  await learners.findByRole('button', { name: 'Is in' });

  await press('Take out: Ben Lane', learners);
  const question = within(await screen.findByRole('alertdialog', { name: 'Take Ben Lane out?' }));
  await press('Take out', question);

  await learners.findByRole('button', { name: 'Let in: Ben Lane' });
});

test('a search that finds nobody says so', async () => {
  await show(priced, { [MEMBERS]: () => json({ ...onePage, data: [] }) });
  const learners = await section();
  await userEvent.type(learners.getByRole('searchbox', { name: 'Search members' }), 'zoe');

  await learners.findByText('Nobody is found by “zoe”. They may be a member of another community.');
});

test.each<[string, () => Response]>([
  ['at once', () => json({ data: { ...standing, isEnroll: false, learnersCount: 0 } })],
  ['also when another window was faster', () => failure(404, 'learner.missing', 'Not in the course.')],
])('a learner is taken out after a question, %s', async (_, answer) => {
  let data: Learner[] = [{ ...ben, isEnroll: false }];
  const asked = await show(priced, {
    [LIST]: () => json({ ...onePage, totalItems: data.length, data }),
    [OUT]: () => {
      data = [];
      return answer();
    },
  });
  const learners = await section();
  await learners.findByText('Has left, and may come back');

  await press('Take out: Ben Lane', learners);
  const question = within(await screen.findByRole('alertdialog', { name: 'Take Ben Lane out?' }));
  expect(callsTo(asked, OUT)).toEqual([]);
  await press('Take out', question);

  await screen.findByText('Ben Lane is out of your course.');
  await learners.findByText('You have let nobody in yet.');
});

test('nobody is let into a course that is free', async () => {
  await show({ ...priced, isFree: true, price: 0 });
  await screen.findByRole('region', { name: 'What learners say' });

  expect(screen.queryByRole('region', { name: 'Learners' })).toBeNull();
});

test('who was let in and has left comes back without paying again', async () => {
  const left = { enrolledUser: [{ id: 'ada', enrolls: { isEnroll: false } }], isLetIn: true };
  const before = { ...priced, ...left, creator: 'ben' };
  let course: Course = before;
  const asked = await show(
    before,
    {
      'GET /api/courses/soil': () => json(course),
      'POST /api/enrolls/add': () => {
        course = { ...before, enrolledUser: [{ id: 'ada', enrolls: { isEnroll: true } }], completedCount: 0 };
        return json({ data: { courseId: 'soil', isEnroll: true, isNew: true, learnersCount: 1 } }, 201);
      },
    },
    '/course/soil',
  );
  await screen.findByText('Come back to the course to open its lessons. You do not pay again.');

  await press('Come back');

  await screen.findByRole('button', { name: 'You are subscriber' });
  await vi.waitFor(() => expect(callsTo(asked, 'POST /api/enrolls/add')).toHaveLength(1));
});
