import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { OneUserTest } from '#contract/user-tests.ts';
import { copyNotKept, fillDevice } from '#test/full-device.ts';
import { callsTo, connect, dialog, follow, heading, isClosed, keysOf, press, question } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import {
  type Answer,
  type Answers,
  descriptionOf,
  failure,
  isAt,
  json,
  lostOnce,
  noConnection,
  renderAt,
  setWidth,
  storeSession,
} from '#test/web.tsx';
import { keptAnswers } from '#web/features/quizzes/kept-answers.ts';
import { TestPanel } from '#web/features/quizzes/results/test-panel.tsx';
import { stop } from '#web/parts/sync/queue/outbox.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { TestScreen } from '#web/screens/courses/test-screen.tsx';
import { UnsentScreen } from '#web/screens/unsent-screen.tsx';
import { aBegunAttempt, anAttempt, attemptsReply, aWholeLesson } from './a-test.ts';

const GET = 'GET /api/user_tests/l1-b1';
const FINISH = 'PUT /api/user_tests/l1-b1';
const PATH = '/test-drilling-behind-the-combine/l1-b1/l1';
const LIST = 'GET /api/user_tests/lesson/l1';
const KEY = 'test/l1/l1-b1:ada';

const lesson = aWholeLesson({ test: { id: 'l1', questionsCount: 1, isPassed: false } });
const screens = screenOf(
  {
    '/:slug/:id/:testId': <TestScreen />,
    '/lesson/:id': (
      <>
        <TestPanel lesson={lesson} />
        <Link to={PATH}>To the test</Link>
      </>
    ),
  },
  PATH,
);
const { open } = screens;
const show = (attempt: OneUserTest | Answer, answers: Answers = {}, path = PATH) =>
  screens.show({ [GET]: typeof attempt === 'function' ? attempt : () => json(attempt), ...answers }, path);

const button = (name: string) => screen.findByRole('button', { name });
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const isChosen = async (name: string) =>
  expect((await screen.findByRole<HTMLInputElement>('radio', { name })).checked).toBe(true);
const items = (part: Pick<typeof screen, 'getAllByRole'> = screen) =>
  part.getAllByRole('listitem').map(({ textContent }) => textContent);
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const unsent = () => (getOutbox().things ?? []).filter(({ state }) => state !== 'sent');
/** The API, which takes no test until it replies. */
function unreachable() {
  const api = {
    now: noConnection as Answer,
    answers: { [FINISH]: (request) => api.now(request) } as Answers,
    reply(said: object): void {
      api.now = () => json(said);
      connect();
    },
  };
  return api;
}

const passed = (marks = 2) => ({
  message: 'You passed the test.',
  data: {
    ...{ id: 'l1-b1', testId: 'l1', marks, total_marks: 2, is_passed: true },
    test_taken: '2025-03-14T10:00:00.000Z',
  },
});
const choices = [{ questionId: 'q1', choice: 'Two centimetres' }];

/** Of two questions, the first. */
async function answerAndFinish(): Promise<void> {
  await choose('Two centimetres');
  await press('Next');
  await press('Finish Test');
}
const isNotSent = () => question('Not sent: no connection');

test('goes through the questions one by one; a new one has the focus on its text, at the top', async () => {
  await show(aBegunAttempt(3));

  await heading('How deep, crop 1?', 2);
  screen.getByText('Question 1 of 3');
  screen.getByText('0 answered');
  expect(screen.queryByRole('button', { name: 'Prev' })).toBeNull();
  await choose('Two centimetres');
  screen.getByText('1 answered');
  // An answer alone leads nowhere.
  screen.getByText('Question 1 of 3');
  vi.mocked(window.scrollTo).mockClear();
  await press('Next');
  const second = await heading('How deep, crop 2?', 2);
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  await press('Prev');
  await isChosen('Two centimetres');
});

test('the second press of a double one skips no question, and finishes none', async () => {
  await show(aBegunAttempt(3));

  await userEvent.dblClick(await button('Next'));
  await screen.findByText('Question 2 of 3');
  await userEvent.dblClick(await button('Next'));
  await screen.findByText('Question 3 of 3');
  await button('Finish Test');
  expect(unsent()).toEqual([]);
});

test('choices are walked through with the arrow keys', async () => {
  await show(aBegunAttempt(3));
  await choose('On the surface');

  await userEvent.keyboard('{ArrowDown}');
  await isChosen('Two centimetres');
  expect(kept().answers).toEqual({ q1: 'Two centimetres' });
});

