import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { CourseCard } from '#contract/courses.ts';
import { callsTo, press } from '#test/hands.ts';
import {
  type Answer,
  type Answers,
  type Asked,
  clearSite,
  descriptionOf,
  failure,
  isAt,
  json,
  noConnection,
  onePage,
  Place,
  place,
  renderAt,
  serve,
  startSite,
  storeSession,
} from '#test/web.tsx';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { CourseScreen } from '#web/screens/courses/course-screen.tsx';
import { MyCourseScreen } from '#web/screens/courses/my-course-screen.tsx';
import { aCourse, coursesPage, taken } from '../features/courses/a-course.ts';
import { type aLesson, aTakenCourse, aWholeCourse, lessonsWith } from '../features/courses/a-whole-course.ts';

const ONE = 'GET /api/courses/soil';
const VIEW = 'POST /api/courses/views';

let member = 0;
beforeEach(() => {
  // What the page has told once it does not tell again: each test has a member of its own.
  member += 1;
  storeSession({ id: `ada${member}` });
});

const List = ({ course }: { course: CourseCard }) => (
  <Link to="/course/soil" state={{ list: '/courses?page=2', course }}>
    Living soil
  </Link>
);

async function show(
  answer: Answer | object,
  answers: Answers = {},
  path: Parameters<typeof renderAt>[0] = '/course/soil',
  listed: CourseCard = aWholeCourse(),
) {
  const asked = serve({
    [ONE]: typeof answer === 'function' ? (answer as Answer) : () => json(answer),
    'GET /api/courses': () => json(coursesPage([])),
    'GET /api/courses/soil/feedback': () => json({ ...onePage, data: [] }),
    [VIEW]: () => json({ data: { courseId: 'soil', isCounted: true } }, 201),
    ...answers,
  });
  await startSite();
  renderAt(
    path,
    <>
      <Routes>
        <Route path="/courses" element={<List course={listed} />} />
        <Route path="/course/:courseId" element={<CourseScreen />} />
        <Route path="/mycoursepage" element={<MyCourseScreen />} />
        <Route path="*" element={null} />
      </Routes>
      <Place />
      <Toasts />
    </>,
  );
  return asked;
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Living soil' });
const button = (name: string) => screen.findByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });
const rows = async () => {
  const list = (await screen.findAllByRole('list')).find((each) => each.className === 'lessons');
  return within(list as HTMLElement).getAllByRole('listitem');
};
const stateOf = (row: HTMLElement) => row.className.replace('lesson is-', '');

async function choose(entry: RegExp) {
  await userEvent.click(await button('You are subscriber'));
  await press(entry);
}

test('says what a course is, whose, what it costs and what others think of it', async () => {
  await show(aWholeCourse({ description: 'One field.\n\nReal numbers: https://soil.example/numbers' }));

  await title();
  screen.getByText('Farming');
  screen.getByText('Free');
  screen.getByText('One field.');
  expect((await link('https://soil.example/numbers')).getAttribute('rel')).toContain('noopener');
  screen.getByRole('img', { name: '4.2 of 5 stars, from 12 learners' });
  screen.getByText('40 learners');
  expect((await link('Ben Lane')).getAttribute('href')).toBe('/profile/ben');
  expect((await link('All courses')).getAttribute('href')).toBe('/courses');
});

test('of a very long text the beginning is shown, up to a word, and the rest on a press', async () => {
  const words = 'Soil lives. '.repeat(80).trim();
  await show(aWholeCourse({ description: words }));
  await title();
  expect(screen.queryByText(words)).toBeNull();
  screen.getByText(/Soil(?: lives\.)? …$/);

  await userEvent.click(await button('More'));
  screen.getByText(words);
  await userEvent.click(await button('Less'));
  expect(screen.queryByText(words)).toBeNull();
});

