import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OneUserTest } from '#contract/user-tests.ts';
import { copyNotKept, fillDevice } from '#test/full-device.ts';
import { callsTo, connect, follow, isClosed } from '#test/hands.ts';
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
  setWidth,
  startSite,
  storeSession,
} from '#test/web.tsx';
import { Toasts } from '#web/components/overlay/toast.tsx';
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

beforeEach(() => storeSession());

async function show(attempt: OneUserTest | Answer, answers: Record<string, Answer> = {}, path = PATH) {
  const asked = serve({ [GET]: typeof attempt === 'function' ? attempt : () => json(attempt), ...answers });
  await startSite();
  return { asked, ...open(path) };
}

const open = (path = PATH) =>
  renderAt(
    path,
    <>
      <main id="main">
        <Routes>
          <Route path="/:slug/:id/:testId" element={<TestScreen />} />
          <Route
            path="/lesson/:id"
            element={
              <>
                <h1>The lesson</h1>
                <TestPanel
                  lesson={aWholeLesson({ test: { id: 'l1', questionsCount: 1, isPassed: false } })}
                />
                <Link to={PATH}>To the test</Link>
              </>
            }
          />
        </Routes>
      </main>
      <Place />
    </>,
  );

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const question = (name: string) => screen.findByRole('heading', { level: 2, name });
const dialog = (name: string) => screen.findByRole('alertdialog', { name });
const kept = () => JSON.parse(localStorage.getItem('test/l1/l1-b1:ada') ?? 'null');
const unsent = () => (getOutbox().things ?? []).filter(({ state }) => state !== 'sent');

const passed = (marks = 2) => ({
  message: 'You passed the test.',
  data: {
    id: 'l1-b1',
    testId: 'l1',
    marks,
    total_marks: 2,
    is_passed: true,
    test_taken: '2025-03-14T10:00:00.000Z',
  },
});

test('goes through the questions one by one; a new one has the focus on its text, at the top', async () => {
  await show(aBegunAttempt(3));

  await question('How deep, crop 1?');
  screen.getByText('Question 1 of 3');
  screen.getByText('0 answered');
  expect(screen.queryByRole('button', { name: 'Prev' })).toBeNull();
  await choose('Two centimetres');
  screen.getByText('1 answered');
  // An answer alone leads nowhere.
  screen.getByText('Question 1 of 3');
  vi.mocked(window.scrollTo).mockClear();
  await press('Next');
  const second = await question('How deep, crop 2?');
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  await press('Prev');
  expect(((await screen.findByRole('radio', { name: 'Two centimetres' })) as HTMLInputElement).checked).toBe(
    true,
  );
});

test('the second press of a double one skips no question, and finishes none', async () => {
  await show(aBegunAttempt(3));
  await question('How deep, crop 1?');

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
  expect(((await screen.findByRole('radio', { name: 'Two centimetres' })) as HTMLInputElement).checked).toBe(
    true,
  );
  expect(kept().answers).toEqual({ q1: 'Two centimetres' });
});

test('is a list too, from which one goes to any question', async () => {
  await show(aBegunAttempt(3));
  await choose('Two centimetres');

  await press('All questions');
  const list = await screen.findByRole('dialog', { name: 'All questions' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '1How deep, crop 1?Answered',
    '2How deep, crop 2?No answer yet',
    '3What would you change?No answer yet',
  ]);
  // It opens at the question where one is, also where that is far down.
  expect(document.activeElement?.textContent).toBe('1How deep, crop 1?Answered');
  await userEvent.click(within(list).getByText('What would you change?'));
  await isClosed();
  const third = await question('What would you change?');
  await waitFor(() => expect(document.activeElement).toBe(third));
});

test('up to twenty questions have a segment each, more have one bar', async () => {
  const { container, unmount } = await show(aBegunAttempt(20));
  await question('How deep, crop 1?');
  expect(container.querySelectorAll('.test-segments li')).toHaveLength(20);
  unmount();

  await show(
    aBegunAttempt(21, { id: 'l1-b2' }),
    { 'GET /api/user_tests/l1-b2': () => json(aBegunAttempt(21, { id: 'l1-b2' })) },
    PATH.replace('b1', 'b2'),
  );
  await screen.findByText('Question 1 of 21');
  expect(document.querySelector('.test-segments')).toBeNull();
  expect(document.querySelector('progress')?.max).toBe(21);
});