test('is a list too, from which one goes to any question', async () => {
  await show(aBegunAttempt(3));
  await choose('Two centimetres');

  await press('All questions');
  const list = await dialog('All questions');
  expect(items(list)).toEqual([
    '1How deep, crop 1?Answered',
    '2How deep, crop 2?No answer yet',
    '3What would you change?No answer yet',
  ]);
  // It opens at the question where one is, also where that is far down.
  expect(document.activeElement?.textContent).toBe('1How deep, crop 1?Answered');
  await userEvent.click(list.getByText('What would you change?'));
  await isClosed();
  const third = await heading('What would you change?', 2);
  await waitFor(() => expect(document.activeElement).toBe(third));
});

test.each([
  [20, 20],
  [21, 0],
])('of %i questions, %i have a segment each; else there is one bar', async (count, segments) => {
  await show(aBegunAttempt(count));

  await screen.findByText(`Question 1 of ${count}`);
  expect(document.querySelectorAll('.test-segments li')).toHaveLength(segments);
  expect(document.querySelector('progress')?.max).toBe(segments > 0 ? undefined : count);
});

test('answers and the question where one was outlive the page', async () => {
  await show(aBegunAttempt(3));
  await choose('Two centimetres');
  await press('Next');
  await heading('How deep, crop 2?', 2);
  cleanup();

  open();
  await heading('How deep, crop 2?', 2);
  screen.getByText('1 answered');
  await press('Prev');
  await isChosen('Two centimetres');
});

test('nobody else on the device sees them', async () => {
  await show(aBegunAttempt(3));
  await choose('Two centimetres');
  cleanup();
  storeSession({ id: 'eve' });
  await show(aBegunAttempt(3));

  await screen.findByText('0 answered');
});

test('what another tab answers is shown here, and kept with what is answered here', async () => {
  await show(aBegunAttempt(3));
  await choose('Two centimetres');
  const answers = { q1: 'Two centimetres', q2: 'Ten centimetres' };
  const there = JSON.stringify({ answers, questions: 3, at: 'q2' });
  localStorage.setItem(KEY, there);
  fireEvent(window, new StorageEvent('storage', { key: KEY, newValue: there }));

  await screen.findByText('2 answered');
  screen.getByText('Question 1 of 3');
  // What was kept there just now, this tab has not heard of.
  localStorage.setItem(KEY, there.replace('Ten', 'Two'));
  await choose('On the surface');
  expect(kept().answers).toEqual({ q1: 'On the surface', q2: 'Two centimetres' });
});

test('says once where the browser keeps nothing, before the test is finished and after', async () => {
  setWidth(360);
  fillDevice();
  await show(aBegunAttempt(2), { [FINISH]: noConnection });

  await choose('Two centimetres');
  screen.getByText('1 answered');
  expect(await copyNotKept()).toBe('Two centimetres');
  await press('Next');
  await press('Finish Test');
  await isNotSent();

  screen.getByText('Not kept. Leave this page open, or copy it', { selector: '.verdict *' });
  await press('Terminate');
  // They live as long as the page, which the next test has too.
  keptAnswers.drop('ada', 'l1/l1-b1');
});

test('says that answers are kept on the phone, or on the device where the screen is wide', async () => {
  await show(aBegunAttempt(3));
  await screen.findByText('Your answers are kept on this device.');
  setWidth(360);
  await screen.findByText('Your answers are kept on this phone.');
});

test('finishing sends what was answered, and shows the message of the API; the answers are kept no longer', async () => {
  const asked = await show(aBegunAttempt(3), { [FINISH]: () => json(passed()) });
  await choose('Two centimetres');
  await press('Next');
  await press('Next');
  screen.getByText('2 questions have no answer yet:');
  await userEvent.type(await screen.findByRole('textbox', { name: 'What would you change?' }), 'The depth.');
  await screen.findByText('One question has no answer yet:');
  await button('Question 2');
  await press('Finish Test');

  const verdict = await question('You passed the test.');
  verdict.getByText('Your marks stand on the lesson page. You can go on from there.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Go Back'));
  const choices = [
    { questionId: 'q1', choice: 'Two centimetres' },
    { questionId: 'q3', choice: 'The depth.' },
  ];
  expect(callsTo(asked, FINISH).map(({ body }) => body)).toEqual([
    { endTime: expect.stringMatching(/^\d{13}$/), choices },
  ]);
  expect(kept()).toBeNull();
  await press('Go Back');
  await isAt('/lesson/l1');
});

