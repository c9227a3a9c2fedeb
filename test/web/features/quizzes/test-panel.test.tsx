import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Lesson } from '#contract/lessons.ts';
import { callsTo, isClosed, press } from '#test/hands.ts';
import {
  type Answer,
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
import { keptAnswers } from '#web/features/quizzes/kept-answers.ts';
import { TestPanel } from '#web/features/quizzes/results/test-panel.tsx';
import { drop, put } from '#web/parts/sync/queue/outbox.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { newStep } from '#web/parts/sync/queue/thing.ts';
import { aBegunAttempt, anAttempt, attemptsReply, aWholeLesson } from './a-test.ts';

const LIST = 'GET /api/user_tests/lesson/l1';
const START = 'POST /api/user_tests/start';

beforeEach(() => storeSession());

async function show(lesson: Lesson, answers: Record<string, Answer> = {}) {
  const asked = serve({ [LIST]: () => json(attemptsReply()), ...answers });
  await startSite();
  renderAt(
    '/lesson/l1',
    <>
      <TestPanel lesson={lesson} />
      <Place />
    </>,
  );
  return asked;
}

const panel = () => screen.getByRole('region', { name: 'Lesson test' });
const rows = async () =>
  (await within(panel()).findAllByRole('listitem')).map(({ textContent }) => textContent);
const startButton = () => screen.findByRole('button', { name: 'Start test' });

test('without attempts it says so, what is needed to pass, and how to start', async () => {
  await show(aWholeLesson(), { [LIST]: () => json(attemptsReply([], 5, 5)) });

  await screen.findByText("You didn't finish test yet.");
  screen.getByText('5 questions, passed from 60 percent');
  expect((await startButton()).className).toContain('btn-primary');
});

test('without a test there is nothing to start', async () => {
  const asked = await show(aWholeLesson({ test: undefined }));

  screen.getByText('No Tests available');
  screen.getByText('You can go on to the next lesson.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(callsTo(asked, LIST)).toEqual([]);
});

test('a failed attempt says how many marks are needed, and what that opens', async () => {
  await show(aWholeLesson(), { [LIST]: () => json(attemptsReply([anAttempt(1, 5)])) });

  expect(await rows()).toEqual(['First attempt5/10Your answersfailed']);
  screen.getByText('6 of 10 are needed. Next opens then.');
  expect((await startButton()).className).toContain('btn-primary');
});

test('what was answered in each attempt is told apart by its name, also where a teacher marked it', async () => {
  const remarkedAt = '2025-03-09T10:00:00.000Z';
  const attempts = [anAttempt(1, 5, { remarkedAt }), anAttempt(2, 9, { remarkedAt })];
  await show(aWholeLesson(), { [LIST]: () => json(attemptsReply(attempts)) });

  await screen.findByRole('link', { name: 'Your teacher marked your answers: First attempt' });
  screen.getByRole('link', { name: 'Your teacher marked your answers: Second attempt' });
});

test('once it is passed, the way to another attempt is quiet', async () => {
  const attempts = [anAttempt(1, 5), anAttempt(2, 9)];
  await show(aWholeLesson(), { [LIST]: () => json(attemptsReply(attempts)) });

  expect(await rows()).toEqual([
    'First attempt5/10Your answersfailed',
    'Second attempt9/10Your answersSuccess',
  ]);
  within(panel()).getByText('Passed');
  expect(screen.queryByText(/are needed/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show all results' })).toBeNull();
  expect((await startButton()).className).toContain('btn-quiet');
});

test('past two attempts all are shown on a press, oldest first, with their dates', async () => {
  const attempts = [anAttempt(1, 3), anAttempt(2, 5), anAttempt(3, 8)];
  await show(aWholeLesson(), { [LIST]: () => json(attemptsReply(attempts)) });
  expect(await rows()).toHaveLength(2);
  within(panel()).getByText('Passed');

  await press('Show all results');
  const dialog = await screen.findByRole('dialog', { name: 'All results' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'First attempt3/101 March 2025Your answersfailed',
    'Second attempt5/102 March 2025Your answersfailed',
    'Third attempt8/103 March 2025Your answersSuccess',
  ]);
  await userEvent.keyboard('{Escape}');
  await isClosed();
});

test('a test of written answers alone has no marks: it is said in words', async () => {
  const written = { marks: 0, total_marks: 0 };
  const attempts = [anAttempt(1, 0, { ...written, is_passed: false })];
  await show(aWholeLesson({ next: undefined }), { [LIST]: () => json(attemptsReply(attempts, 3, 0)) });

  expect(await rows()).toEqual(['First attemptNot every question answeredYour answersfailed']);
  screen.getByText('Answer every question to pass. Course Complete opens then.');
  expect(panel().textContent).not.toContain('0/0');
});

test('starting begins an attempt once, and leads to it', async () => {
  const attempt = aBegunAttempt(3);
  const asked = await show(aWholeLesson(), {
    [START]: () => json({ data: { ...attempt, isNew: true } }, 201),
  });

  await userEvent.dblClick(await startButton());
  await isAt('/test-drilling-behind-the-combine/l1-b1/l1');
  expect(callsTo(asked, START).map(({ body }) => body)).toEqual([
    { lessonId: 'l1', startTime: expect.stringMatching(/^\d{13}$/) },
  ]);
});

test('without a signal it says what starting needs, and asks for the same beginning again', async () => {
  let answer: Answer = noConnection;
  const asked = await show(aWholeLesson(), { [START]: (request) => answer(request) });

  await userEvent.click(await startButton());
  expect((await screen.findByRole('alert')).textContent).toContain('start the test where there is signal');
  answer = () => json({ data: { ...aBegunAttempt(), isNew: false } });
  await userEvent.click(await startButton());
  await waitFor(() => expect(place()).toContain('/test-'));
  const [first, second] = callsTo(asked, START).map(({ headers, body }) => [
    headers.get('idempotency-key'),
    body,
  ]);
  expect(first).toEqual(second);
});

test('a refusal is said in the words of the API', async () => {
  await show(aWholeLesson(), { [START]: () => failure(403, 'lesson.locked', 'Finish Previous Lesson') });

  await userEvent.click(await startButton());
  expect((await screen.findByRole('alert')).textContent).toContain('Finish Previous Lesson');
});

test('what was begun is gone on with, and it says how many answers are kept here', async () => {
  const kept = { answers: { q1: 'Two centimetres', q2: ' ' }, questions: 3 };
  keptAnswers.keep('ada', 'l1/l1-b1', kept);
  keptAnswers.keep('ben', 'l1/l1-b2', kept);
  await show(aWholeLesson());

  const way = await screen.findByRole('link', { name: 'Go on with the test' });
  expect(way.getAttribute('href')).toBe('/test-drilling-behind-the-combine/l1-b1/l1');
  screen.getByText('1 of 3 answers are on this device.');
  screen.getByText("You didn't finish test yet.");
});

test('answers of an attempt that was finished elsewhere are kept no longer', async () => {
  const kept = { answers: { q1: 'Two centimetres' }, questions: 3 };
  keptAnswers.keep('ada', 'l1/l1-a1', kept);
  await show(aWholeLesson(), { [LIST]: () => json(attemptsReply([anAttempt(1, 5)])) });

  await startButton();
  expect(localStorage.getItem('test/l1/l1-a1:ada')).toBeNull();
});

test('its creator changes it, or adds one', async () => {
  storeSession({ id: 'ben' });
  const asked = await show(aWholeLesson());

  expect((await screen.findByRole('link', { name: 'Edit test' })).getAttribute('href')).toBe(
    '/admin/edit-test/l1',
  );
  screen.getByText('5 questions');
  expect(screen.queryByRole('button', { name: 'Start test' })).toBeNull();
  expect(callsTo(asked, LIST)).toEqual([]);
});

test('its creator adds one where there is none', async () => {
  storeSession({ id: 'ben' });
  await show(aWholeLesson({ test: undefined }));

  expect((await screen.findByRole('link', { name: 'Add test' })).getAttribute('href')).toBe(
    '/admin/add-test/l1',
  );
  screen.getByText('No Tests available');
});

test('results that do not load are asked for again, and one can start all the same', async () => {
  let isUp = false;
  await show(aWholeLesson(), {
    [LIST]: () => (isUp ? json(attemptsReply([anAttempt(1, 5)])) : noConnection()),
  });

  await screen.findByText('Your results did not load.');
  await startButton();
  isUp = true;
  await press('Try again');
  expect(await rows()).toEqual(['First attempt5/10Your answersfailed']);
});

const finishing = {
  id: 'user-test/l1-b1',
  kind: 'user-test',
  title: 'Test: Drilling behind the combine',
  place: '/course/soil',
  stands: 'test/l1',
};
const finishStep = () =>
  newStep('user-tests.finishTest', {
    id: 'l1-b1',
    endTime: '1741601800000',
    choices: [{ questionId: 'q1', choice: 'Two centimetres' }],
  });
const FINISH = 'PUT /api/user_tests/l1-b1';
const keepBegun = () =>
  keptAnswers.keep('ada', 'l1/l1-b1', { answers: { q1: 'Two centimetres' }, questions: 3 });

test('a finished test that waits to be sent says so, and its result stands here once it has arrived', async () => {
  keepBegun();
  let answer: Answer = noConnection;
  let list: Answer = () => json(attemptsReply());
  await show(aWholeLesson(), {
    [LIST]: (request) => list(request),
    [FINISH]: (request) => answer(request),
  });
  await act(() => put({ ...finishing, steps: [finishStep()] }));

  await screen.findByText('You finished the test. It is not sent yet.');
  expect((await screen.findByRole('link', { name: /^On this phone/ })).getAttribute('href')).toBe('/unsent');
  expect(screen.queryByRole('button', { name: 'Start test' })).toBeNull();
  // Nothing else is asked for.
  list = noConnection;
  answer = () => json({ message: 'You passed the test.', data: anAttempt(1, 9, { id: 'l1-b1' }) });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await rows()).toEqual(['First attempt9/10Your answersSuccess']);
  within(panel()).getByText('Passed');
  expect(localStorage.getItem('test/l1/l1-b1:ada')).toBeNull();
});

test('one that was refused says why, and leads back to its questions', async () => {
  keepBegun();
  await show(aWholeLesson(), { [FINISH]: () => failure(403, 'lesson.locked', 'Finish Previous Lesson') });
  await act(() => put({ ...finishing, steps: [finishStep()] }));

  await screen.findByText('Your test was not taken. Finish Previous Lesson');
  const way = screen.getByRole('link', { name: 'Go on with the test' });
  expect(way.getAttribute('href')).toBe('/test-drilling-behind-the-combine/l1-b1/l1');
});

test('one that was refused for it was finished elsewhere is dropped: its result stands here', async () => {
  keepBegun();
  const attempts = [anAttempt(1, 5, { id: 'l1-b1' })];
  await show(aWholeLesson(), {
    [LIST]: () => json(attemptsReply(attempts)),
    [FINISH]: () => failure(409, 'user-test.finished', 'You have finished this attempt already.'),
  });
  await act(() => put({ ...finishing, steps: [finishStep()] }));

  await startButton();
  await waitFor(() => expect(getOutbox().things).toEqual([]));
  expect(await rows()).toEqual(['First attempt5/10Your answersfailed']);
});

test('giving up in the list of what waits drops the answers as well', async () => {
  keepBegun();
  await show(aWholeLesson(), { [FINISH]: noConnection });
  await act(() => put({ ...finishing, steps: [finishStep()] }));
  await screen.findByText('You finished the test. It is not sent yet.');

  await act(() => drop(finishing.id));

  await startButton();
  expect(localStorage.getItem('test/l1/l1-b1:ada')).toBeNull();
});
