import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Lesson } from '#contract/lessons.ts';
import { callsTo, connect, press } from '#test/hands.ts';
import {
  type Answer,
  descriptionOf,
  failure,
  isAt,
  json,
  noConnection,
  Place,
  place,
  renderAt,
  serve,
  startSite,
  storeSession,
} from '#test/web.tsx';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { idle } from '#web/lib/idle.ts';
import { stateOf } from '#web/parts/lessons/known-lesson.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { CourseScreen } from '#web/screens/courses/course-screen.tsx';
import { LessonScreen } from '#web/screens/courses/lesson-screen.tsx';
import { coursesPage } from '../features/courses/a-course.ts';
import { aLesson, aTakenCourse } from '../features/courses/a-whole-course.ts';
import { aNewLesson, aWholeLesson, lessonIds } from '../features/lessons/a-whole-lesson.ts';

const [FIRST, SECOND, LAST] = lessonIds;
const START = 'POST /api/lesson-progress/start';
const finishOf = (id: string) => `PUT /api/lesson-progress/${id}`;
const one = (id: string) => `GET /api/lessons/${id}`;

let member = 0;
beforeEach(() => {
  // What was begun on a page is not begun again: each test has a member of its own.
  member += 1;
  storeSession({ id: `ada${member}` });
});

type Answers = Record<string, Answer>;

const progress = (lessonId: string, isCompleted = false) =>
  json({ data: { id: lessonId, lessonId, isCompleted, startTime: '1', isNew: true } }, 201);

const course = (done = 0) =>
  aTakenCourse(done, 3, {
    lessons: lessonIds.map((id, at) =>
      aLesson(id, {
        title: `Lesson ${at + 1}`,
        isLocked: at > done,
        lesson_progresses: at < done ? [{ id, isCompleted: true }] : [],
      }),
    ),
  });

/** Begun and completed is what is asked; each lesson answers as it stands in `lessons`. */
async function show(lessons: readonly Lesson[], answers: Answers = {}, path = `/lesson/${FIRST}`) {
  const asked = serve({
    'GET /api/courses/soil': () => json(course()),
    'GET /api/courses': () => json(coursesPage([])),
    'GET /api/courses/user': () => json(coursesPage([])),
    'POST /api/courses/views': () => json({ data: { courseId: 'soil', isCounted: false } }),
    ...Object.fromEntries(lessons.map((lesson) => [one(lesson.id), () => json(lesson)])),
    [START]: ({ body }) => progress((body as { lessonId: string }).lessonId),
    ...Object.fromEntries(lessonIds.map((id) => [finishOf(id), () => progress(id, true)])),
    ...answers,
  });
  await startSite();
  renderAt(
    path,
    <>
      <Routes>
        <Route path="/course/:courseId" element={<CourseScreen />} />
        <Route path="/lesson/:lessonId" element={<LessonScreen />} />
        <Route path="/list" element={<FromList />} />
        <Route path="*" element={null} />
      </Routes>
      <Place />
      <Toasts />
    </>,
  );
  return asked;
}

const known = { id: SECOND, title: 'Lesson 2', isLocked: false };
const FromList = () => (
  <Link to={`/lesson/${SECOND}`} state={stateOf(known, { place: 2, lessonsCount: 3, course: 'Living soil' })}>
    Open
  </Link>
);

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const allSent = () =>
  waitFor(() => expect((getOutbox().things ?? []).every(({ state }) => state === 'sent')).toBe(true));

