import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { type Lesson, lessons as lessonRows } from '#contract/lessons/lessons.ts';
import { callsTo, follow, heading, press, sent } from '#test/hands.ts';
import { patiently } from '#test/patiently.ts';
import { savesData } from '#test/saves-data.ts';
import { screenOf } from '#test/screen-of.tsx';
import {
  type Answers,
  descriptionOf,
  failure,
  isAt,
  json,
  lostOnce,
  noConnection,
  serve,
  storeSession,
} from '#test/web.tsx';
import { keepReply } from '#web/lib/api/replies.tsx';
import { idle } from '#web/lib/idle.ts';
import { stateOf } from '#web/parts/lessons/known-lesson.ts';
import { put } from '#web/parts/sync/queue/outbox.ts';
import { newStep } from '#web/parts/sync/queue/outbox-entry.ts';
import { CourseScreen } from '#web/screens/courses/course-screen.tsx';
import { LessonScreen } from '#web/screens/courses/lesson-screen.tsx';
import { coursesPage } from '../../features/courses/a-course.ts';
import { aLesson, aTakenCourse } from '../../features/courses/a-whole-course.ts';
import { aNewLesson, aWholeLesson, lessonIds } from '../../features/lessons/a-whole-lesson.ts';

const [FIRST, SECOND, THIRD] = lessonIds;
const COURSE = 'GET /api/courses/soil';
const START = 'POST /api/lesson-progress/start';
const finishOf = (id: string) => `PUT /api/lesson-progress/${id}`;
const one = (id: string) => `GET /api/lessons/${id}`;
const at = (id: string) => `/lesson/${id}`;

const progress = (lessonId: string, isCompleted = false) =>
  json({ data: { id: lessonId, lessonId, isCompleted, startTime: '1', isNew: true } }, 201);
const locked = () => failure(403, 'lesson.locked', 'Finish Previous Lesson');

const course = (done = 0) =>
  aTakenCourse(done, 3, {
    lessons: lessonIds.map((id, index) =>
      aLesson(id, {
        title: `Lesson ${index + 1}`,
        isLocked: index > done,
        lesson_progresses: index < done ? [{ id, isCompleted: true }] : [],
      }),
    ),
  });

const known = { id: SECOND, title: 'Lesson 2', isLocked: false };
const screens = screenOf(
  {
    '/course/:courseId': <CourseScreen />,
    '/lesson/:lessonId': <LessonScreen />,
    '/list': (
      <Link to={at(SECOND)} state={stateOf(known, { place: 2, lessonsCount: 3, course: 'Living soil' })}>
        Open
      </Link>
    ),
  },
  at(FIRST),
  {
    answers: () => ({
      [COURSE]: () => json(course()),
      'GET /api/courses': () => json(coursesPage([])),
      'GET /api/courses/user': () => json(coursesPage([])),
      'POST /api/courses/views': () => json({ data: { courseId: 'soil', isCounted: false } }),
      [START]: (asked) => progress(sent(asked)['lessonId'] ?? ''),
      ...Object.fromEntries(lessonIds.map((id) => [finishOf(id), () => progress(id, true)])),
    }),
  },
);

let member = 0;
beforeEach(() => {
  // What was begun on a page is not begun again: each test has a member of its own.
  member += 1;
  storeSession({ id: `ada${member}` });
});

/** Begun and completed is what is asked; each lesson answers as it stands in `lessons`. */
const show = (lessons: readonly Lesson[], answers: Answers = {}, path = at(FIRST)) =>
  screens.show(
    { ...Object.fromEntries(lessons.map((lesson) => [one(lesson.id), () => json(lesson)])), ...answers },
    path,
  );

const link = (name: string | RegExp) => screen.findByRole('link', { name });
const hrefOf = async (name: string | RegExp) => (await link(name)).getAttribute('href');

test('shows a lesson with its course, its place, its words and its materials', async () => {
  const pdf = { name: 'rates.pdf', type: 'application/pdf', size: 412_000 };
  const sheet = { name: 'cost.xlsx', type: 'application/vnd.ms-excel', size: 68_000 };
  const made = { lessonId: SECOND, createdAt: '2025-03-12T23:30:00.000Z' };
  const materials = [
    { ...made, id: 'm1', name: 'Seed rates', material: 'a.pdf', file: pdf },
    { ...made, id: 'm2', name: 'Cost per hectare', material: 'b.xlsx', file: sheet },
  ];
  await show([aWholeLesson(2, { materials })], {}, at(SECOND));

  await heading('Lesson 2');
  expect(await hrefOf('Living soil')).toBe('/course/soil');
  screen.getByText('Lesson 2 of 3');
  screen.getByText('What lesson 2 is about.');
  screen.getByText('Words of lesson 2.');
  const shown = await link('Seed rates, opens in a new tab');
  expect(shown.getAttribute('href')).toBe('https://content.example/material/a.pdf?name=Seed+rates');
  expect(shown.getAttribute('target')).toBe('_blank');
  const kept = await link('Cost per hectare');
  expect(kept.getAttribute('href')).toContain('/material/b.xlsx?name=Cost+per+hectare&download=1');
  expect(kept.hasAttribute('download')).toBe(true);
  screen.getByText('XLSX');
  screen.getByText('412 KB');
});

