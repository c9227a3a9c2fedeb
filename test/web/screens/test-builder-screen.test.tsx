import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { courses } from '#contract/courses.ts';
import type { Lesson } from '#contract/lessons.ts';
import type { Question, Test } from '#contract/quizzes.ts';
import { copyNotKept, fillDevice } from '#test/full-device.ts';
import { connect, follow, press } from '#test/hands.ts';
import {
  type Answers,
  type Asked,
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
import { useApi } from '#web/lib/api/replies.tsx';
import { TestBuilderScreen } from '#web/screens/courses/test-builder-screen.tsx';
import { aLesson, aWholeCourse } from '../features/courses/a-course.ts';

const ADD = '/admin/add-test/whip';
const EDIT = '/admin/edit-test/whip';
const CREATE = 'POST /api/tests/add';
const UPDATE = 'PUT /api/tests/whip';

const lesson: Lesson = {
  ...{ id: 'whip', courseId: 'own', title: 'The whip and tongue', lessonDesc: 'Two cuts that lock.' },
  ...{ createdAt: '2025-03-12T23:30:00.000Z', lesson_progresses: [], isLocked: false },
  ...{ questionsCount: 0, version: 0, place: 1, lessonsCount: 3, materials: [] },
  course: { id: 'own', title: 'Grafting', creator: 'ada' },
  rich_text: { id: 'r', photos: [], texts: [], videos: [] },
};
const slope: Question = {
  ...{ id: 'q1', testId: 'whip', type: 'mcq', question: 'How long is the cut?' },
  ...{ options: ['Short', 'Long'], answer: 'Long' },
};
const check: Question = { id: 'q2', testId: 'whip', type: 'subjective', question: 'How would you check it?' };
const aTest = (questions: Question[], version = 0): Test => ({
  ...{ id: 'whip', lessonId: 'whip', questionsCount: questions.length, questions, version },
});
const both = aTest([slope, check], 4);

beforeEach(() => storeSession());

async function show(path: string, stored: Test | undefined, answers: Answers = {}) {
  const asked = serve({
    'GET /api/lessons/whip': () => json(lesson),
    'GET /api/tests/lesson/whip': () => json({ data: stored ? [stored] : [] }),
    ...answers,
  });
  await startSite();
  open(path);
  return asked;
}

const open = (path: string, beside?: React.ReactNode) =>
  renderAt(
    path,
    <>
      <Routes>
        <Route path="/admin/add-test/:lessonId" element={<TestBuilderScreen isNew />} />
        <Route path="/admin/edit-test/:lessonId" element={<TestBuilderScreen />} />
        <Route path="*" element={null} />
      </Routes>
      {beside}
      <Place />
      <Toasts />
    </>,
  );

const heading = (name: string, level = 1) => screen.findByRole('heading', { name, level });
const button = (name: string) => screen.getByRole('button', { name });
const card = (place: number) =>
  within(screen.getByRole('heading', { name: `Question ${place}` }).closest('li') as HTMLElement);
const said = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ');
const sent = (asked: Asked[], to: string) => asked.filter((each) => each.to === to);
const mcq = () => press('Multiple choice (mcq)');
const written = () => press('Written answer (subjective)');

describe('a new test', () => {
  test('is written by the keyboard alone, saved once, and leads to its lesson', async () => {
    const asked = await show(ADD, undefined, {
      [CREATE]: () => json({ data: aTest([slope, check]) }, 201),
    });
    await heading('Add test');
    screen.getByText('Passed from 60 percent of the marks. Written answers count once you mark them.');
    expect(screen.getByRole('link', { name: 'The whip and tongue' }).getAttribute('href')).toBe(
      '/lesson/whip',
    );

    await mcq();
    await userEvent.keyboard('How long is the cut?{Tab}');
    await userEvent.click(card(1).getByLabelText('Option 1'));
    await userEvent.keyboard('Short{Enter}Long{Enter}Just right');
    await userEvent.click(card(1).getByRole('radio', { name: 'Option 2 is the correct answer' }));
    await written();
    await userEvent.keyboard('How would you check it?');
    await press('Save test');

    await isAt('/lesson/whip');
    expect(sent(asked, CREATE).map(({ body }) => body)).toEqual([
      {
        lessonId: 'whip',
        questions: [
          {
            type: 'mcq',
            question: 'How long is the cut?',
            options: ['Short', 'Long', 'Just right'],
            answer: 'Long',
          },
          { type: 'subjective', question: 'How would you check it?' },
        ],
      },
    ]);
    await screen.findByText('The test of “The whip and tongue” is saved.');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('testDraft'))).toEqual([]);
  });

  test('without questions does nothing when it is saved', async () => {
    const asked = await show(ADD, undefined);
    await heading('Add test');

    await press('Save test');

    expect(asked.filter(({ to }) => to.startsWith('POST /api/tests'))).toEqual([]);
    expect(said()).toBe('');
  });

  test('with gaps is not sent: the bar says so and leads to the first, and each is named in place', async () => {
    const asked = await show(ADD, undefined);
    await heading('Add test');
    await written();
    await userEvent.keyboard('Fine');
    await mcq();

    await press('Save test');

    expect(said()).toBe('Please fill out all the input. Question 2');
    expect(descriptionOf(card(2).getByLabelText('Question'))).toBe('This question is empty.');
    expect(descriptionOf(card(2).getByLabelText('Option 1'))).toBe('This option is empty.');
    expect(descriptionOf(card(2).getByRole('group', { name: /^Options/ }))).toBe('Mark the correct answer.');
    await follow('Question 2');
    expect(document.activeElement).toBe(card(2).getByLabelText('Question'));
    expect(sent(asked, CREATE)).toEqual([]);

    await userEvent.keyboard('When?');
    await userEvent.type(card(2).getByLabelText('Option 1'), 'Now');
    await userEvent.type(card(2).getByLabelText('Option 2'), 'Now');
    await userEvent.click(card(2).getByRole('radio', { name: 'Option 1 is the correct answer' }));
    expect(said()).toBe('This option is there twice. Question 2');
    expect(descriptionOf(card(2).getByLabelText('Option 2'))).toBe('This option is there twice.');
  });

  test('says in words what is too long, before it is sent', async () => {
    const asked = await show(ADD, undefined);
    await heading('Add test');
    await written();
    await userEvent.paste('x'.repeat(1001));

    await press('Save test');

    expect(said()).toBe('At most 1,000 characters, please. Question 1');
    expect(sent(asked, CREATE)).toEqual([]);
  });

  test('keeps the only option of a question, and has 20 at most', async () => {
    await show(ADD, undefined);
    await heading('Add test');
    await mcq();
    await press('Remove option 2');
    expect(button('Remove option 1').getAttribute('aria-disabled')).toBe('true');

    await press('Remove option 1');
    expect(card(1).getAllByRole('radio')).toHaveLength(1);
    for (let more = 0; more < 22; more += 1) fireEvent.click(button('Add option'));

    expect(card(1).getAllByRole('radio')).toHaveLength(20);
    screen.getByText('A question has 20 options at most.');
  });

  test('stays through a reload with all that was typed, and is dropped after a question alone', async () => {
    await show(ADD, undefined);
    await heading('Add test');
    await mcq();
    await userEvent.keyboard('How long');
    await userEvent.type(card(1).getByLabelText('Option 1'), 'Short');
    await userEvent.click(card(1).getByRole('radio', { name: 'Option 1 is the correct answer' }));
    await screen.findByText('Kept on this phone');

    cleanup();
    open(ADD);

    await screen.findByText('You began this before. It is on this device only.');
    expect(card(1).getByLabelText<HTMLTextAreaElement>('Question').value).toBe('How long');
    expect(
      card(1).getByRole<HTMLInputElement>('radio', { name: 'Option 1 is the correct answer' }).checked,
    ).toBe(true);
    await press('Drop my changes');
    const question = within(await screen.findByRole('alertdialog', { name: 'Drop your changes?' }));
    await press('Drop', question);
    expect(screen.queryByRole('heading', { name: 'Question 1' })).toBeNull();
  });

  test('shows what another tab writes, and keeps what that drops', async () => {
    await show(ADD, undefined);
    await heading('Add test');
    await written();
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('testDraft'));
    const newValue = localStorage.getItem(key)?.replace('"question":""', '"question":"From there"') ?? '';

    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    expect(card(1).getByLabelText<HTMLTextAreaElement>('Question').value).toBe('From there');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));

    expect(card(1).getByLabelText<HTMLTextAreaElement>('Question').value).toBe('From there');
  });

  test('without a connection waits on the device, and goes out once when there is one', async () => {
    let isUp = false;
    const asked = await show(ADD, undefined, {
      [CREATE]: () => (isUp ? json({ data: aTest([check]) }, 201) : noConnection()),
    });
    await heading('Add test');
    await written();
    await userEvent.keyboard('How would you check it?');

    await press('Save test');
    await screen.findByText(/There is no connection right now\. This is kept on this phone/);
    isUp = true;
    connect();

    await isAt('/lesson/whip');
    expect(new Set(sent(asked, CREATE).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  test('on a full device says so once, before it is saved and as it waits', async () => {
    fillDevice();
    await show(ADD, undefined, { [CREATE]: noConnection });
    await heading('Add test');
    await written();
    await userEvent.keyboard('How would you check it?');
    expect(await copyNotKept()).toBe('How would you check it?');

    await press('Save test');
    await screen.findByText('There is no connection right now.');

    expect(await copyNotKept()).toBe('How would you check it?');
  });

  test('of a lesson that has one leads to changing that', async () => {
    await show(ADD, both);

    await heading('Edit test');
    expect(place()).toBe(EDIT);
  });
});

describe('a stored test', () => {
  test('keeps the ids of its questions, is put in order, and sends its version', async () => {
    const asked = await show(EDIT, both, { [UPDATE]: () => json(aTest([check, slope], 5)) });
    await heading('Edit test');
    expect(card(1).getByLabelText<HTMLTextAreaElement>('Question').value).toBe('How long is the cut?');
    expect(
      card(1).getByRole<HTMLInputElement>('radio', { name: 'Option 2 is the correct answer' }).checked,
    ).toBe(true);

    await press('Move down: Question 1');
    expect(document.activeElement).toBe(button('Move down: Question 2'));
    await press('Save test');

    await isAt('/lesson/whip');
    expect(sent(asked, UPDATE).map(({ body }) => body)).toEqual([
      {
        questions: [
          { id: 'q2', type: 'subjective', question: 'How would you check it?' },
          { id: 'q1', type: 'mcq', question: slope.question, options: ['Short', 'Long'], answer: 'Long' },
        ],
        version: 4,
      },
    ]);
  });

  test('a question goes after it was asked, with the next save', async () => {
    const asked = await show(EDIT, both, { [UPDATE]: () => json(aTest([check], 5)) });
    await heading('Edit test');

    await press('Delete: Question 1');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete?' }),
    );
    question.getByText('Question 1 goes from the test when you save it.');
    await press('Delete', question);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await press('Save test');

    await isAt('/lesson/whip');
    expect(sent(asked, UPDATE)[0]?.body).toMatchObject({ questions: [{ id: 'q2' }] });
  });

  test('loses its last question at once, and the lesson has no test then', async () => {
    const asked = await show(EDIT, aTest([check], 4), {
      'DELETE /api/questions/q2': () => json({ id: 'q2' }),
    });
    await heading('Edit test');

    await press('Delete: Question 1');
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(/^It is the last question: the lesson has no test then\./);
    await press('Delete', question);

    await isAt('/lesson/whip');
    expect(sent(asked, 'DELETE /api/questions/q2')).toHaveLength(1);
    await screen.findByText('“The whip and tongue” has no test now.');
  });

  test('changed elsewhere meanwhile says what is there, and both ways lose nothing', async () => {
    const theirs = aTest([{ ...slope, question: 'How steep is the cut?' }, check], 7);
    let stored = both;
    const asked = await show(EDIT, both, {
      'GET /api/tests/lesson/whip': () => json({ data: [stored] }),
      [UPDATE]: ({ body }) =>
        (body as { version: number }).version === 7
          ? json(aTest([slope, check], 8))
          : failure(409, 'test.changed', 'This test was changed meanwhile.'),
    });
    await heading('Edit test');
    await userEvent.type(card(2).getByLabelText('Question'), ' Say it.');
    stored = theirs;

    await press('Save test');

    const notice = within(
      (await screen.findByText(/You changed this on another device/)).closest('[role=alert]') as HTMLElement,
    );
    notice.getByText('How steep is the cut?');
    expect(card(2).getByLabelText<HTMLTextAreaElement>('Question').value).toBe(
      'How would you check it? Say it.',
    );
    await press('Save mine all the same', notice);

    await isAt('/lesson/whip');
    expect(sent(asked, UPDATE).at(-1)?.body).toMatchObject({
      version: 7,
      questions: [{}, { question: 'How would you check it? Say it.' }],
    });
  });

  test('changed elsewhere can be taken as it is there', async () => {
    let stored = both;
    await show(EDIT, both, {
      'GET /api/tests/lesson/whip': () => json({ data: [stored] }),
      [UPDATE]: () => failure(409, 'test.changed', 'This test was changed meanwhile.'),
    });
    await heading('Edit test');
    await userEvent.type(card(2).getByLabelText('Question'), ' Say it.');
    stored = aTest([{ ...slope, question: 'How steep is the cut?' }], 7);
    await press('Save test');

    await press('Take what is saved there');

    expect(card(1).getByLabelText<HTMLTextAreaElement>('Question').value).toBe('How steep is the cut?');
    expect(screen.queryByRole('heading', { name: 'Question 2' })).toBeNull();
  });

  test('what the server refuses is said in its words, which name the question', async () => {
    await show(EDIT, both, { [UPDATE]: () => failure(400, 'request.invalid', 'Question 1: Not so.') });
    await heading('Edit test');
    await userEvent.type(card(2).getByLabelText('Question'), '!');

    await press('Save test');

    await waitFor(() => expect(said()).toBe('Question 1: Not so.'));
    expect(card(2).getByLabelText<HTMLTextAreaElement>('Question').value).toBe('How would you check it?!');
  });

  test('a lesson without one leads to adding it', async () => {
    await show(EDIT, undefined);

    await heading('Add test');
    expect(place()).toBe(ADD);
  });
});

test('its course shows at once how many questions it has, and asks nobody', async () => {
  const asked = serve({
    'GET /api/lessons/whip': () => json(lesson),
    'GET /api/tests/lesson/whip': () => json({ data: [] }),
    'GET /api/courses/own': () =>
      json(aWholeCourse('own', { creator: 'ada', lessons: [aLesson('rest'), aLesson('whip')] })),
    [CREATE]: () => json({ data: both }, 201),
  });
  await startSite();
  function Counts() {
    const { data } = useApi(courses.getCourse, { id: 'own' });
    return <p>Questions: {data?.lessons.map(({ questionsCount }) => questionsCount).join(' ')}</p>;
  }
  open(ADD, <Counts />);
  await screen.findByText('Questions: 0 0');
  await written();
  await userEvent.keyboard('How would you check it?');

  await press('Save test');

  expect(await screen.findByText('Questions: 0 2')).toBeTruthy();
  expect(sent(asked, 'GET /api/courses/own')).toHaveLength(1);
});

test('whoever did not make the course is led to all courses', async () => {
  await show(ADD, undefined, {
    'GET /api/lessons/whip': () => json({ ...lesson, course: { ...lesson.course, creator: 'ben' } }),
  });

  await isAt('/courses');
});

test('so is who may not open the lesson', async () => {
  await show(ADD, undefined, {
    'GET /api/lessons/whip': () => failure(403, 'lesson.locked', 'Finish Previous Lesson'),
    'GET /api/tests/lesson/whip': () => failure(403, 'lesson.locked', 'Finish Previous Lesson'),
  });

  await isAt('/courses');
});

test('of a lesson that is not there says so', async () => {
  await show(ADD, undefined, {
    'GET /api/lessons/whip': () => failure(404, 'lesson.missing', 'There is no such lesson.'),
  });

  await heading('This lesson is not here');
});

test('what did not load is tried again', async () => {
  let isUp = false;
  await show(EDIT, both, {
    'GET /api/tests/lesson/whip': () => (isUp ? json({ data: [both] }) : noConnection()),
  });
  await screen.findByText('This test did not load');
  isUp = true;

  await press('Try again');

  await heading('Question 1', 2);
});