test('answers and the question where one was outlive the page', async () => {
  const { unmount } = await show(aBegunAttempt(3));
  await choose('Two centimetres');
  await press('Next');
  await question('How deep, crop 2?');
  unmount();

  open();
  await question('How deep, crop 2?');
  screen.getByText('1 answered');
  await press('Prev');
  expect(((await screen.findByRole('radio', { name: 'Two centimetres' })) as HTMLInputElement).checked).toBe(
    true,
  );
});

test('nobody else on the device sees them', async () => {
  const { unmount } = await show(aBegunAttempt(3));
  await choose('Two centimetres');
  unmount();
  storeSession({ id: 'eve' });
  await show(aBegunAttempt(3));

  await screen.findByText('0 answered');
});

test('what another tab answers is shown here, and kept with what is answered here', async () => {
  await show(aBegunAttempt(3));
  await choose('Two centimetres');
  const there = JSON.stringify({
    answers: { q1: 'Two centimetres', q2: 'Ten centimetres' },
    questions: 3,
    at: 'q2',
  });
  localStorage.setItem('test/l1/l1-b1:ada', there);
  fireEvent(window, new StorageEvent('storage', { key: 'test/l1/l1-b1:ada', newValue: there }));

  await screen.findByText('2 answered');
  screen.getByText('Question 1 of 3');
  // What was kept there just now, this tab has not heard of.
  localStorage.setItem('test/l1/l1-b1:ada', there.replace('Ten', 'Two'));
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
  await dialog('Not sent: no connection');

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
  const { asked } = await show(aBegunAttempt(3), { [FINISH]: () => json(passed()) });
  await choose('Two centimetres');
  await press('Next');
  await press('Next');
  screen.getByText('2 questions have no answer yet:');
  await userEvent.type(await screen.findByRole('textbox', { name: 'What would you change?' }), 'The depth.');
  await screen.findByText('One question has no answer yet:');
  await button('Question 2');
  await press('Finish Test');

  const verdict = await dialog('You passed the test.');
  within(verdict).getByText('Your marks stand on the lesson page. You can go on from there.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Go Back'));
  expect(callsTo(asked, FINISH).map(({ body }) => body)).toEqual([
    {
      endTime: expect.stringMatching(/^\d{13}$/),
      choices: [
        { questionId: 'q1', choice: 'Two centimetres' },
        { questionId: 'q3', choice: 'The depth.' },
      ],
    },
  ]);
  expect(kept()).toBeNull();
  await press('Go Back');
  expect(place()).toBe('/lesson/l1');
});

test('Escape goes back as well', async () => {
  await show(aBegunAttempt(1), {
    [FINISH]: () =>
      json({ message: 'You did not pass the test.', data: { ...passed().data, is_passed: false } }),
  });
  await press('Finish Test');
  await dialog('You did not pass the test.');
  screen.getByText(/You can take the test again there/);

  await userEvent.keyboard('{Escape}');
  expect(place()).toBe('/lesson/l1');
});