test('Escape goes back as well', async () => {
  const { data } = passed();
  const failed = { message: 'You did not pass the test.', data: { ...data, is_passed: false } };
  await show(aBegunAttempt(1), { [FINISH]: () => json(failed) });
  await press('Finish Test');
  await question('You did not pass the test.');
  screen.getByText(/You can take the test again there/);

  await userEvent.keyboard('{Escape}');
  await isAt('/lesson/l1');
});

test('without a connection it says that it goes by itself, and then does under the same key', async () => {
  const api = unreachable();
  const asked = await show(aBegunAttempt(1), api.answers);
  await press('Finish Test');

  await isNotSent();
  expect(kept()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  api.reply(passed());
  await question('You passed the test.');
  const calls = callsTo(asked, FINISH);
  expect(calls.length).toBeGreaterThan(1);
  expect(new Set(keysOf(calls)).size).toBe(1);
  expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('one that was stopped is sent by hand; a try that fails before it goes out says so, and another one can be made', async () => {
  const api = unreachable();
  await show(aBegunAttempt(1), api.answers);
  await press('Finish Test');
  await isNotSent();
  await act(() => stop(unsent()[0]?.id ?? ''));
  await question('Not sent: you stopped it');
  // A browser closes a page's channels as it likes.
  const closed = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {
    throw new DOMException('The channel is closed.', 'InvalidStateError');
  });

  await press('Send now');

  await screen.findByText('The channel is closed.');
  const again = await button('Send now');
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
  closed.mockRestore();
  api.now = () => json(passed());
  await userEvent.click(again);
  await question('You passed the test.');
});

test('Terminate takes back what is not sent; the answers stay', async () => {
  const asked = await show(aBegunAttempt(2), { [FINISH]: noConnection });
  await answerAndFinish();
  await isNotSent();

  await press('Terminate');
  await isAt('/lesson/l1');
  expect(unsent()).toEqual([]);
  expect(kept().answers).toEqual({ q1: 'Two centimetres' });
  const before = callsTo(asked, FINISH).length;
  connect();
  expect(callsTo(asked, FINISH)).toHaveLength(before);
});

test('after Terminate the lesson asks how the test went: the answer that was lost may have counted', async () => {
  const list = vi.fn(() => json(attemptsReply([], 1, 0)));
  await show(aBegunAttempt(1), { [FINISH]: noConnection, [LIST]: list }, '/lesson/l1');
  await screen.findByText("You didn't finish test yet.");
  await follow('To the test');
  await press('Finish Test');
  await isNotSent();
  list.mockImplementation(() => json(attemptsReply([anAttempt(1, 0, { id: 'l1-b1' })], 1, 0)));
  expect(list).toHaveBeenCalledTimes(1);

  await press('Terminate');
  await screen.findByText('First attempt');
  expect(screen.queryByRole('link', { name: 'Go on with the test' })).toBeNull();
});

test('Terminate leaves without a result', async () => {
  const asked = await show(aBegunAttempt(3));
  await choose('Two centimetres');

  await press('Terminate');
  await isAt('/lesson/l1');
  expect(kept().answers).toEqual({ q1: 'Two centimetres' });
  expect(callsTo(asked, FINISH)).toEqual([]);
});

test('an attempt that was finished elsewhere meanwhile says so in the words of the API', async () => {
  const finished = () => failure(409, 'user-test.finished', 'You have finished this attempt already.');
  await show(aBegunAttempt(1), { [FINISH]: finished });
  await press('Finish Test');

  await question('You have finished this attempt already.');
  await press('Go Back');
  await isAt('/lesson/l1');
  expect(unsent()).toEqual([]);
});

test('who left the course meanwhile hears that, and goes on at the questions once they are in it', async () => {
  const leaving = () => failure(403, 'course.not-enrolled', 'Finish Previous Lesson');
  await show(aBegunAttempt(1), { [FINISH]: leaving });
  await press('Finish Test');
  await question('You had left the course. Join it, and finish the test again.');

  await press('To the questions');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await heading('What would you change?', 2);
  expect(unsent()).toEqual([]);
});

test('what was refused is changed where it was written: at its question, with all answers', async () => {
  await show(aBegunAttempt(2), { [FINISH]: () => failure(400, 'input.invalid', 'Another answer, please.') });
  await answerAndFinish();
  await question('Another answer, please.');
  cleanup();

  renderAt('/unsent', <UnsentScreen />);
  const change = await screen.findByRole('link', { name: 'Change it: Test: Drilling behind the combine' });
  await waitFor(() => expect(change.getAttribute('href')).toBe(PATH));
});

test('a finished attempt is not taken again: it shows what was answered', async () => {
  await show(aBegunAttempt(3, { ...passed().data, choices }));

  await heading('Your answers');
  screen.getByText('2 of 2 right');
  expect(items()).toEqual([
    'Question 1How deep, crop 1?Two centimetres',
    'Question 2How deep, crop 2?No answer',
    'Question 3What would you change?No answer',
  ]);
  expect(screen.queryByRole('button', { name: 'Finish Test' })).toBeNull();
  await follow('Drilling behind the combine');
  await isAt('/lesson/l1');
});

test('what the teacher said stands beside the answers, in words and not in colour alone', async () => {
  const remarks = [
    { questionId: 'q1', text: 'Deeper in dry soil.' },
    { questionId: 'q2', text: 'See https://soil.test', isRight: false },
  ];
  const answered = { ...passed().data, choices: [{ questionId: 'q2', choice: 'Nothing' }] };
  await show(aBegunAttempt(2, { ...answered, remarks }));

  await screen.findByText('Your teacher marked your answers.');
  expect(items()).toEqual([
    'Question 1How deep, crop 1?No answerYour teacherDeeper in dry soil.',
    'Question 2WrongWhat would you change?NothingYour teacherSee https://soil.test',
  ]);
});

test('what was sent while one was elsewhere opens with all answers, not over an empty first question', async () => {
  const api = unreachable();
  let attempt = aBegunAttempt(2);
  await show(() => json(attempt), api.answers);
  await answerAndFinish();
  await isNotSent();
  cleanup();
  api.reply(passed());
  await waitFor(() => expect(unsent()).toEqual([]));
  expect(kept()).toBeNull();

  attempt = aBegunAttempt(2, { ...passed().data, choices });
  open();
  await heading('Your answers');
  screen.getByText('Two centimetres');
  expect(screen.queryByText('0 answered')).toBeNull();
});

test('what is left unsent goes out by itself, and is shown with its answers when one comes back', async () => {
  const api = unreachable();
  await show(aBegunAttempt(2), api.answers);
  await answerAndFinish();
  await isNotSent();
  await userEvent.keyboard('{Escape}');
  await isAt('/lesson/l1');
  expect(unsent()).toHaveLength(1);
  cleanup();
  // The page has nothing but what the outbox knows of it.
  keptAnswers.drop('ada', 'l1/l1-b1');

  open();
  await isNotSent();
  await screen.findByText('1 answered');
  screen.getByText('Question 2 of 2');
  api.reply(passed());
  await question('You passed the test.');
  screen.getByText('1 answered');
});

test('an answer says how much room is left, and one that is too long is not sent', async () => {
  const asked = await show(aBegunAttempt(2), { [FINISH]: () => json(passed()) });
  await press('Next');
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: 'a'.repeat(1_990) } });
  expect(descriptionOf(field)).toContain('10 of 2,000 characters are left.');
  fireEvent.change(field, { target: { value: 'a'.repeat(2_005) } });
  expect(descriptionOf(field)).toContain('5 characters too many.');
  expect(descriptionOf(field)).toContain('At most 2,000 characters, please.');

  await press('Finish Test');
  const why = await screen.findByRole('alert');
  expect(why.textContent).toBe('Question 2: At most 2,000 characters, please.');
  expect(callsTo(asked, FINISH)).toEqual([]);
});

test('what cannot be loaded is asked for again', async () => {
  await show(lostOnce(() => json(aBegunAttempt(1))));
  await heading('The test did not load');
  await press('Try again');
  await heading('What would you change?', 2);
});

test.each([
  ['what is not there', PATH, () => failure(404, 'user-test.missing', 'Gone.')],
  ['another test than the attempt’s', PATH.replace(/l1$/, 'l9'), () => json(aBegunAttempt(1))],
])('an address with %s leads to the lesson', async (_, path, answer) => {
  await show(answer, {}, path);
  await heading('This test is not here');
  const way = screen.getByRole('link', { name: 'To the lesson' });
  expect(way.getAttribute('href')).toBe(`/lesson/${path.split('/').at(-1)}`);
});
