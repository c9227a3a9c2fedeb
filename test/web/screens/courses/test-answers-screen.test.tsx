import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Question } from '#contract/quizzes/quizzes.ts';
import type { LearnersTest } from '#contract/quizzes/user-tests.ts';
import { callsTo, connect, press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, type Asked, failure, isAt, json, noConnection } from '#test/web.tsx';
import { TestAnswersScreen } from '#web/screens/courses/test-answers-screen.tsx';

const ALL = '/admin/test-answers/l1';
const ONE = '/admin/test-answers/l1/l1-a1';
const LIST = 'GET /api/user_tests/lesson/l1/learners';
const GET = 'GET /api/user_tests/l1-a1';
const SAVE = 'PUT /api/user_tests/l1-a1/remarks';

const questions: Question[] = [
  { id: 'q1', testId: 'l1', type: 'mcq', question: 'How deep?', options: ['Flat', 'Deep'], answer: 'Deep' },
  { id: 'q2', testId: 'l1', type: 'subjective', question: 'What did you see?' },
];
const attempt = (more: Partial<LearnersTest> = {}): LearnersTest => ({
  id: 'l1-a1',
  testId: 'l1',
  marks: 0,
  total_marks: 1,
  is_passed: false,
  test_taken: '2025-03-14T10:00:00.000Z',
  member: { id: 'ben', name: 'Ben Okello' },
  questions,
  choices: [
    { questionId: 'q1', choice: 'Flat' },
    { questionId: 'q2', choice: 'Bees, and\nno rain.' },
  ],
  remarks: [],
  version: 0,
  ...more,
});
const page = (data: LearnersTest[], questionsCount = 2) => ({
  lesson: { id: 'l1', title: 'Drilling', questionsCount },
  data,
  page: 1,
  pageSize: 8,
  pages: 1,
  totalPages: 1,
  totalItems: data.length,
});
const whole = (more: Partial<LearnersTest> = {}) => ({
  ...attempt(more),
  lesson: { id: 'l1', title: 'Drilling', courseId: 'c' },
  startTime: '1741600000000',
});
const saved = (more: Partial<LearnersTest> = {}) => {
  const { member: _, questions: _q, choices: _c, ...data } = attempt(more);
  return json({ data });
};

const screens = screenOf({ '/admin/test-answers/:lessonId/:attemptId?': <TestAnswersScreen /> }, ALL);
const { open } = screens;
const show = (path: string, answers: Answers) => screens.show(answers, path);
const bodies = (asked: Asked[]) => callsTo(asked, SAVE).map(({ body }) => body);
const save = () => press('Save');
const isSaved = () => screen.findByText('Your remarks to Ben Okello are saved.');
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your remark (optional)' });
const mark = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

describe('the list', () => {
  test('names who took the test, when, what it came to, and what is to be marked', async () => {
    const remarks = [{ questionId: 'q2', isRight: true }];
    const passed = { id: 'l1-a2', marks: 2, total_marks: 2, is_passed: true };
    const done = { member: { id: 'eve', name: 'Eve' }, remarks, remarkedAt: '2025-03-15T10:00:00Z' };
    await show(ALL, { [LIST]: () => json(page([attempt(), attempt({ ...passed, ...done })])) });

    const list = within(await screen.findByRole('list', { name: 'Who took this test' }));
    const rows = await list.findAllByRole('link');

    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Ben Okello1 written answer to markNot passed0 of 1 right14 March 2025',
      'EveYou marked itPassed2 of 2 right14 March 2025',
    ]);
    expect(rows[0]?.getAttribute('href')).toBe(ONE);
    expect(screen.getByRole('link', { name: 'Drilling' }).getAttribute('href')).toBe('/lesson/l1');
  });

  test('leads to the first attempt with an answer to mark, and says how many wait', async () => {
    const marked = attempt({ remarks: [{ questionId: 'q2', isRight: false }] });
    const data = [marked, attempt({ id: 'l1-a2' }), attempt({ id: 'l1-a3' })];
    await show(ALL, { [LIST]: () => json(page(data)) });

    const link = await screen.findByRole('link', { name: 'Mark the first of 2 that wait' });

    expect(link.getAttribute('href')).toBe('/admin/test-answers/l1/l1-a2');
  });

  test.each([
    ['that nobody has taken it yet', 2, 'Nobody has taken this test yet', undefined],
    ['of a lesson without a test, and leads to one', 0, 'This lesson has no test', '/admin/add-test/l1'],
  ])('says so %s', async (_, questionsCount, words, way) => {
    await show(ALL, { [LIST]: () => json(page([], questionsCount)) });
    await screen.findByRole('heading', { name: words });

    expect(screen.queryByRole('link', { name: 'Add test' })?.getAttribute('href')).toBe(way);
    expect(screen.queryByRole('link', { name: /^Mark / })).toBeNull();
  });
});