test('shows a lesson with its course, its place, its words and its materials', async () => {
  const file = { name: 'rates.pdf', type: 'application/pdf', size: 412_000 };
  const made = { lessonId: SECOND, createdAt: '2025-03-12T23:30:00.000Z' };
  const materials = [
    { ...made, id: 'm1', name: 'Seed rates', material: 'a.pdf', file },
    {
      ...{ ...made, id: 'm2', name: 'Cost per hectare', material: 'b.xlsx' },
      file: { name: 'cost.xlsx', type: 'application/vnd.ms-excel', size: 68_000 },
    },
  ];
  await show([aWholeLesson(2, { materials })], {}, `/lesson/${SECOND}`);

  await title('Lesson 2');
  expect((await link('Living soil')).getAttribute('href')).toBe('/course/soil');
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

test('to open it begins it, once and silently', async () => {
  const asked = await show([aNewLesson(1)]);
  await title('Lesson 1');
  await waitFor(() => expect(callsTo(asked, START)).toHaveLength(1));
  expect(callsTo(asked, START)[0]?.body).toEqual({ lessonId: FIRST, startTime: expect.any(String) });
  await allSent();
  expect(screen.queryByText('Sending')).toBeNull();
});

test('who made the course begins and completes nothing, and has the way to change it', async () => {
  const own = { course: { id: 'soil', title: 'Living soil', creator: `ada${member}` } };
  const test = { id: FIRST, questionsCount: 2, isPassed: false };
  const asked = await show([aNewLesson(1, { ...own, test }), aNewLesson(2, own)]);
  expect((await link('Edit lesson')).getAttribute('href')).toBe(`/admin/lesson/edit/${FIRST}`);
  await userEvent.click(await link('Next'));
  await title('Lesson 2');
  expect(asked.filter(({ to }) => to.includes('lesson-progress'))).toEqual([]);
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
    [one(SECOND)]: () =>
      isFinished ? json(aWholeLesson(2)) : failure(403, 'lesson.locked', 'Finish Previous Lesson'),
  });
  const next = await link('Next');
  expect(screen.queryByRole('link', { name: 'Prev' })).toBeNull();
  await userEvent.dblClick(next);

  await title('Lesson 2');
  screen.getByText('Lesson 2 of 3');
  await waitFor(() => expect(answer).toBeDefined());
  // What is not open yet is not asked for.
  expect(callsTo(asked, one(SECOND))).toEqual([]);
  answer?.();
  await screen.findByText('Words of lesson 2.');
  expect(callsTo(asked, finishOf(FIRST))).toHaveLength(1);
  expect(callsTo(asked, START).map(({ body }) => (body as { lessonId: string }).lessonId)).toEqual([SECOND]);
  expect(place()).toBe(`/lesson/${SECOND}`);
});

test('without a signal it says so, and goes on by itself; a lost reply counts once', async () => {
  const keys = new Set<string | null>();
  let isLost = true;
  const asked = await show([aWholeLesson(1), aWholeLesson(2)], {
    [finishOf(FIRST)]: ({ headers }) => {
      keys.add(headers.get('idempotency-key'));
      return isLost ? noConnection() : progress(FIRST, true);
    },
  });
  await userEvent.click(await link('Next'));
  await screen.findByText('This lesson opens by itself');
  expect((await link('See what waits')).getAttribute('href')).toBe('/unsent');
  isLost = false;
  connect();
  await screen.findByText('Words of lesson 2.');
  expect(keys.size).toBe(1);
  expect(callsTo(asked, finishOf(FIRST)).length).toBeGreaterThan(1);
});

test('a finish that is refused is said in words, and leads to the course', async () => {
  const refusal = failure(403, 'lesson.test-not-passed', 'Pass the lesson test first.');
  await show([aWholeLesson(1)], {
    [finishOf(FIRST)]: () => refusal.clone(),
    [one(SECOND)]: () => failure(403, 'lesson.locked', 'Finish Previous Lesson'),
  });
  await userEvent.click(await link('Next'));
  await screen.findByText('Lesson 1 is not completed. Pass the lesson test first.');
  await isAt('/course/soil');
  // It was said once.
  await link('Go to course');
  expect(document.querySelectorAll('.toast')).toHaveLength(1);
});

test('where the teacher put another lesson between, the finish counts, and it is said why the next is closed', async () => {
  const refusal = failure(403, 'lesson.locked', 'Finish Previous Lesson');
  const asked = await show([aWholeLesson(1)], {
    [START]: () => refusal.clone(),
    [one(SECOND)]: () => refusal.clone(),
  });
  await userEvent.click(await link('Next'));
  await screen.findByText('Lesson 2 is not open yet. Finish Previous Lesson');
  await isAt('/course/soil');
  expect(callsTo(asked, finishOf(FIRST))).toHaveLength(1);
  // It was said once.
  await link('Go to course');
  expect(document.querySelectorAll('.toast')).toHaveLength(1);
});