test('who made the course begins and completes nothing, and has the way to change it', async () => {
  const own = { course: { id: 'soil', title: 'Living soil', creator: `ada${member}` } };
  const test = { id: FIRST, questionsCount: 2, isPassed: false };
  const asked = await show([aNewLesson(1, { ...own, test }), aNewLesson(2, own)]);
  expect(await hrefOf('Edit lesson')).toBe(`/admin/lesson/edit/${FIRST}`);
  await follow('Next');
  await heading('Lesson 2');
  expect(asked.filter(({ to }) => to.includes('lesson-progress'))).toEqual([]);
});

test('an administrator looks at what is reported: they begin, complete and take nothing', async () => {
  const test = { id: FIRST, questionsCount: 2, isPassed: false };
  const asked = await show([aNewLesson(1, { test, isLocked: true }), aNewLesson(2)]);
  await heading('Lesson 1');
  expect(screen.queryByRole('heading', { name: 'Lesson test' })).toBeNull();

  await follow('Next');

  // The next is open to them as a learner: of a course, what was done first is sent first.
  await waitFor(() => expect(callsTo(asked, START)).not.toEqual([]));
  expect(callsTo(asked, START).map((each) => sent(each)['lessonId'])).toEqual([SECOND]);
  expect(asked.filter(({ to }) => /user_tests|lesson-progress.soil/.test(to))).toEqual([]);
});

test('who made the course reads that a lesson is hidden, and why', async () => {
  const hidden = { at: '2026-03-12T08:00:00.000Z', reasons: ['wrong' as const] };
  const own = { course: { id: 'soil', title: 'Living soil', creator: `ada${member}` } };
  await show([aNewLesson(1, { ...own, isHidden: true, hidden })]);

  await screen.findByText('This was hidden. Members said: It is wrong.');
  await screen.findByRole('button', { name: 'Answer once' });
});

test('the first has no Prev; Next completes it, begins the next and shows it at once', async () => {
  let isFinished = false;
  let answer: (() => void) | undefined;
  const asked = await show([aWholeLesson(1)], {
    [finishOf(FIRST)]: async () => {
      await new Promise<void>((done) => {
        answer = done;
      });
      isFinished = true;
      return progress(FIRST, true);
    },
    [one(SECOND)]: () => (isFinished ? json(aWholeLesson(2)) : locked()),
  });
  const next = await link('Next');
  expect(screen.queryByRole('link', { name: 'Prev' })).toBeNull();
  await userEvent.dblClick(next);

  await heading('Lesson 2');
  screen.getByText('Lesson 2 of 3');
  await waitFor(() => expect(answer).toBeDefined());
  // What is not open yet is not asked for.
  expect(callsTo(asked, one(SECOND))).toEqual([]);
  answer?.();
  await screen.findByText('Words of lesson 2.');
  expect(callsTo(asked, finishOf(FIRST))).toHaveLength(1);
  expect(callsTo(asked, START).map((call) => sent(call)['lessonId'])).toEqual([SECOND]);
  await isAt(at(SECOND));
});

test.each([
  [
    'a finish that is refused is said in words, and leads to the course',
    { [finishOf(FIRST)]: () => failure(403, 'lesson.test-not-passed', 'Pass the lesson test first.') },
    'Lesson 1 is not completed. Pass the lesson test first.',
  ],
  [
    'where the teacher put another lesson between, the finish counts, and it is said why the next is closed',
    { [START]: locked },
    'Lesson 2 is not open yet. Finish Previous Lesson',
  ],
])('%s', async (_, refusal, words) => {
  const asked = await show([aWholeLesson(1)], { [one(SECOND)]: locked, ...refusal });
  await follow('Next');
  await screen.findByText(words);
  await isAt('/course/soil');
  expect(callsTo(asked, finishOf(FIRST))).toHaveLength(1);
  // It was said once.
  await link('Go to course');
  expect(document.querySelectorAll('.toast')).toHaveLength(1);
});

test('after the last, Course Complete leads to the course, which says so without a signal, too', async () => {
  await show([aWholeLesson(3, { next: undefined })], { [COURSE]: () => json(course(2)) }, '/course/soil');
  await heading('Living soil');
  expect(screen.queryByText('You finished this course.')).toBeNull();
  await follow('Go to course');
  await heading('Lesson 3');
  serve({ [finishOf(THIRD)]: noConnection, [COURSE]: noConnection, [START]: noConnection });

  await follow('Course Complete');

  const title = await heading('Living soil');
  expect(descriptionOf(title)).toBe('You finished this course.');
  expect(await hrefOf('See your field and certificate')).toBe('/course/soil/finished');
  await isAt('/course/soil');
});