test('without a connection it says that it goes by itself, and then does under the same key', async () => {
  let answer: Answer = noConnection;
  const { asked } = await show(aBegunAttempt(1), { [FINISH]: (request) => answer(request) });
  await press('Finish Test');

  await dialog('Not sent: no connection');
  expect(kept()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  answer = () => json(passed());
  connect();
  await dialog('You passed the test.');
  const calls = callsTo(asked, FINISH);
  expect(calls.length).toBeGreaterThan(1);
  expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('one that was stopped is sent by hand; a try that fails before it goes out says so, and another one can be made', async () => {
  let answer: Answer = noConnection;
  await show(aBegunAttempt(1), { [FINISH]: (request) => answer(request) });
  render(<Toasts />);
  await press('Finish Test');
  await dialog('Not sent: no connection');
  await act(() => stop(unsent()[0]?.id ?? ''));
  await dialog('Not sent: you stopped it');
  // A browser closes a page's channels as it likes.
  const closed = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {
    throw new DOMException('The channel is closed.', 'InvalidStateError');
  });

  await press('Send now');

  await screen.findByText('The channel is closed.');
  const again = await button('Send now');
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
  closed.mockRestore();
  answer = () => json(passed());
  await userEvent.click(again);
  await dialog('You passed the test.');
});

test('Terminate takes back what is not sent; the answers stay', async () => {
  const { asked } = await show(aBegunAttempt(2), { [FINISH]: noConnection });
  await choose('Two centimetres');
  await press('Next');
  await press('Finish Test');
  await dialog('Not sent: no connection');

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
  await show(
    aBegunAttempt(1),
    { [FINISH]: noConnection, 'GET /api/user_tests/lesson/l1': list },
    '/lesson/l1',
  );
  await screen.findByText("You didn't finish test yet.");
  await follow('To the test');
  await press('Finish Test');
  await dialog('Not sent: no connection');
  list.mockImplementation(() => json(attemptsReply([anAttempt(1, 0, { id: 'l1-b1' })], 1, 0)));
  expect(list).toHaveBeenCalledTimes(1);

  await press('Terminate');
  await screen.findByText('First attempt');
  expect(screen.queryByRole('link', { name: 'Go on with the test' })).toBeNull();
});

test('what is left unsent goes out by itself, and is shown when one comes back', async () => {
  let answer: Answer = noConnection;
  const { unmount } = await show(aBegunAttempt(1), { [FINISH]: (request) => answer(request) });
  await press('Finish Test');
  await dialog('Not sent: no connection');
  await userEvent.keyboard('{Escape}');
  await isAt('/lesson/l1');
  expect(unsent()).toHaveLength(1);
  unmount();

  open();
  await dialog('Not sent: no connection');
  answer = () => json(passed());
  connect();
  await dialog('You passed the test.');
});

test('Terminate leaves without a result', async () => {
  const { asked } = await show(aBegunAttempt(3));
  await choose('Two centimetres');

  await press('Terminate');
  await isAt('/lesson/l1');
  expect(kept().answers).toEqual({ q1: 'Two centimetres' });
  expect(callsTo(asked, FINISH)).toEqual([]);
});

test('an attempt that was finished elsewhere meanwhile says so in the words of the API', async () => {
  await show(aBegunAttempt(1), {
    [FINISH]: () => failure(409, 'user-test.finished', 'You have finished this attempt already.'),
  });
  await press('Finish Test');

  await dialog('You have finished this attempt already.');
  await press('Go Back');
  await isAt('/lesson/l1');
  expect(unsent()).toEqual([]);
});

test('who left the course meanwhile hears that, and goes on at the questions once they are in it', async () => {
  const leaving = () => failure(403, 'course.not-enrolled', 'Finish Previous Lesson');
  await show(aBegunAttempt(1), { [FINISH]: leaving });
  await press('Finish Test');
  await dialog('You had left the course. Join it, and finish the test again.');

  await press('To the questions');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await question('What would you change?');
  expect(unsent()).toEqual([]);
});

test('what was refused is changed where it was written: at its question, with all answers', async () => {
  await show(aBegunAttempt(2), { [FINISH]: () => failure(400, 'input.invalid', 'Another answer, please.') });
  await choose('Two centimetres');
  await press('Next');
  await press('Finish Test');
  await dialog('Another answer, please.');
  cleanup();

  renderAt('/unsent', <UnsentScreen />);
  const change = await screen.findByRole('link', { name: 'Change it: Test: Drilling behind the combine' });
  await waitFor(() => expect(change.getAttribute('href')).toBe(PATH));
});

test('a finished attempt is not taken again: it shows what was answered', async () => {
  const choices = [{ questionId: 'q1', choice: 'Two centimetres' }];
  await show(aBegunAttempt(3, { ...passed().data, choices }));

  await screen.findByRole('heading', { level: 1, name: 'Your answers' });
  screen.getByText('2 of 2 right');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Question 1How deep, crop 1?Two centimetres',
    'Question 2How deep, crop 2?No answer',
    'Question 3What would you change?No answer',
  ]);
  expect(screen.queryByRole('button', { name: 'Finish Test' })).toBeNull();
  await follow('Drilling behind the combine');
  expect(place()).toBe('/lesson/l1');
});

