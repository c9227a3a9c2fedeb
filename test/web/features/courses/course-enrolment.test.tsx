import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { copyNotKept, fillDevice } from '#test/full-device.ts';
import {
  callsTo,
  connect,
  dialog,
  follow,
  heading,
  KEPT,
  keysOf,
  press,
  question,
  type,
} from '#test/hands.ts';
import { type Answer, failure, json, never, noConnection, place } from '#test/web.tsx';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import type { Thing } from '#web/parts/sync/queue/thing.ts';
import { aCourse, coursesPage, taken } from './a-course.ts';
import { aTakenCourse, aWholeCourse } from './a-whole-course.ts';
import { courseScreens } from './course-screens.tsx';

const JOIN = 'POST /api/enrolls/add';
const LEAVE = 'PUT /api/enrolls';
const GIVE = 'POST /api/courses/soil/feedback';

const reply = (isEnroll: boolean, learnersCount = 41) => ({
  data: { courseId: 'soil', isEnroll, isNew: isEnroll, learnersCount },
});
const show = courseScreens('/course/soil', { '/courses': <Link to="/mycoursepage">Mine</Link> });

const goOn = () => screen.findByRole('link', { name: 'Go to course' });
const isEmpty = () =>
  waitFor(() => expect((getOutbox().things ?? []).filter(({ state }) => state !== 'sent')).toEqual([]));

async function choose(entry: string) {
  await press('You are subscriber');
  await press(entry);
}
async function leave() {
  await choose('Leave Course');
  await press('Leave Course', await question());
}
async function openFeedback() {
  await choose('Feedback');
  return dialog('Feedback');
}

test('joining is shown at once, is sent once for two taps, and the page loads what it opens', async () => {
  let course = aWholeCourse();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const asked = await show(() => json(course), { [JOIN]: () => promise });

  const join = await screen.findByRole('button', { name: 'Join Course' });
  fireEvent.click(join, { detail: 1 });
  fireEvent.click(await goOn(), { detail: 2 });
  expect(place()).toBe('/course/soil');
  screen.getByText('41 learners');
  expect(screen.getAllByRole('link', { name: /Lesson l/ })).toHaveLength(1);
  await waitFor(() => expect(callsTo(asked, JOIN)).toHaveLength(1));

  course = aTakenCourse(3, 7, { learnersCount: 41 });
  resolve(json(reply(true), 201));
  await heading('3 of 7 lessons', 2);
  expect(callsTo(asked, JOIN)[0]?.body).toEqual({ courseId: 'soil' });
  await isEmpty();
});

test('the focus stays where the button was', async () => {
  await show(aWholeCourse(), { [JOIN]: noConnection });

  (await screen.findByRole('button', { name: 'Join Course' })).focus();
  await userEvent.keyboard('{Enter}');
  const go = await goOn();
  await waitFor(() => expect(document.activeElement).toBe(go));
});

test('without a connection it is kept, says so, and goes out by itself', async () => {
  let course = aWholeCourse();
  let answer: Answer = noConnection;
  const asked = await show(() => json(course), { [JOIN]: (request) => answer(request) });

  await press('Join Course');
  await screen.findByText('On this phone');
  await goOn();

  course = aTakenCourse(0, 7, { learnersCount: 41 });
  answer = () => json(reply(true), 201);
  connect();
  await waitFor(() => expect(screen.queryByText('On this phone')).toBeNull());
  await goOn();
  expect(new Set(keysOf(callsTo(asked, JOIN))).size).toBe(1);
});

test('joined and left again without a connection goes out in this order', async () => {
  let isConnected = false;
  const order: string[] = [];
  const answer = (isEnroll: boolean) => (): Response => {
    if (!isConnected) return noConnection();
    order.push(isEnroll ? 'join' : 'leave');
    return json(reply(isEnroll, isEnroll ? 41 : 40), isEnroll ? 201 : 200);
  };
  await show(aWholeCourse(), { [JOIN]: answer(true), [LEAVE]: answer(false) });
  await press('Join Course');
  await screen.findByText('On this phone');
  await leave();
  expect(place()).toBe('/courses');

  isConnected = true;
  connect();
  await waitFor(() => expect(order).toEqual(['join', 'leave']));
  await isEmpty();
});

test('a price that was set meanwhile is said, and the page shows it', async () => {
  let course = aWholeCourse();
  const asked = await show(() => json(course), {
    [JOIN]: () => {
      course = aWholeCourse({ isFree: false, price: 12 });
      return failure(402, 'course.paid', 'This course must be bought first.');
    },
  });

  await press('Join Course');
  await screen.findByText('You did not join Living soil. This course must be bought first.');
  await screen.findByRole('button', { name: 'Buy Course' });
  screen.getByText('$12');
  screen.getByText('40 learners');
  expect(callsTo(asked, JOIN)).toHaveLength(1);
});