test('one that is completed says so, and Next just goes on', async () => {
  const done = [{ id: FIRST, isCompleted: true }];
  const test = { id: FIRST, questionsCount: 2, isPassed: false };
  const asked = await show([aWholeLesson(1, { lesson_progresses: done, test }), aWholeLesson(2)]);
  await screen.findByText('Completed');
  await follow('Next');
  await screen.findByText('Words of lesson 2.');
  expect(await hrefOf('Prev')).toBe(at(FIRST));
  expect(asked.filter(({ to }) => to.startsWith('PUT'))).toEqual([]);
});

test('a course that is loaded shows what was finished without a signal, and which lesson is open then', async () => {
  const asked = await show([aWholeLesson(1)], { [finishOf(FIRST)]: noConnection }, '/course/soil');
  await follow(/^Lesson 1/);
  await follow('Next');
  await screen.findByText('This lesson opens by itself');
  expect(await hrefOf('See what waits')).toBe('/unsent');
  await follow('Living soil');
  await screen.findByRole('heading', { name: '1 of 3 lessons' });
  expect(await hrefOf(/^Lesson 2/)).toBe(at(SECOND));
  expect(await hrefOf('Next: Lesson 2')).toBe(at(SECOND));
  expect(callsTo(asked, finishOf(FIRST)).length).toBeGreaterThan(0);
});

test('the next one that the device has kept is read while what opens it waits; a finished one says that it waits', async () => {
  const asked = await show([aWholeLesson(1), aWholeLesson(2)], { [finishOf(FIRST)]: noConnection });
  await link('Next');
  await act(() => keepReply(lessonRows.getLesson, { id: SECOND }, aWholeLesson(2)));

  await follow('Next');

  await screen.findByText('Words of lesson 2.');
  expect(screen.queryByText('This lesson opens by itself')).toBeNull();
  expect(callsTo(asked, one(SECOND))).toEqual([]);
  await follow('Prev');
  await screen.findByText('Completed');
  expect((await link(/^On this phone/)).getAttribute('href')).toBe('/unsent');
});

test('where a finished test has not arrived, what it opens says that', async () => {
  const of = { id: FIRST, questionsCount: 2, isPassed: false };
  await show([aWholeLesson(1, { test: of, lesson_progresses: [{ id: FIRST, isCompleted: false }] })], {
    [`GET /api/user_tests/lesson/${FIRST}`]: noConnection,
    'PUT /api/user_tests/a1': noConnection,
  });
  await screen.findByText('Pass the lesson test first.');
  const step = newStep('user-tests.finishTest', { id: 'a1', endTime: '1', choices: [] });
  const entry = { id: 'user-test/a1', kind: 'user-test', title: 'Test: Lesson 1', queueKey: '/course/soil' };

  await act(() => put({ ...entry, subject: `test/${FIRST}`, steps: [step] }));

  await screen.findByText('Your test has to arrive first. This opens once it is passed.');
  expect(screen.queryByText('Pass the lesson test first.')).toBeNull();
});

test.each([
  ['course.not-enrolled', 'Join the course to open its lessons.'],
  ['lesson.locked', 'Finish Previous Lesson'],
])('who may not be there goes to the course, and hears why: %s', async (code, words) => {
  await show([], { [one(SECOND)]: () => failure(403, code, 'Finish Previous Lesson') }, at(SECOND));
  await isAt('/course/soil');
  await patiently(() => expect(screen.getByRole('status', { name: '' }).textContent).toContain(words));
});

test('one that was deleted says so, and leads to its course', async () => {
  await show([], { [one(SECOND)]: () => failure(404, 'lesson.missing', 'Gone') }, at(SECOND));
  await heading('This lesson is not here');
  expect(await hrefOf('Back to the course')).toBe('/course/soil');
});

test('what a link knows stands there without a connection, and the rest can be tried again', async () => {
  await show([], { [one(SECOND)]: lostOnce(() => json(aWholeLesson(2))) }, '/list');
  await follow('Open');
  await heading('Lesson 2');
  await screen.findByText('The rest did not load');
  await press('Try again');
  await screen.findByText('Words of lesson 2.');
});

test('what is open of the next is fetched while one reads, and is there without a connection', async () => {
  let isOnline = true;
  const lesson = aWholeLesson(1, { next: known, lesson_progresses: [{ id: FIRST, isCompleted: true }] });
  const asked = await show([lesson], {
    [one(SECOND)]: () => (isOnline ? json(aWholeLesson(2)) : noConnection()),
  });
  await heading('Lesson 1');
  await waitFor(() => expect(callsTo(asked, one(SECOND))).toHaveLength(1));
  isOnline = false;
  await follow('Next');
  await screen.findByText('Words of lesson 2.');
});

test('who spares data fetches nothing before they ask', async () => {
  savesData();
  const asked = await show([aWholeLesson(1, { next: known })]);
  await heading('Lesson 1');
  await idle();
  expect(callsTo(asked, one(SECOND))).toEqual([]);
});
