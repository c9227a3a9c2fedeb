import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { callsTo, connect, dialog, follow, heading, hrefOf, press, question } from '#test/hands.ts';
import { currentAddress, descriptionOf, failure, isAt, json, never, noConnection } from '#test/web.tsx';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { aCourse, coursesPage, taken } from './a-course.ts';
import { aTakenCourse, aWholeCourse } from './a-whole-course.ts';
import { courseScreens } from './course-screens.tsx';

const JOIN = 'POST /api/enrolls/add';
const LEAVE = 'PUT /api/enrolls';

const reply = (isEnroll: boolean, learnersCount = 41) => ({
  data: { courseId: 'soil', isEnroll, isNew: isEnroll, learnersCount },
});
const show = courseScreens('/course/soil', { '/courses': <Link to="/mycoursepage">Mine</Link> });

const goOn = () => screen.findByRole('link', { name: 'Go to course' });
const isEmpty = () =>
  waitFor(() => expect((getOutbox().entries ?? []).filter(({ state }) => state !== 'sent')).toEqual([]));

async function choose(entry: string) {
  await press('You are subscriber');
  await press(entry);
}
async function leave() {
  await choose('Leave Course');
  await press('Leave Course', await question());
}
test('joining is shown at once, is sent once for two taps, and the page loads what it opens', async () => {
  let course = aWholeCourse();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const asked = await show(() => json(course), { [JOIN]: () => promise });

  const join = await screen.findByRole('button', { name: 'Join Course' });
  fireEvent.click(join, { detail: 1 });
  fireEvent.click(await goOn(), { detail: 2 });
  expect(currentAddress()).toBe('/course/soil');
  screen.getByText('41 learners');
  expect(screen.getAllByRole('link', { name: /^Lesson l/ })).toHaveLength(1);
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
  expect(currentAddress()).toBe('/courses');

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
  expect(hrefOf('Back to the courses')).toBe('/courses');
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

  expect(currentAddress()).toBe('/courses');
  await screen.findByText('You have left Living soil. What you have completed is kept.');
  await waitFor(() => expect(callsTo(asked, LEAVE)).toHaveLength(1));
  await isEmpty();
  expect(callsTo(asked, LEAVE)[0]?.body).toEqual({ courseId: 'soil' });
  await follow('Mine');
  await heading('You take no course yet', 2);
  expect(hrefOf('See all courses')).toBe('/courses');
  expect(screen.queryByText('This is an example.')).toBeNull();
});

test('my courses say where one is hidden', async () => {
  const page = coursesPage([aCourse('soil', { title: 'Living soil', ...taken(2) })]);
  const mine = { ...page, data: [{ id: 'lime', isHidden: true }, ...page.data] };

  await show(aWholeCourse(), { 'GET /api/courses/user': () => json(mine) }, '/mycoursepage');

  await screen.findByText('A course that you took was hidden.');
  screen.getByRole('link', { name: 'Living soil' });
});

test('a purchase is an example, of which the second press of a double one leads nowhere', async () => {
  await show(aWholeCourse({ isFree: false, price: 40 }));
  expect((await screen.findByText(/how to pay/)).textContent).toBe(
    'Ask Ben Lane how to pay. Once you have, they let you in.',
  );
  await press('Buy Course');
  const offer = await dialog('Buy Course');

  const buy = offer.getByRole('button', { name: 'Buy Course' });
  expect(descriptionOf(buy)).toBe(
    'This is an example. Nobody can pay here yet: nothing is charged, and no card is asked for.',
  );
  fireEvent.click(buy, { detail: 1 });
  // At once, however slow the machine: both presses come within half a second.
  const go = screen.getByRole('link', { name: 'Go to my courses' });
  fireEvent.click(go, { detail: 2 });

  expect(currentAddress()).toBe('/course/soil');
  fireEvent.click(go, { detail: 1 });
  await isAt('/mycoursepage');
  await screen.findByText(/Nothing was bought/);
});

test.each([
  ['free', { isFree: true }, /You can join again at any time\./],
  ['not free any more', { isFree: false, price: 40 }, /joining again is not free any more\./],
])('leaving what is %s is asked for first', async (_, price, words) => {
  await show(aTakenCourse(1, 7, price));
  await choose('Leave Course');

  const leaving = await question('Leave Course?');
  leaving.getByText(words);
  await press('Cancel', leaving);
  expect(currentAddress()).toBe('/course/soil');
  await goOn();
});
