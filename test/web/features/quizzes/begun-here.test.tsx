import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { quizzes, type Test } from '#contract/quizzes/quizzes.ts';
import { callsTo, connect, keysOf, press, question } from '#test/hands.ts';
import { type Answer, type Answers, failure, json, noConnection, renderAt } from '#test/web.tsx';
import { keepReply } from '#web/lib/api/replies.tsx';
import { drop } from '#web/parts/sync/queue/outbox.ts';
import { UnsentScreen } from '#web/screens/unsent-screen.tsx';
import { aBegunAttempt, anAttempt, attemptsReply } from './a-test.ts';
import { answerAndFinish, FINISH, isNotSent, passed, testScreens, unsent } from './test-screens.tsx';

const START = 'POST /api/user_tests/start';
const LIST = 'GET /api/user_tests/lesson/l1';
const TEST = 'GET /api/tests/lesson/l1';
const LESSON = '/lesson/l1';
const choices = [{ questionId: 'q1', choice: 'Two centimetres' }];
const { open, show } = testScreens();

const { questions } = aBegunAttempt(2);
const read: Test = {
  id: 'l1',
  lessonId: 'l1',
  questionsCount: 2,
  questions,
  edition: 4,
  version: 3,
  showsAnswers: false,
};
const begun: Answer = () => json({ data: { ...aBegunAttempt(2), isNew: true } }, 201);
const place = () => screen.getByTestId('place').textContent ?? '';

/** The lesson on a device that has its test, without a connection until `signal` says otherwise. */
async function showLesson(answers: Answers = {}) {
  const signal = { is: false };
  const behind =
    (answer: Answer): Answer =>
    (request) =>
      signal.is ? answer(request) : noConnection();
  const { [LIST]: list = () => json(attemptsReply([], 2, 1)), ...others } = answers;
  const given = { [START]: begun, [FINISH]: () => json(passed()), ...others };
  const asked = await show(
    aBegunAttempt(2),
    {
      [LIST]: list,
      [TEST]: () => json({ data: [read] }),
      ...Object.fromEntries(Object.entries(given).map(([route, answer]) => [route, behind(answer)])),
    },
    LESSON,
  );
  await screen.findByText("You didn't finish test yet.");
  await act(() => keepReply(quizzes.listTests, { lessonId: 'l1' }, { data: [read] }));
  const reach = () => {
    signal.is = true;
    connect();
  };
  return { asked, reach };
}

/** Taken without a connection, which is back when it is finished with `isBack`. */
async function takeHere(answers: Answers = {}, isBack = false) {
  const shown = await showLesson(answers);
  await press('Start test');
  await screen.findByRole('radio', { name: 'Two centimetres' });
  if (isBack) shown.reach();
  await answerAndFinish();
  return shown;
}

test('what is on the device is taken without a connection, and handed in with its edition: first begun, then finished', async () => {
  let list = attemptsReply([], 2, 1);
  const { asked, reach } = await takeHere({ [LIST]: () => json(list) });
  await isNotSent();
  await userEvent.keyboard('{Escape}');
  await screen.findByText('Waiting to be sent');
  screen.getByText('You finished the test. It is not sent yet.');
  expect(screen.queryByText(/Success|failed|\d\/\d/)).toBeNull();
  expect(screen.queryByText("You didn't finish test yet.")).toBeNull();

  list = attemptsReply([passed().data], 2, 1);
  reach();

  await screen.findByText('First attempt');
  await screen.findByText('2/2');
  expect(screen.queryByText('Waiting to be sent')).toBeNull();
  const begins = callsTo(asked, START).filter(({ body }) => Object(body).edition !== undefined);
  expect(new Set(keysOf(begins)).size).toBe(1);
  expect(begins.at(-1)?.body).toEqual({
    lessonId: 'l1',
    edition: 4,
    startTime: expect.stringMatching(/^\d{13}$/),
  });
  expect(callsTo(asked, FINISH).map(({ body }) => body)).toEqual([
    { endTime: expect.stringMatching(/^\d{13}$/), choices },
  ]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('test'))).toEqual([]);
});

test('it is gone on with after a reload, and its address leads to it once it has arrived', async () => {
  const { reach } = await showLesson();
  await press('Start test');
  await userEvent.click(await screen.findByRole('radio', { name: 'Two centimetres' }));
  const address = place();
  expect(address).toMatch(/^\/test-drilling-behind-the-combine\/here-\w+\/l1$/);
  cleanup();

  open(LESSON);
  await screen.findByText('1 of 2 answers are on this device.');
  expect((await screen.findByRole('link', { name: 'Go on with the test' })).getAttribute('href')).toBe(
    address,
  );
  cleanup();
  open(address);
  await press('Next');
  await press('Finish Test');
  await isNotSent();
  reach();
  await question('You passed the test.');
  cleanup();

  open(address);
  await waitFor(() => expect(place()).toBe('/test-drilling-behind-the-combine/l1-b1/l1'));
});

test('taken back and finished again, it begins under the key of before', async () => {
  let answer: Answer = () => failure(403, 'course.not-enrolled', 'Finish Previous Lesson');
  const { asked } = await takeHere({ [FINISH]: (request) => answer(request) }, true);
  await question('You had left the course. Join it, and finish the test again.');
  await press('To the questions');
  await waitFor(() => expect(unsent()).toEqual([]));

  answer = () => json(passed());
  await press('Finish Test');

  await question('You passed the test.');
  const begins = callsTo(asked, START).filter(({ body }) => Object(body).edition !== undefined);
  expect(new Set(keysOf(begins)).size).toBe(1);
  expect(callsTo(asked, FINISH).at(-1)?.body).toMatchObject({ choices });
});

test('an edition that is gone is said, and the answers stay until the member drops them', async () => {
  const expired = () => failure(409, 'test.expired', 'The questions were replaced too long ago.');
  await takeHere({ [START]: expired }, true);
  const address = place();
  const verdict = await question('The questions were replaced too long ago.');
  await verdict.findByRole('button', { name: 'Copy' });
  await press('Go Back');
  await screen.findByText('Not taken');
  screen.getByText('Your test was not taken. The questions were replaced too long ago.');
  expect(unsent()).toHaveLength(1);
  cleanup();

  renderAt('/unsent', <UnsentScreen />);
  const change = await screen.findByRole('link', { name: 'Change it: Test: Drilling behind the combine' });
  await waitFor(() => expect(change.getAttribute('href')).toBe(address));
  await act(() => drop(unsent()[0]?.id ?? ''));
  cleanup();
  open(LESSON);
  await screen.findByRole('button', { name: 'Start test' });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('test'))).toEqual([]);
});

test('one whose finishing came although its answer was lost is shown once, with its result', async () => {
  let list = attemptsReply([], 2, 1);
  const finished = () => failure(409, 'user-test.finished', 'You have finished this attempt already.');
  await takeHere({ [FINISH]: finished, [LIST]: () => json(list) }, true);
  await question('You have finished this attempt already.');
  list = attemptsReply([anAttempt(1, 6, { id: 'l1-b1' })]);
  await press('Go Back');

  await screen.findByText('6/10');
  await screen.findByRole('button', { name: 'Start test' });
  expect(unsent()).toEqual([]);
});

test('without its questions on the device it says that it needs a signal', async () => {
  await show(
    aBegunAttempt(2),
    { [LIST]: () => json(attemptsReply([], 2, 1)), [START]: noConnection },
    LESSON,
  );

  await press('Start test');

  expect((await screen.findByRole('alert')).textContent).toContain('start the test where there is signal');
});
