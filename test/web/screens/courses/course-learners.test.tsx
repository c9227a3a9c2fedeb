import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Learner } from '#contract/courses/enrolls.ts';
import { callsTo, press, question } from '#test/hands.ts';
import { type Answer, type Answers, failure, json, onePage } from '#test/web.tsx';
import { aWholeCourse } from '../../features/courses/a-whole-course.ts';
import { courseScreens } from '../../features/courses/course-screens.tsx';

const LET_IN = 'POST /api/courses/soil/learners';
const OUT = 'DELETE /api/courses/soil/learners/ben';
const LIST = 'GET /api/courses/soil/learners';
const MEMBERS = 'GET /api/communities-users/community/3';

const priced = aWholeCourse({ creator: 'ada', isFree: false, price: 12.5, ratings: 0, learnersCount: 0 });
const ben: Learner = {
  id: 'row',
  userId: 'ben',
  name: 'Ben Lane',
  isEnroll: true,
  completedCount: 2,
  createdAt: '2026-03-12T08:00:00.000Z',
};
const members = [
  { id: 'a', userId: 'ada', user: { firstName: 'Ada' } },
  { id: 'b', userId: 'ben', user: { firstName: 'Ben', lastName: 'Lane' } },
];
const standing = (isEnroll: boolean, learnersCount: number) => ({
  data: { courseId: 'soil', userId: 'ben', isEnroll, isNew: isEnroll, learnersCount },
});

const showCourse = courseScreens('/admin/course/soil');

/** The course for its creator, with these learners. */
async function show(answers: Answers = {}, learners: readonly Learner[] = []) {
  let data = learners;
  const answerWith = (left: readonly Learner[], answer: Answer) => (request: Parameters<Answer>[0]) => {
    data = left;
    return answer(request);
  };
  const out = answers[OUT] ?? (() => json(standing(false, 0)));
  const asked = await showCourse(priced, {
    [LIST]: () => json({ ...onePage, totalItems: data.length, data }),
    [MEMBERS]: () => json({ ...onePage, totalItems: 2, data: members }),
    [LET_IN]: answerWith([ben], () => json(standing(true, 1), 201)),
    ...answers,
    [OUT]: answerWith([], out),
  });
  const section = within(await screen.findByRole('region', { name: 'Learners' }));
  const search = (words = 'be') =>
    userEvent.type(section.getByRole('searchbox', { name: 'Search members' }), words);
  return { asked, section, search };
}

test('its creator finds a member by name and lets them in', async () => {
  const { asked, section, search } = await show();
  await section.findByText('You have let nobody in yet.');
  await search();

  await press('Let in: Ben Lane', section);

  await screen.findByText('Ben Lane is in your course now.');
  expect(callsTo(asked, LET_IN)[0]?.body).toEqual({ userId: 'ben' });
  const list = within(await section.findByRole('list', { name: 'Let in by you' }));
  list.getByText('2 of 7 lessons');
  list.getByText('Let in on 12 March 2026');
  // Who made the course is not offered to themselves.
  expect(section.queryByRole('button', { name: 'Let in: Ada' })).toBeNull();
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe('1');
});

test.each<[string, Answer, string, string]>([
  [
    'of who left by themselves it says that they have a place, and are not in',
    () => json(standing(false, 0)),
    'Ben Lane has left, and may come back with the place.',
    'Has a place',
  ],
  [
    'why somebody is not let in is said, and it may be tried again',
    () => failure(404, 'user.missing', 'There is no such member.'),
    'Ben Lane is not in. There is no such member.',
    'Let in: Ben Lane',
  ],
])('%s', async (_, answer, text, button) => {
  const { section, search } = await show({ [LET_IN]: answer });
  await search();

  await press('Let in: Ben Lane', section);

  await screen.findByText(text);
  await section.findByRole('button', { name: button });
});

test.each([
  ['Is in', true],
  ['Has a place', false],
])('of who is in the list already, the search says so: %s', async (told, isEnroll) => {
  const { section, search } = await show({}, [{ ...ben, isEnroll }]);
  await section.findByRole('list', { name: 'Let in by you' });

  await search();

  await section.findByRole('button', { name: told });
  expect(section.queryByRole('button', { name: 'Let in: Ben Lane' })).toBeNull();
});

test('who was found, let in and taken out again may be let in once more', async () => {
  const { section, search } = await show();
  await search();
  await press('Let in: Ben Lane', section);
  await section.findByRole('button', { name: 'Is in' });

  await press('Take out: Ben Lane', section);
  await press('Take out', await question('Take Ben Lane out?'));

  await section.findByRole('button', { name: 'Let in: Ben Lane' });
});

test('a search that finds nobody says so', async () => {
  const { section, search } = await show({ [MEMBERS]: () => json({ ...onePage, data: [] }) });
  await search('zoe');

  await section.findByText('Nobody is found by “zoe”. They may be a member of another community.');
});

test.each<[string, Answers]>([
  ['at once', {}],
  [
    'also when another window was faster',
    { [OUT]: () => failure(404, 'learner.missing', 'Not in the course.') },
  ],
])('a learner is taken out after a question, %s', async (_, answers) => {
  const { asked, section } = await show(answers, [{ ...ben, isEnroll: false }]);
  await section.findByText('Has left, and may come back');

  await press('Take out: Ben Lane', section);
  const asks = await question('Take Ben Lane out?');
  expect(callsTo(asked, OUT)).toEqual([]);
  await press('Take out', asks);

  await screen.findByText('Ben Lane is out of your course.');
  await section.findByText('You have let nobody in yet.');
});

test('nobody is let into a course that is free', async () => {
  await showCourse({ ...priced, isFree: true, price: 0 });
  await screen.findByRole('region', { name: 'What learners say' });

  expect(screen.queryByRole('region', { name: 'Learners' })).toBeNull();
});

test('who was let in and has left comes back without paying again', async () => {
  const standsAs = (isEnroll: boolean) => ({ enrolledUser: [{ id: 'ada', enrolls: { isEnroll } }] });
  let course = { ...priced, ...standsAs(false), isLetIn: true, creator: 'ben' };
  const asked = await showCourse(
    () => json(course),
    {
      'POST /api/enrolls/add': () => {
        course = { ...course, ...standsAs(true), completedCount: 0 };
        return json({ data: { courseId: 'soil', isEnroll: true, isNew: true, learnersCount: 1 } }, 201);
      },
    },
    '/course/soil',
  );
  await screen.findByText('Come back to the course to open its lessons. You do not pay again.');

  await press('Come back');

  await screen.findByRole('button', { name: 'You are subscriber' });
  await waitFor(() => expect(callsTo(asked, 'POST /api/enrolls/add')).toHaveLength(1));
});