test('without enrolment all lessons are locked, and it says what opens them', async () => {
  await show(aWholeCourse());

  await button('Join Course');
  screen.getByText('Join the course to open its lessons.');
  expect((await rows()).map(stateOf)).toEqual(Array(7).fill('locked'));
  expect(screen.queryByRole('link', { name: /Lesson l1/ })).toBeNull();
  screen.getByText('About l7');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('who is in sees what is done, what is next and what is locked, and goes on there', async () => {
  await show(aTakenCourse(3));

  expect((await link('Go to course')).getAttribute('href')).toBe('/lesson/l4');
  expect((await rows()).map(stateOf)).toEqual([...Array(3).fill('done'), 'now', ...Array(3).fill('locked')]);
  const [first, , , next, locked] = (await rows()) as [HTMLElement, ...HTMLElement[]];
  within(first).getByText('Completed');
  expect(
    within(next as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/lesson/l4');
  expect(within(locked as HTMLElement).queryByRole('link')).toBeNull();
  within(locked as HTMLElement).getByText('Finish Previous Lesson');

  screen.getByRole('heading', { level: 2, name: '3 of 7 lessons' });
  screen.getByText('43%');
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Lesson progress' });
  expect([bar.value, bar.max, bar.getAttribute('aria-valuetext')]).toEqual([3, 7, '3 of 7 lessons']);
});

test('one goes on with the lesson that was begun last', async () => {
  const [one, two, three] = lessonsWith(0, 3) as [
    ReturnType<typeof aLesson>,
    ...ReturnType<typeof aLesson>[],
  ];
  const begun = {
    ...(two as typeof one),
    isLocked: false,
    lesson_progresses: [{ id: 'p', isCompleted: false }],
  };
  await show(aTakenCourse(0, 3, { lessons: [one, begun, three as typeof one], lessonId: 'l2' }));

  expect((await link('Go to course')).getAttribute('href')).toBe('/lesson/l2');
  expect((await rows()).map(stateOf)).toEqual(['open', 'now', 'locked']);
});

test.each([
  [7, 7, '100%'],
  [199, 200, '99%'],
  [0, 3, '0%'],
])('%i of %i lessons are %s', async (done, all, percent) => {
  await show(aTakenCourse(done, all));

  await screen.findByText(percent);
  // So many circles would fit on no screen.
  expect(document.querySelectorAll('.steps li').length).toBe(all > 24 ? 0 : all);
});

test('without lessons there is nowhere to go yet, and it says so', async () => {
  await show(aTakenCourse(0, 0));

  const go = await button('Go to course');
  expect(go.getAttribute('aria-disabled')).toBe('true');
  expect(descriptionOf(go)).toBe('It has no lessons yet. Come back when there are some.');
  await screen.findByRole('heading', { name: 'No lessons yet' });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('to its creator it is open, leads to where it is changed, and is not counted as seen', async () => {
  const asked = await show(aWholeCourse({ creator: `ada${member}` }));

  expect((await link('View Course')).getAttribute('href')).toBe('/admin/course/soil');
  expect((await rows()).map(stateOf)).toEqual(Array(7).fill('open'));
  expect(screen.queryByRole('button', { name: 'Join Course' })).toBeNull();
  expect(callsTo(asked, VIEW)).toEqual([]);
});

test('a visit is told once, silently, and not for whom it knows already', async () => {
  const asked = await show(aWholeCourse());
  await title();
  await waitFor(() => expect(callsTo(asked, VIEW)).toHaveLength(1));
  expect(callsTo(asked, VIEW)[0]?.body).toEqual({ courseId: 'soil' });
  await clearSite();

  storeSession({ id: 'eve' });
  const views = [{ userId: 'eve', createdAt: '2025-03-12T23:30:00.000Z' }];
  const later = await show(aWholeCourse({ course_views: views }));
  await title();
  expect(callsTo(later, VIEW)).toEqual([]);
});

test('a visit that does not arrive is no failure', async () => {
  await show(aWholeCourse(), { [VIEW]: noConnection });

  await title();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('other courses of its category stand beside it, at most three, and without any there is no section', async () => {
  const others = ['a', 'b', 'c', 'd'].map((id) => aCourse(id, { isFree: id !== 'a', price: 12 }));
  const asked = await show(aWholeCourse(), {
    'GET /api/courses': () => json(coursesPage([aWholeCourse(), ...others])),
  });

  const heading = await screen.findByRole('heading', { name: 'Also study this course' });
  const section = within(heading.closest('section') as HTMLElement);
  expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Course a',
    'Course b',
    'Course c',
  ]);
  section.getByText('$12');
  expect(callsTo(asked, 'GET /api/courses')[0]?.url.searchParams.get('category')).toBe('farming');
  await clearSite();

  storeSession();
  await show(aWholeCourse(), { 'GET /api/courses': () => json(coursesPage([aWholeCourse()])) });
  await title();
  expect(screen.queryByText('Also study this course')).toBeNull();
});

test('what the list knew stands there at once, without a connection too, and the rest can be tried again', async () => {
  let answer: Answer = noConnection;
  await show((asked: Asked) => answer(asked), {}, '/courses');
  await userEvent.click(await link('Living soil'));

  await title();
  screen.getByRole('button', { name: 'Join Course' });
  const problem = within(await screen.findByRole('alert'));
  problem.getByText('The lessons did not load');
  expect((await link('All courses')).getAttribute('href')).toBe('/courses?page=2');

  answer = () => json(aWholeCourse());
  await press('Try again', problem);
  await screen.findByText('From a spade of earth to a rotation.');
});

test('what was opened before the rest has come stays open', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const paid = aWholeCourse({ isFree: false, price: 40 });
  await show(() => answer, {}, '/courses', paid);
  await userEvent.click(await link('Living soil'));
  await userEvent.click(await button('Buy Course'));
  const dialog = await screen.findByRole('dialog', { name: 'Buy Course' });

  arrive(json(paid));

  await screen.findByText('From a spade of earth to a rotation.');
  expect(dialog.isConnected).toBe(true);
});

test('one that is not there says so, and leads to the others', async () => {
  await show(() => failure(404, 'course.missing', 'This course is not here any more.'));

  await screen.findByRole('heading', { name: 'This course is not here' });
  expect((await link('Back to the courses')).getAttribute('href')).toBe('/courses');
});

test('one that does not load can be tried again', async () => {
  let answer: Answer = () => failure(503, 'api.unavailable', 'Not now.');
  await show((asked: Asked) => answer(asked));
  await screen.findByRole('heading', { name: 'This course did not load' });

  answer = () => json(aWholeCourse());
  await userEvent.click(await button('Try again'));
  await title();
});

test('asking a question does nothing, and says so', async () => {
  await show(aTakenCourse(1));
  await userEvent.click(await button('You are subscriber'));

  const ask = await button('Ask a question Does nothing yet');
  expect(ask.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(ask);
  await button('Ask a question Does nothing yet');
});

const HOW_TO_PAY = 'Ask Ben Lane how to pay. Once you have, they let you in.';

test('a purchase is an example: nothing is called, and one is not enrolled by it', async () => {
  const asked = await show(aWholeCourse({ isFree: false, price: 40 }), {
    'GET /api/courses/user': () => json(coursesPage([aCourse('mine', taken(2))])),
  });
  await screen.findByText('$40');
  expect((await screen.findByText(/how to pay/)).textContent).toBe(HOW_TO_PAY);

  await userEvent.click(await button('Buy Course'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Buy Course' }));
  dialog.getByText('$40');
  expect(dialog.getByText(/how to pay/).textContent).toBe(HOW_TO_PAY);
  expect(dialog.getByRole('link', { name: 'Ben Lane' }).getAttribute('href')).toBe('/members/profile/ben');
  const before = asked.length;
  const buy = dialog.getByRole('button', { name: 'Buy Course' });
  expect(descriptionOf(buy)).toBe(
    'This is an example. Nobody can pay here yet: nothing is charged, and no card is asked for.',
  );
  await press('Cancel', dialog);
  expect(screen.queryByRole('dialog')).toBeNull();

  await userEvent.click(await button('Buy Course'));
  await press('Buy Course', within(await screen.findByRole('dialog')));
  const congratulations = within(await screen.findByRole('dialog', { name: 'Congratulations' }));
  congratulations.getByText('A buyer of “Living soil” would be in now.');
  congratulations.getByText('Nothing was charged, and you are not enrolled.');
  const go = congratulations.getByRole('link', { name: 'Go to my courses' });
  expect(document.activeElement).toBe(go);
  expect(asked.slice(before)).toEqual([]);

  await userEvent.click(go);
  await screen.findByRole('heading', { level: 1, name: 'My courses' });
  expect(place()).toBe('/mycoursepage');
  await screen.findByText(/Nothing was bought/);
  await link('Course mine');
});

test('the second press of a double one on ‘Buy Course’ leads nowhere', async () => {
  await show(aWholeCourse({ isFree: false, price: 40 }));
  await userEvent.click(await button('Buy Course'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Buy Course' }));

  fireEvent.click(dialog.getByRole('button', { name: 'Buy Course' }), { detail: 1 });
  const go = await link('Go to my courses');
  fireEvent.click(go, { detail: 2 });

  expect(place()).toBe('/course/soil');
  fireEvent.click(go, { detail: 1 });
  await isAt('/mycoursepage');
});

test('my courses without any lead to all of them, and say nothing of an example', async () => {
  await show({}, { 'GET /api/courses/user': () => json(coursesPage([])) }, '/mycoursepage');

  await screen.findByRole('heading', { name: 'You take no course yet' });
  expect((await link('See all courses')).getAttribute('href')).toBe('/courses');
  expect(screen.queryByText('This is an example.')).toBeNull();
});

test.each([
  ['free', { isFree: true }, /You can join again at any time\./],
  ['not free any more', { isFree: false, price: 40 }, /joining again is not free any more\./],
])('leaving what is %s is asked for first', async (_, price, words) => {
  await show(aTakenCourse(1, 7, price));
  await choose(/^Leave Course/);

  const question = within(await screen.findByRole('alertdialog', { name: 'Leave Course?' }));
  question.getByText(words);
  await press('Cancel', question);
  expect(place()).toBe('/course/soil');
  await link('Go to course');
});

test('a page that is loaded again waits for who is in it, whatever its list knew', async () => {
  let answer: (response: Response) => void = () => undefined;
  const course = aWholeCourse();
  const { lessons: _, description: __, ...listed } = course;
  await show(
    () => new Promise<Response>((resolve) => (answer = resolve)),
    {},
    {
      ...{ pathname: '/course/soil', state: { course: listed } },
    },
  );

  await title();
  expect(screen.queryByRole('button', { name: 'Join Course' })).toBeNull();
  answer(json(aTakenCourse(1)));
  await link('Go to course');
});
