import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { copyNotKept, fillDevice } from '#test/full-device.ts';
import { callsTo, dialog, follow, heading, isClosed, press } from '#test/hands.ts';
import {
  descriptionOf,
  failure,
  isAt,
  json,
  lostOnce,
  noConnection,
  setWidth,
  storeSession,
} from '#test/web.tsx';
import { keptAnswers } from '#web/features/quizzes/kept-answers.ts';
import { aBegunAttempt } from './a-test.ts';
import {
  button,
  choose,
  FINISH,
  isChosen,
  isNotSent,
  items,
  KEY,
  kept,
  PATH,
  passed,
  testScreens,
  unsent,
} from './test-screens.tsx';

const { show } = testScreens();

test('goes through the questions one by one; a new one has the focus on its text, at the top', async () => {
  await show(aBegunAttempt(3));

  await heading('How deep, crop 1?', 2);
  screen.getByText('Question 1 of 3');
  screen.getByText('0 answered');
  expect(screen.queryByRole('button', { name: 'Prev' })).toBeNull();
  screen.getByText('Your answers are kept on this device.');
  setWidth(360);
  screen.getByText('Your answers are kept on this phone.');
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

test('an answer says how much room is left, and one that is too long is not sent', async () => {
  const asked = await show(aBegunAttempt(2), { [FINISH]: () => json(passed()) });
  await press('Next');
  const field = await screen.findByRole('textbox');
  // As all hints, it stands before its field.
  const hint = screen.getByText('A few sentences are enough.');
  expect(hint.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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

test('a finished attempt is not taken again: it shows what was answered', async () => {
  await show(
    aBegunAttempt(3, { ...passed().data, choices: [{ questionId: 'q1', choice: 'Two centimetres' }] }),
  );

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