describe('an attempt', () => {
  test('opens from the list without a signal, with its questions and answers', async () => {
    await show(ALL, { [LIST]: () => json(page([attempt()])), [GET]: noConnection });
    await userEvent.click(await screen.findByText('Ben Okello'));

    await screen.findByRole('heading', { level: 1, name: 'Ben Okello' });
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain(
      'Question 1WrongHow deep?FlatCorrect answer: Deep',
    );
    screen.getByText('Bees, and no rain.', { collapseWhitespace: true });
  });

  test('is marked and remarked on: what changed is sent, and shown', async () => {
    const remarks = [{ questionId: 'q2', text: 'Well seen.', isRight: true }];
    const marked = { remarks, marks: 1, total_marks: 2, version: 1, remarkedAt: '2025-03-15T10:00:00Z' };
    let stored = whole();
    const asked = await show(ONE, {
      [GET]: () => json(stored),
      [SAVE]: () => {
        stored = whole(marked);
        return saved(marked);
      },
    });
    await mark('Right');
    await userEvent.type(await field(), 'Well seen.');
    await save();

    await isSaved();
    screen.getByText('1 of 2 right');
    expect(bodies(asked)).toEqual([{ remarks, version: 0 }]);
    expect(localStorage.getItem('remarks/l1-a1:ada')).toBeNull();
    await mark('Not marked');
    await press('Write a remark on question 1');
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    await save();
    const unmarked = { remarks: [{ questionId: 'q2', isRight: null }], version: 1 };
    await waitFor(() => expect(bodies(asked)[1]).toEqual(unmarked));
  });

  test('leads from its top to the first answer that waits to be marked', async () => {
    const written = ['q3', 'q4'].map(
      (id): Question => ({ id, testId: 'l1', type: 'subjective', question: id }),
    );
    const remarks = [{ questionId: 'q2', isRight: true }];
    await show(ONE, { [GET]: () => json(whole({ questions: [...questions, ...written], remarks })) });

    await press('Mark the first of 2 that wait');

    const third = within(screen.getAllByRole('listitem')[2] as HTMLElement);
    const unmarked = third.getByRole('radio', { name: 'Not marked' });
    expect(document.activeElement).toBe(unmarked);
    await userEvent.click(third.getByRole('radio', { name: 'Wrong' }));
    screen.getByRole('button', { name: 'Mark the answer that waits' });
  });

  test('keeps what is typed over a reload, and sends it by itself when there is a signal again', async () => {
    let answer: () => Response = noConnection;
    const remarks = [{ questionId: 'q2', text: 'How much?' }];
    let stored = whole();
    await show(ONE, { [GET]: () => json(stored), [SAVE]: () => answer() });
    await userEvent.type(await field(), 'How much?');
    cleanup();
    open(ONE);
    expect((await field()).value).toBe('How much?');
    await save();
    await screen.findByText(/kept on this phone and goes out by itself/);

    answer = () => {
      stored = whole({ remarks, version: 1 });
      return saved({ remarks, version: 1 });
    };
    connect();
    await waitFor(() => expect(localStorage.getItem('remarks/l1-a1:ada')).toBeNull());
    expect((await field()).value).toBe('How much?');
  });

  test('that another device changed meanwhile is saved over it once one has said so', async () => {
    let stored = whole();
    const asked = await show(ONE, {
      [GET]: () => json(stored),
      [SAVE]: () => {
        if (stored.version === 2) return saved({ remarks: [{ questionId: 'q2', text: 'Mine' }], version: 3 });
        stored = whole({ remarks: [{ questionId: 'q2', text: 'Theirs' }], version: 2 });
        return failure(409, 'user-test.changed', 'This was changed elsewhere in the meantime.');
      },
    });
    await userEvent.type(await field(), 'Mine');
    await save();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('on another device'));
    expect((await field()).value).toBe('Mine');
    await save();
    await isSaved();
    expect(bodies(asked)).toEqual(
      [0, 2].map((version) => ({ remarks: [{ questionId: 'q2', text: 'Mine' }], version })),
    );
  });

  test("one's own leads to where one looks at it", async () => {
    const { member: _, ...own } = whole();
    await show(ONE, { [GET]: () => json(own) });
    await isAt('/test-drilling/l1-a1/l1');
  });

  test('keeps the field of a remark that is emptied, with the cursor in it', async () => {
    const remarks = [{ questionId: 'q1', text: 'No' }];
    await show(ONE, { [GET]: () => json(whole({ remarks, version: 1 })) });
    const shown = await screen.findByDisplayValue<HTMLTextAreaElement>('No');
    await userEvent.clear(shown);
    expect(document.activeElement).toBe(shown);
    await userEvent.keyboard('Deeper');
    expect(shown.value).toBe('Deeper');
  });

  test('that is not there leads to all of them', async () => {
    await show(ONE, { [GET]: () => failure(404, 'user-test.missing', 'Gone.') });
    await screen.findByRole('heading', { name: 'This attempt is not here' });
    expect(screen.getByRole('link', { name: 'All answers' }).getAttribute('href')).toBe(ALL);
  });
});

test.each([
  ['the list', ALL],
  ['an attempt', ONE],
])('%s is for nobody else', async (_, path) => {
  const refusal = () => failure(403, 'thing.not-yours', 'Not yours.');
  await show(path, { [LIST]: refusal, [GET]: refusal });
  await isAt('/courses');
});