test('what the teacher said stands beside the answers, in words and not in colour alone', async () => {
  const remarks = [
    { questionId: 'q1', text: 'Deeper in dry soil.' },
    { questionId: 'q2', text: 'See https://soil.test', isRight: false },
  ];
  await show(
    aBegunAttempt(2, { ...passed().data, choices: [{ questionId: 'q2', choice: 'Nothing' }], remarks }),
  );

  await screen.findByText('Your teacher marked your answers.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Question 1How deep, crop 1?No answerYour teacherDeeper in dry soil.',
    'Question 2WrongWhat would you change?NothingYour teacherSee https://soil.test',
  ]);
});

test('what was sent while one was elsewhere opens with all answers, not over an empty first question', async () => {
  let answer: Answer = noConnection;
  const finished = { ...passed().data, choices: [{ questionId: 'q1', choice: 'Two centimetres' }] };
  let attempt = aBegunAttempt(2);
  const { unmount } = await show(() => json(attempt), { [FINISH]: (request) => answer(request) });
  await choose('Two centimetres');
  await press('Next');
  await press('Finish Test');
  await dialog('Not sent: no connection');
  unmount();
  answer = () => json(passed());
  connect();
  await waitFor(() => expect(unsent()).toEqual([]));
  expect(kept()).toBeNull();

  attempt = aBegunAttempt(2, finished);
  const { unmount: leave } = open();
  await screen.findByRole('heading', { level: 1, name: 'Your answers' });
  screen.getByText('Two centimetres');
  expect(screen.queryByText('0 answered')).toBeNull();
  leave();
});

test('what is sent just before it is opened has its answers too, where the attempt is known as it was begun', async () => {
  let answer: Answer = noConnection;
  const { unmount } = await show(aBegunAttempt(2), { [FINISH]: (request) => answer(request) });
  await choose('Two centimetres');
  await press('Next');
  await press('Finish Test');
  await dialog('Not sent: no connection');
  unmount();
  // The page has nothing but what the outbox knows of it.
  keptAnswers.drop('ada', 'l1/l1-b1');
  answer = () => json(passed());

  open();
  await dialog('Not sent: no connection');
  await waitFor(() => expect(screen.getByText('1 answered')).toBeTruthy());
  screen.getByText('Question 2 of 2');
  connect();
  await dialog('You passed the test.');
  screen.getByText('1 answered');
});

test('an answer says how much room is left, and one that is too long is not sent', async () => {
  const { asked } = await show(aBegunAttempt(2), { [FINISH]: () => json(passed()) });
  await press('Next');
  const field = await screen.findByRole('textbox');
  fireEvent.change(field, { target: { value: 'a'.repeat(1_990) } });
  expect(descriptionOf(field)).toContain('10 of 2,000 characters are left.');
  fireEvent.change(field, { target: { value: 'a'.repeat(2_005) } });
  expect(descriptionOf(field)).toContain('5 characters too many.');
  expect(descriptionOf(field)).toContain('At most 2,000 characters, please.');

  await press('Finish Test');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Question 2: At most 2,000 characters, please.',
  );
  expect(callsTo(asked, FINISH)).toEqual([]);
});

test('what cannot be loaded is asked for again', async () => {
  let isUp = false;
  await show(() => (isUp ? json(aBegunAttempt(1)) : noConnection()));
  await screen.findByRole('heading', { level: 1, name: 'The test did not load' });
  isUp = true;
  await press('Try again');
  await question('What would you change?');
});

test('what is not there leads to the lesson', async () => {
  await show(() => failure(404, 'user-test.missing', 'Gone.'));
  await screen.findByRole('heading', { level: 1, name: 'This test is not here' });
  expect(screen.getByRole('link', { name: 'To the lesson' }).getAttribute('href')).toBe('/lesson/l1');
});

test('an address with another test than the attempt’s is not there', async () => {
  await show(aBegunAttempt(1), {}, PATH.replace(/l1$/, 'l9'));

  await screen.findByRole('heading', { level: 1, name: 'This test is not here' });
});
