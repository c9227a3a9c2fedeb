import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect } from 'vitest';
import type { OneUserTest } from '#contract/quizzes/user-tests.ts';
import { connect, press, question } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answer, type Answers, json, noConnection } from '#test/web.tsx';
import { TestPanel } from '#web/features/quizzes/results/test-panel.tsx';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { TestScreen } from '#web/screens/courses/test-screen.tsx';
import { aWholeLesson } from './a-test.ts';

const GET = 'GET /api/user_tests/l1-b1';
export const FINISH = 'PUT /api/user_tests/l1-b1';
export const PATH = '/test-drilling-behind-the-combine/l1-b1/l1';
export const KEY = 'test/l1/l1-b1:ada';

/** The screen of an attempt at the test of a lesson, which is beside it; for a file of tests. */
export function testScreens() {
  const lesson = aWholeLesson({ test: { id: 'l1', questionsCount: 1, isPassed: false } });
  const { open, show } = screenOf(
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
  return {
    open,
    show: (attempt: OneUserTest | Answer, answers: Answers = {}, path = PATH) =>
      show({ [GET]: typeof attempt === 'function' ? attempt : () => json(attempt), ...answers }, path),
  };
}

export const button = (name: string) => screen.findByRole('button', { name });
export const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
export const isChosen = async (name: string) =>
  expect((await screen.findByRole<HTMLInputElement>('radio', { name })).checked).toBe(true);
export const items = (part: Pick<typeof screen, 'getAllByRole'> = screen) =>
  part.getAllByRole('listitem').map(({ textContent }) => textContent);
/** What of the attempt is kept on the device. */
export const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
export const unsent = () => (getOutbox().entries ?? []).filter(({ state }) => state !== 'sent');

/** The API, which takes no test until it replies. */
export function unreachable() {
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

export const passed = (marks = 2) => ({
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

/** Of two questions, the first. */
export async function answerAndFinish(): Promise<void> {
  await choose('Two centimetres');
  await press('Next');
  await press('Finish Test');
}
export const isNotSent = () => question('Not sent: no connection');
