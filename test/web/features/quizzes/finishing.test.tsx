import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { callsTo, connect, follow, heading, press, question } from '#test/hands.ts';
import { failure, isAt, json, noConnection, renderAt } from '#test/web.tsx';
import { keptAnswers } from '#web/features/quizzes/kept-answers.ts';
import { stop } from '#web/parts/sync/queue/outbox.ts';
import { UnsentScreen } from '#web/screens/unsent-screen.tsx';
import { aBegunAttempt, anAttempt, attemptsReply } from './a-test.ts';
import {
  answerAndFinish,
  button,
  choose,
  FINISH,
  isNotSent,
  kept,
  PATH,
  passed,
  testScreens,
  unreachable,
  unsent,
} from './test-screens.tsx';

const LIST = 'GET /api/user_tests/lesson/l1';
const choices = [{ questionId: 'q1', choice: 'Two centimetres' }];
const { open, show } = testScreens();

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
