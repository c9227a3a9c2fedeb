import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InitialEntry } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Course } from '#contract/courses/courses.ts';
import type { SaidFeedback } from '#contract/courses/feedback.ts';
import { copyNotKept, fillDevice } from '#test/full-device.ts';
import { callsTo, dialog, follow, KEPT, press, question } from '#test/hands.ts';
import { type Answer, type Answers, failure, json, noConnection, onePage } from '#test/web.tsx';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { aTakenCourse, aWholeCourse } from '../../features/courses/a-whole-course.ts';
import { courseScreens } from '../../features/courses/course-screens.tsx';

const LIST = 'GET /api/courses/soil/feedback';
const GIVE = 'POST /api/courses/soil/feedback';
const BACK = 'DELETE /api/courses/soil/feedback';

const said = (creator: string, more: Partial<SaidFeedback> = {}): SaidFeedback => ({
  id: `of ${creator}`,
  creator,
  author: creator,
  stars: 4,
  createdAt: '2025-03-12T08:00:00.000Z',
  ...more,
});
const pageOf = (data: SaidFeedback[], more: Partial<typeof onePage> = {}) => ({
  ...onePage,
  totalItems: data.length,
  data,
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

test('what did not load says so, and loads again', async () => {
  let answer: () => Response = noConnection;
  await show(aWholeCourse(own), { [LIST]: () => answer() });
  const feedback = await section();
  await feedback.findByText('What learners say did not load');
  answer = () => json(pageOf(ours));

  await press(/again/, feedback);

  await feedback.findByText('Dig first.');
});

async function openFeedback() {
  await press('You are subscriber');
  await press('Feedback');
  return dialog('Feedback');
}
const isEmpty = () =>
  vi.waitFor(() => expect((getOutbox().entries ?? []).filter(({ state }) => state !== 'sent')).toEqual([]));

test('what is typed of feedback stays when it is not to be taken back any more', async () => {
  const { feedbackKind } = await import('#web/features/courses/outbox-kinds.ts');
  const { feedbackEntry, feedbackDrafts, takenBackEntry } = await import(
    '#web/features/courses/feedback/feedback.ts'
  );
  const course = { id: 'soil', title: 'Soil' };
  const draft = { stars: 4, text: 'Dig first.' };
  feedbackDrafts.keep('ada', 'soil', draft);

  feedbackKind.onDrop?.(takenBackEntry(course) as OutboxEntry);
  expect(feedbackDrafts.read('ada', 'soil')).toEqual(draft);

  feedbackKind.onDrop?.(feedbackEntry(course, draft) as OutboxEntry);
  expect(feedbackDrafts.read('ada', 'soil')).toBeUndefined();
});

test('feedback says how long it may be; what was typed is kept when the dialog is closed', async () => {
  await show(aTakenCourse(3));
  const form = await openFeedback();
  await userEvent.click(form.getByRole('radio', { name: '2 of 5 stars' }));
  const field = form.getByRole('textbox', { description: 'At most 2,000 characters.' });
  expect(field).toHaveProperty('maxLength', 2_000);
  await userEvent.type(field, 'Too wet');
  await press('Cancel', form);

  const again = await openFeedback();
  again.getByRole('radio', { name: '2 of 5 stars', checked: true });
  again.getByDisplayValue('Too wet');
});

test('feedback without a connection waits on the device with its draft, and another takes its place', async () => {
  let answer: Answer = noConnection;
  const asked = await show(aTakenCourse(3), { [GIVE]: (request) => answer(request) });
  const form = await openFeedback();
  await userEvent.click(form.getByRole('radio', { name: '3 of 5 stars' }));
  await press('Send', form);
  await screen.findByText(KEPT);

  const again = await openFeedback();
  await userEvent.click(again.getByRole('radio', { name: '5 of 5 stars' }));
  answer = () => json({ data: { courseId: 'soil', stars: 5, mean: 4.3, ratings: 13 } }, 201);
  await press('Send', again);
  await screen.findByText('Thank you for your feedback.');
  await isEmpty();
  expect(callsTo(asked, GIVE).at(-1)?.body).toEqual({ stars: 5 });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('feedbackDraft'))).toEqual([]);
});

test('feedback that a full device does not keep stays in its dialog without a connection, and says so once', async () => {
  fillDevice();
  await show(aTakenCourse(3), { [GIVE]: noConnection });
  const form = await openFeedback();
  await userEvent.click(form.getByRole('radio', { name: '4 of 5 stars' }));
  await userEvent.type(form.getByRole('textbox'), 'Dig first.');

  await press('Send', form);

  await form.findByText(/^There is no connection right now\. Not kept\./);
  expect(await copyNotKept()).toBe('Dig first.');
});

test('feedback that is refused stays in its dialog, with the reason', async () => {
  await show(aTakenCourse(3), {
    [GIVE]: () => failure(403, 'course.notEnrolled', 'Join the course first.'),
  });
  const form = await openFeedback();
  await userEvent.click(form.getByRole('radio', { name: '3 of 5 stars' }));
  await press('Send', form);

  await form.findByText('Join the course first.');
  form.getByRole('radio', { name: '3 of 5 stars', checked: true });
  await isEmpty();
});