test('a test that is not passed holds Next, which says why', async () => {
  const asked = await show([
    aWholeLesson(1, { questionsCount: 2, test: { id: FIRST, questionsCount: 2, isPassed: false } }),
  ]);
  const next = await screen.findByRole('button', { name: 'Next' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(descriptionOf(next)).toBe('Pass the lesson test first.');
  await userEvent.click(next);
  expect(place()).toBe(`/lesson/${FIRST}`);
  expect(callsTo(asked, finishOf(FIRST))).toEqual([]);
});

test('one that is completed says so, and Next just goes on', async () => {
  const done = [{ id: FIRST, isCompleted: true }];
  const test = { id: FIRST, questionsCount: 2, isPassed: false };
  const asked = await show([aWholeLesson(1, { lesson_progresses: done, test }), aWholeLesson(2)]);
  await screen.findByText('Completed');
  await userEvent.click(await link('Next'));
  await screen.findByText('Words of lesson 2.');
  expect((await link('Prev')).getAttribute('href')).toBe(`/lesson/${FIRST}`);
  expect(asked.filter(({ to }) => to.startsWith('PUT'))).toEqual([]);
});

test('the last leads back to the course, which shows at once that it is completed', async () => {
  let done = 2;
  await show(
    [aWholeLesson(3)],
    {
      'GET /api/courses/soil': () => json(course(done)),
      [finishOf(LAST)]: () => {
        done = 3;
        return progress(LAST, true);
      },
    },
    `/lesson/${LAST}`,
  );
  await userEvent.click(await link('Course Complete'));
  expect(place()).toBe('/course/soil');
  await screen.findByText('That was the last lesson of Living soil. Well done!');
  await screen.findByRole('heading', { name: '3 of 3 lessons' });
});

test('a course that is loaded shows what was finished without a signal, and which lesson is open then', async () => {
  const asked = await show([aWholeLesson(1)], { [finishOf(FIRST)]: noConnection }, '/course/soil');
  await userEvent.click(await link(/Lesson 1/));
  await userEvent.click(await link('Next'));
  await screen.findByText('This lesson opens by itself');
  await userEvent.click(await link('Living soil'));
  await screen.findByRole('heading', { name: '1 of 3 lessons' });
  expect((await link(/Lesson 2/)).getAttribute('href')).toBe(`/lesson/${SECOND}`);
  expect(callsTo(asked, finishOf(FIRST)).length).toBeGreaterThan(0);
});

test.each([
  ['course.not-enrolled', 'Join the course to open its lessons.'],
  ['lesson.locked', 'Finish Previous Lesson'],
])('who may not be there goes to the course, and hears why: %s', async (code, words) => {
  await show([], { [one(SECOND)]: () => failure(403, code, 'Finish Previous Lesson') }, `/lesson/${SECOND}`);
  await isAt('/course/soil');
  expect((await screen.findByRole('status', { name: '' })).textContent).toContain(words);
});

test('one that was deleted says so, and leads to its course', async () => {
  await show([], { [one(SECOND)]: () => failure(404, 'lesson.missing', 'Gone') }, `/lesson/${SECOND}`);
  await title('This lesson is not here');
  expect((await link('Back to the course')).getAttribute('href')).toBe('/course/soil');
});

test('what a link knows stands there without a connection, and the rest can be tried again', async () => {
  let isThere = false;
  const answer = () => (isThere ? json(aWholeLesson(2)) : noConnection());
  await show([], { [one(SECOND)]: answer }, '/list');
  await userEvent.click(await link('Open'));
  await title('Lesson 2');
  await screen.findByText('The rest of the lesson did not load');
  isThere = true;
  await press('Try again');
  await screen.findByText('Words of lesson 2.');
});

test('what is open of the next is fetched while one reads, and is there without a connection', async () => {
  let isOnline = true;
  const next = { id: SECOND, title: 'Lesson 2', isLocked: false };
  const asked = await show(
    [aWholeLesson(1, { next, lesson_progresses: [{ id: FIRST, isCompleted: true }] })],
    {
      [one(SECOND)]: () => (isOnline ? json(aWholeLesson(2)) : noConnection()),
    },
  );
  await title('Lesson 1');
  await waitFor(() => expect(callsTo(asked, one(SECOND))).toHaveLength(1));
  isOnline = false;
  await userEvent.click(await link('Next'));
  await screen.findByText('Words of lesson 2.');
});

test('who spares data fetches nothing before they ask', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  const next = { id: SECOND, title: 'Lesson 2', isLocked: false };
  const asked = await show([aWholeLesson(1, { next })]);
  await title('Lesson 1');
  await idle();
  expect(callsTo(asked, one(SECOND))).toEqual([]);
});
