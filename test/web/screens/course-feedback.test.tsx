import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InitialEntry } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Course } from '#contract/courses.ts';
import type { SaidFeedback } from '#contract/feedback.ts';
import { callsTo, dialog, follow, KEPT, press, question } from '#test/hands.ts';
import { type Answers, json, noConnection, onePage } from '#test/web.tsx';
import { aTakenCourse, aWholeCourse } from '../features/courses/a-whole-course.ts';
import { courseScreens } from '../features/courses/course-screens.tsx';

const LIST = 'GET /api/courses/soil/feedback';
const BACK = 'DELETE /api/courses/soil/feedback';
const GIVE = 'POST /api/courses/soil/feedback';

const said = (creator: string, more: Partial<SaidFeedback> = {}): SaidFeedback => ({
  ...{ id: `of ${creator}`, creator, author: creator, stars: 4, createdAt: '2025-03-12T08:00:00.000Z' },
  ...more,
});
const pageOf = (data: SaidFeedback[], more: Partial<typeof onePage> = {}) => ({
  ...{ ...onePage, totalItems: data.length, data },
  ...more,
});
const ours = [
  said('ada', { author: 'Ada Field', text: 'Dig first.', stars: 5 }),
  said('ben', { author: 'Ben Lane', text: 'Too steep for me.', stars: 2 }),
];

const courseOf = courseScreens('/course/soil');
const show = (course: Course, answers: Answers = {}, ...path: InitialEntry[]) =>
  courseOf(course, { [LIST]: () => json(pageOf(ours)), ...answers }, ...path);

const section = async () => within(await screen.findByRole('region', { name: 'What learners say' }));
const bars = (feedback: Awaited<ReturnType<typeof section>>) =>
  within(feedback.getByRole('list', { name: 'Counted by stars' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const own = {
  feedback: { stars: 5, text: 'Dig first.' },
  stars: 3.5,
  ratings: 2,
  starCounts: [0, 1, 0, 0, 1],
};

test('everyone reads what learners said: name, stars, words and day, and how many gave how many stars', async () => {
  await show(aWholeCourse(own), {}, '/course/soil');
  const feedback = await section();

  const row = within((await feedback.findByText('Too steep for me.')).closest('li') as HTMLElement);
  expect(row.getByRole('link', { name: 'Ben Lane' }).getAttribute('href')).toBe('/profile/ben');
  row.getByRole('img', { name: '2 of 5 stars' });
  row.getByText('12 March 2025');
  expect(bars(feedback)).toEqual([
    '5 stars1 learner',
    '4 stars0 learners',
    '3 stars0 learners',
    '2 stars1 learner',
    '1 star0 learners',
  ]);
  // Of others' nothing can be changed.
  expect(row.queryByRole('button')).toBeNull();
});

test('one turns the pages of it, and the way back to where one came from stays', async () => {
  const two = { pages: 2, totalPages: 2, totalItems: 9 };
  await show(
    aWholeCourse(own),
    {
      [LIST]: ({ url }) =>
        json(pageOf([said('eve', { text: `Page ${url.searchParams.get('pageNumber')}` })], two)),
    },
    { pathname: '/course/soil', state: { list: '/courses?page=3' } },
  );
  const feedback = await section();
  await feedback.findByText('Page 1');

  await follow('Page 2', feedback);

  await feedback.findByText('Page 2');
  expect(screen.getByRole('link', { name: 'All courses' }).getAttribute('href')).toBe('/courses?page=3');
});

test("one's own is changed in its dialog, which begins with it, and is counted anew", async () => {
  let list = ours;
  const asked = await show(aTakenCourse(1, 7, own), {
    [LIST]: () => json(pageOf(list)),
    [GIVE]: () => {
      const given = { stars: 2, text: 'Dig first. Twice.' };
      list = ours.map((each) => (each.creator === 'ada' ? { ...each, ...given } : each));
      return json({ data: { courseId: 'soil', ...given, mean: 2, ratings: 2 } }, 201);
    },
  });
  const feedback = await section();
  await press('Change', feedback);
  const form = await dialog('Feedback');
  form.getByRole('radio', { name: '5 of 5 stars', checked: true });
  await userEvent.type(form.getByDisplayValue('Dig first.'), ' Twice.');
  await userEvent.click(form.getByRole('radio', { name: '2 of 5 stars' }));
  await press('Send', form);

  await feedback.findByText('Dig first. Twice.');
  expect(callsTo(asked, GIVE)[0]?.body).toEqual({ stars: 2, text: 'Dig first. Twice.' });
  expect(bars(feedback)[0]).toBe('5 stars0 learners');
});

test("one's own is taken back after a question, and without a connection goes later", async () => {
  let isThere = true;
  let answer: () => Response = noConnection;
  const asked = await show(aTakenCourse(1, 7, own), {
    [LIST]: () => json(pageOf(isThere ? ours : ours.slice(1))),
    [BACK]: () => answer(),
  });
  const feedback = await section();
  const takeBack = async () => {
    await press('Take back', feedback);
    await press('Take back', await question('Take your feedback back?'));
  };
  await takeBack();
  await screen.findByText(KEPT);
  await feedback.findByText('Dig first.');

  answer = () => {
    isThere = false;
    return json({ data: { courseId: 'soil', mean: 2, ratings: 1 } });
  };
  await takeBack();

  await screen.findByText('Your feedback is taken back.');
  await vi.waitFor(() => expect(feedback.queryByText('Dig first.')).toBeNull());
  expect(bars(feedback)[0]).toBe('5 stars0 learners');
  await screen.findByRole('img', { name: '2 of 5 stars, from 1 learner' });
  // Its button is gone with it.
  expect(document.activeElement).toBe(feedback.getByRole('heading', { name: 'What learners say' }));
  expect(callsTo(asked, BACK).length).toBe(2);
});

test('to who has left, their own is still theirs to take back, and not to change', async () => {
  await show(aWholeCourse(own));
  const feedback = await section();

  await feedback.findByRole('button', { name: 'Take back' });
  expect(feedback.queryByRole('button', { name: 'Change' })).toBeNull();
});

test('where nobody has said anything, a learner is asked to, and nobody else', async () => {
  const none = { ratings: 0, stars: 0, starCounts: [0, 0, 0, 0, 0] };
  await show(aTakenCourse(1, 7, none), { [LIST]: () => json(pageOf([])) });
  const feedback = await section();

  await press('Give feedback', feedback);

  await dialog('Feedback');
  expect(feedback.queryByRole('list', { name: 'Counted by stars' })).toBeNull();
});

test('the teacher reads it on the course’s own page', async () => {
  await show(aWholeCourse({ ...own, creator: 'ada', feedback: undefined }), {}, '/admin/course/soil');
  const feedback = await section();

  await feedback.findByText('Too steep for me.');
  expect(feedback.queryByRole('button', { name: 'Change' })).toBeNull();
});

test('what did not load says so, and loads again', async () => {
  let answer: () => Response = noConnection;
  await show(aWholeCourse(own), { [LIST]: () => answer() });
  const feedback = await section();
  await feedback.findByText('What learners say did not load');
  answer = () => json(pageOf(ours));

  await press(/again/, feedback);

  await feedback.findByText('Dig first.');
});