test('a course that is gone says so when one joins it', async () => {
  let isThere = true;
  const missing = () => failure(404, 'course.missing', 'It is gone.');
  await show(() => (isThere ? json(aWholeCourse()) : missing()), {
    [JOIN]: () => {
      isThere = false;
      return missing();
    },
  });

  await press('Join Course');
  await heading('This course is not here');
});

test('who leaves goes to all courses, hears that their progress is kept, and finds it in no list of theirs', async () => {
  const mine = aCourse('soil', { title: 'Living soil', ...taken(2) });
  let isAnswered = true;
  const asked = await show(
    aTakenCourse(2),
    {
      'GET /api/courses/user': () => (isAnswered ? json(coursesPage([mine])) : never()),
      [LEAVE]: () => {
        isAnswered = false;
        return json({ data: { courseId: 'soil', isEnroll: false, learnersCount: 39 } });
      },
    },
    '/mycoursepage',
  );
  await follow('Living soil');

  await leave();

  expect(place()).toBe('/courses');
  await screen.findByText('You have left Living soil. What you have completed is kept.');
  await waitFor(() => expect(callsTo(asked, LEAVE)).toHaveLength(1));
  await isEmpty();
  expect(callsTo(asked, LEAVE)[0]?.body).toEqual({ courseId: 'soil' });
  await follow('Mine');
  await heading('You take no course yet', 2);
});

const given = (stars: number, text?: string) => ({
  data: { courseId: 'soil', stars, ...(text && { text }), mean: 4.3, ratings: 13 },
});

test('feedback asks for stars, sends them with the word, thanks, and the mean follows', async () => {
  const asked = await show(aTakenCourse(3), { [GIVE]: () => json(given(4, 'Dig first.'), 201) });
  const form = await openFeedback();
  await press('Send', form);
  form.getByText('Please choose 1 to 5 stars');
  expect(document.activeElement).toBe(form.getByRole('radio', { name: '1 of 5 stars' }));
  expect(callsTo(asked, GIVE)).toEqual([]);

  await userEvent.keyboard('4');
  await type(/What would you tell another farmer/, ' Dig first. ', form);
  await press('Send', form);

  await screen.findByText('Thank you for your feedback.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(callsTo(asked, GIVE)[0]?.body).toEqual({ stars: 4, text: 'Dig first.' });
  await screen.findByRole('img', { name: '4.3 of 5 stars, from 13 learners' });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('feedbackDraft'))).toEqual([]);

  // A second visit shows one's own.
  const again = await openFeedback();
  again.getByRole('radio', { name: '4 of 5 stars', checked: true });
  again.getByDisplayValue('Dig first.');
});

test('what is typed of feedback stays when it is not to be taken back any more', async () => {
  const { feedbackKind } = await import('#web/features/courses/outbox-kinds.ts');
  const { feedbackThing, feedbackDrafts, takenBackThing } = await import(
    '#web/features/courses/feedback/feedback.ts'
  );
  const course = { id: 'soil', title: 'Soil' };
  const draft = { stars: 4, text: 'Dig first.' };
  feedbackDrafts.keep('ada', 'soil', draft);

  feedbackKind.onDrop?.(takenBackThing(course) as Thing);
  expect(feedbackDrafts.read('ada', 'soil')).toEqual(draft);

  feedbackKind.onDrop?.(feedbackThing(course, draft) as Thing);
  expect(feedbackDrafts.read('ada', 'soil')).toBeUndefined();
});

test('feedback says how long it may be, and takes no more', async () => {
  await show(aTakenCourse(3));
  const form = await openFeedback();

  const field = form.getByRole('textbox', { description: 'At most 2,000 characters.' });

  expect(field).toHaveProperty('maxLength', 2_000);
});

test('what was typed is kept when the dialog is closed', async () => {
  await show(aTakenCourse(3));
  const form = await openFeedback();
  await userEvent.click(form.getByRole('radio', { name: '2 of 5 stars' }));
  await type(/What would you tell/, 'Too wet', form);
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
  answer = () => json(given(5), 201);
  await press('Send', again);
  await screen.findByText('Thank you for your feedback.');
  await isEmpty();
  expect(callsTo(asked, GIVE).at(-1)?.body).toEqual({ stars: 5 });
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
