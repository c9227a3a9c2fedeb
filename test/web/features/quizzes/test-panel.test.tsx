import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Lesson } from '#contract/lessons/lessons.ts';
import { callsTo, connect, dialog, isClosed, keysOf, press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import {
  type Answer,
  type Answers,
  failure,
  isAt,
  json,
  lostOnce,
  noConnection,
  storeSession,
} from '#test/web.tsx';
import { keptAnswers } from '#web/features/quizzes/kept-answers.ts';
import { TestPanel } from '#web/features/quizzes/results/test-panel.tsx';
import { drop, put } from '#web/parts/sync/queue/outbox.ts';
import { newStep } from '#web/parts/sync/queue/outbox-entry.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { aBegunAttempt, anAttempt, attemptsReply, aWholeLesson } from './a-test.ts';

const LIST = 'GET /api/user_tests/lesson/l1';
const START = 'POST /api/user_tests/start';
const FINISH = 'PUT /api/user_tests/l1-b1';
const HERE = 'l1/l1-b1';

let lesson: Lesson;
const screens = screenOf({ '/lesson/l1': <Shown /> }, '/lesson/l1', {
  answers: () => ({ [LIST]: () => json(attemptsReply()) }),
});
function Shown() {
  return <TestPanel lesson={lesson} />;
}

function show(of: Lesson, answers: Answers = {}) {
  lesson = of;
  return screens.show(answers);
}
/** With what came of the member's attempts. */
const showAttempts = (...attempts: Parameters<typeof attemptsReply>) =>
  show(aWholeLesson(), { [LIST]: () => json(attemptsReply(...attempts)) });

const panel = () => within(screen.getByRole('region', { name: 'Lesson test' }));
const rows = async (part: Pick<typeof screen, 'findAllByRole'> = panel()) =>
  (await part.findAllByRole('listitem')).map(({ textContent }) => textContent);
const startButton = () => screen.findByRole('button', { name: 'Start test' });
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const hrefOf = async (name: string | RegExp) => (await link(name)).getAttribute('href');

test('without a test there is nothing to start', async () => {
  const asked = await show(aWholeLesson({ test: undefined }));

  screen.getByText('No Tests available');
  screen.getByText('You can go on to the next lesson.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(callsTo(asked, LIST)).toEqual([]);
});

test('what was answered in each attempt is told apart by its name, also where a teacher marked it', async () => {
  const remarkedAt = '2025-03-09T10:00:00.000Z';
  await showAttempts([anAttempt(1, 5, { remarkedAt }), anAttempt(2, 9, { remarkedAt })]);

  await link('Your teacher marked your answers: First attempt');
  await link('Your teacher marked your answers: Second attempt');
});

const failed = 'First attempt5/10Your answersfailed';
const passed = 'Second attempt9/10Your answersSuccess';
test.each([
  [[], [], ["You didn't finish test yet.", '10 questions, passed from 60 percent'], 'btn-primary'],
  [[anAttempt(1, 5)], [failed], ['6 of 10 are needed. Next opens then.'], 'btn-primary'],
  [[anAttempt(1, 5), anAttempt(2, 9)], [failed, passed], ['Passed'], 'btn-quiet'],
])(
  'after %o it says what there is and what is needed; once it is passed, another is quiet',
  async (...of) => {
    const [attempts, shown, words, look] = of;
    await showAttempts(attempts);

    for (const text of words) await panel().findByText(text);
    if (shown.length > 0) expect(await rows()).toEqual(shown);
    expect(screen.queryAllByText(/are needed/)).toHaveLength(shown.length % 2);
    expect((await startButton()).className).toContain(look);
    expect(screen.queryByRole('button', { name: 'Show all results' })).toBeNull();
  },
);

test('past two attempts all are shown on a press, oldest first, with their dates', async () => {
  await showAttempts([anAttempt(1, 3), anAttempt(2, 5), anAttempt(3, 8)]);
  expect(await rows()).toHaveLength(2);
  panel().getByText('Passed');

  await press('Show all results');
  expect(await rows(await dialog('All results'))).toEqual([
    'First attempt3/101 March 2025Your answersfailed',
    'Second attempt5/102 March 2025Your answersfailed',
    'Third attempt8/103 March 2025Your answersSuccess',
  ]);
  await userEvent.keyboard('{Escape}');
  await isClosed();
});

test('a test of written answers alone has no marks: it is said in words', async () => {
  const written = anAttempt(1, 0, { marks: 0, total_marks: 0, is_passed: false });
  await show(aWholeLesson({ next: undefined }), { [LIST]: () => json(attemptsReply([written], 3, 0)) });

  expect(await rows()).toEqual(['First attemptNot every question answeredYour answersfailed']);
  screen.getByText('Answer every question to pass. Course Complete opens then.');
  expect(screen.getByRole('region', { name: 'Lesson test' }).textContent).not.toContain('0/0');
});

test('starting leads to one attempt for two taps; without a signal it says what it needs, and asks for the same one again', async () => {
  const asked = await show(aWholeLesson(), {
    [START]: lostOnce(() => json({ data: { ...aBegunAttempt(), isNew: false } })),
  });

  await userEvent.click(await startButton());
  expect((await screen.findByRole('alert')).textContent).toContain('start the test where there is signal');
  await userEvent.dblClick(await startButton());
  await isAt('/test-drilling-behind-the-combine/l1-b1/l1');
  const calls = callsTo(asked, START);
  expect(calls).toHaveLength(2);
  expect(keysOf(calls)[0]).toBe(keysOf(calls)[1]);
  expect(calls[0]?.body).toEqual({ lessonId: 'l1', startTime: expect.stringMatching(/^\d{13}$/) });
  expect(calls[0]?.body).toEqual(calls[1]?.body);
});

test('a refusal is said in the words of the API', async () => {
  await show(aWholeLesson(), { [START]: () => failure(403, 'lesson.locked', 'Finish Previous Lesson') });

  await userEvent.click(await startButton());
  expect((await screen.findByRole('alert')).textContent).toContain('Finish Previous Lesson');
});

const kept = { answers: { q1: 'Two centimetres', q2: ' ' }, questions: 3 };

test('what was begun is gone on with, and it says how many answers are kept here', async () => {
  keptAnswers.keep('ada', HERE, kept);
  keptAnswers.keep('ben', 'l1/l1-b2', kept);
  await show(aWholeLesson());

  expect(await hrefOf('Go on with the test')).toBe('/test-drilling-behind-the-combine/l1-b1/l1');
  screen.getByText('1 of 3 answers are on this device.');
  screen.getByText("You didn't finish test yet.");
});

test('answers of an attempt that was finished elsewhere are kept no longer', async () => {
  keptAnswers.keep('ada', 'l1/l1-a1', kept);
  await showAttempts([anAttempt(1, 5)]);

  await startButton();
  expect(localStorage.getItem('test/l1/l1-a1:ada')).toBeNull();
});

test.each([
  ['changes it', aWholeLesson(), '5 questions', 'Edit test', '/admin/edit-test/l1'],
  ['adds one', aWholeLesson({ test: undefined }), 'No Tests available', 'Add test', '/admin/add-test/l1'],
])('its creator %s', async (_, of, words, way, to) => {
  storeSession({ id: 'ben' });
  const asked = await show(of);

  expect(await hrefOf(way)).toBe(to);
  screen.getByText(words);
  expect(screen.queryByRole('button', { name: 'Start test' })).toBeNull();
  expect(callsTo(asked, LIST)).toEqual([]);
});

test('results that do not load are asked for again, and one can start all the same', async () => {
  await show(aWholeLesson(), { [LIST]: lostOnce(() => json(attemptsReply([anAttempt(1, 5)]))) });

  await screen.findByText('Your results did not load.');
  await startButton();
  await press('Try again');
  expect(await rows()).toEqual([failed]);
});

const finishing = {
  id: 'user-test/l1-b1',
  kind: 'user-test',
  title: 'Test: Drilling behind the combine',
  queueKey: '/course/soil',
  subject: 'test/l1',
};

/** With an attempt that was finished here, which the API answers so. */
async function showFinished(answer: Answer, list: Answer = () => json(attemptsReply())) {
  keptAnswers.keep('ada', HERE, kept);
  await show(aWholeLesson(), { [LIST]: list, [FINISH]: answer });
  const choices = [{ questionId: 'q1', choice: 'Two centimetres' }];
  const step = newStep('user-tests.finishTest', { id: 'l1-b1', endTime: '1741601800000', choices });
  await act(() => put({ ...finishing, steps: [step] }));
}

test('a finished test that waits to be sent says so, and its result stands here once it has arrived', async () => {
  let answer: Answer = noConnection;
  let list: Answer = () => json(attemptsReply());
  await showFinished(
    (request) => answer(request),
    (request) => list(request),
  );

  await screen.findByText('You finished the test. It is not sent yet.');
  expect(await hrefOf(/^On this phone/)).toBe('/unsent');
  expect(screen.queryByRole('button', { name: 'Start test' })).toBeNull();
  // Nothing else is asked for.
  list = noConnection;
  answer = () => json({ message: 'You passed the test.', data: anAttempt(1, 9, { id: 'l1-b1' }) });
  await act(async () => void connect());
  expect(await rows()).toEqual(['First attempt9/10Your answersSuccess']);
  panel().getByText('Passed');
  expect(localStorage.getItem('test/l1/l1-b1:ada')).toBeNull();
});

test('one that was refused says why, and leads back to its questions', async () => {
  await showFinished(() => failure(403, 'lesson.locked', 'Finish Previous Lesson'));

  await screen.findByText('Your test was not taken. Finish Previous Lesson');
  expect(await hrefOf('Go on with the test')).toBe('/test-drilling-behind-the-combine/l1-b1/l1');
});

test('one that was refused for it was finished elsewhere is dropped: its result stands here', async () => {
  await showFinished(
    () => failure(409, 'user-test.finished', 'You have finished this attempt already.'),
    () => json(attemptsReply([anAttempt(1, 5, { id: 'l1-b1' })])),
  );

  await startButton();
  await waitFor(() => expect(getOutbox().entries).toEqual([]));
  expect(await rows()).toEqual([failed]);
});

test('giving up in the list of what waits drops the answers as well', async () => {
  await showFinished(noConnection);
  await screen.findByText('You finished the test. It is not sent yet.');

  await act(() => drop(finishing.id));

  await startButton();
  expect(localStorage.getItem('test/l1/l1-b1:ada')).toBeNull();
});
