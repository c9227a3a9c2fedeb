import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { courses } from '#contract/courses/courses.ts';
import type { Lesson } from '#contract/lessons/lessons.ts';
import type { Question, Test } from '#contract/quizzes/quizzes.ts';
import { copyNotKept, fillDevice } from '#test/full-device.ts';
import { box, callsTo, dialog, follow, heading, hrefOf, isClosed, press, question } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, descriptionOf, failure, isAt, json, lostOnce, noConnection } from '#test/web.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { TestBuilderScreen } from '#web/screens/courses/test-builder-screen.tsx';
import { aLesson, aWholeCourse } from '../../features/courses/a-course.ts';

const ADD = '/admin/add-test/whip';
const EDIT = '/admin/edit-test/whip';
const LESSON = 'GET /api/lessons/whip';
const STORED = 'GET /api/tests/lesson/whip';
const CREATE = 'POST /api/tests/add';
const UPDATE = 'PUT /api/tests/whip';
const COURSE = 'GET /api/courses/own';

const lesson: Lesson = {
  id: 'whip',
  courseId: 'own',
  title: 'The whip and tongue',
  lessonDesc: 'Two cuts that lock.',
  createdAt: '2025-03-12T23:30:00.000Z',
  lesson_progresses: [],
  isLocked: false,
  questionsCount: 0,
  version: 0,
  place: 1,
  lessonsCount: 3,
  materials: [],
  course: { id: 'own', title: 'Grafting', creator: 'ada' },
  rich_text: { id: 'r', photos: [], texts: [], videos: [] },
};
const slope: Question = {
  id: 'q1',
  testId: 'whip',
  type: 'mcq',
  question: 'How long is the cut?',
  options: ['Short', 'Long'],
  answer: 'Long',
};
const steep = { ...slope, question: 'How steep is the cut?' };
const check: Question = { id: 'q2', testId: 'whip', type: 'subjective', question: 'How would you check it?' };
const aTest = (questions: Question[], version = 0): Test => ({
  id: 'whip',
  lessonId: 'whip',
  questionsCount: questions.length,
  questions,
  version,
  edition: version + 1,
  showsAnswers: false,
});
const both = aTest([slope, check], 4);

const routes = {
  '/admin/add-test/:lessonId': <TestBuilderScreen isNew />,
  '/admin/edit-test/:lessonId': <TestBuilderScreen />,
};
const asStored = () => ({ [LESSON]: () => json(lesson), [STORED]: () => json({ data: [] }) });
const { show, open } = screenOf(routes, ADD, { answers: asStored });

/** A new test, with its first question begun. */
async function begin(answers: Answers = {}, type = written) {
  const asked = await show(answers);
  await heading('Add test');
  await type();
  return asked;
}
/** The stored one, `both` unless the API answers otherwise. */
async function edit(answers: Answers = {}, stored = both) {
  const asked = await show({ [STORED]: () => json({ data: [stored] }), ...answers }, EDIT);
  await heading('Edit test');
  return asked;
}

const button = (name: string) => screen.getByRole('button', { name });
const card = (place: number) =>
  within(screen.getByRole('heading', { name: `Question ${place}` }).closest('li') as HTMLElement);
const field = (place: number) => card(place).getByLabelText<HTMLTextAreaElement>('Question');
const right = (option: number) =>
  card(1).getByRole<HTMLInputElement>('radio', { name: `Option ${option} is the correct answer` });
const said = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ');
const mcq = () => press('Choice (mcq)');
const written = () => press('Own words (subjective)');
const CHECK = 'How would you check it?';
const inDevice = () => Object.keys(localStorage).filter((key) => key.startsWith('testDraft'));

describe('a new test', () => {
  test('without questions does nothing when it is saved', async () => {
    const asked = await show();
    await screen.findByText('Passed from 60 percent of the marks. Written answers count once you mark them.');
    expect(hrefOf('The whip and tongue')).toBe('/lesson/whip');

    await press('Save test');

    expect(asked.filter(({ to }) => to.startsWith('POST /api/tests'))).toEqual([]);
    expect(said()).toBe('');
  });

  test('with gaps is not sent: the first has the focus, the bar leads there, and each is named in place', async () => {
    const asked = await begin();
    await userEvent.keyboard('Fine');
    await mcq();

    await press('Save test');

    expect(said()).toBe('Please fill out all the input. Question 2');
    expect(document.activeElement).toBe(field(2));
    expect(descriptionOf(field(2))).toBe('This question is empty.');
    expect(descriptionOf(card(2).getByLabelText('Option 1'))).toBe('This option is empty.');
    expect(descriptionOf(card(2).getByRole('group', { name: /^Options/ }))).toBe('Mark the correct answer.');
    button('Save test').focus();
    await follow('Question 2');
    expect(document.activeElement).toBe(field(2));
    expect(callsTo(asked, CREATE)).toEqual([]);

    await userEvent.keyboard('When?');
    await userEvent.type(card(2).getByLabelText('Option 1'), 'Now');
    await userEvent.type(card(2).getByLabelText('Option 2'), 'Now');
    await userEvent.click(card(2).getByRole('radio', { name: 'Option 1 is the correct answer' }));
    expect(said()).toBe('This option is there twice. Question 2');
    expect(descriptionOf(card(2).getByLabelText('Option 2'))).toBe('This option is there twice.');
  });

  test('says in words what is too long, before it is sent', async () => {
    const asked = await begin();
    await userEvent.paste('x'.repeat(1001));

    await press('Save test');

    expect(said()).toBe('At most 1,000 characters, please. Question 1');
    expect(callsTo(asked, CREATE)).toEqual([]);
  });

  test('keeps the only option of a question, and has 20 at most', async () => {
    await begin({}, mcq);
    await press('Remove option 2');
    expect(button('Remove option 1').getAttribute('aria-disabled')).toBe('true');

    await press('Remove option 1');
    expect(card(1).getAllByRole('radio')).toHaveLength(1);
    for (let more = 0; more < 22; more += 1) fireEvent.click(button('Add option'));

    expect(card(1).getAllByRole('radio')).toHaveLength(20);
    screen.getByText('A question has 20 options at most.');
  });

  test('stays through a reload with all that was typed, and is dropped after a question alone', async () => {
    await begin({}, mcq);
    await userEvent.keyboard('How long');
    await userEvent.type(card(1).getByLabelText('Option 1'), 'Short');
    await userEvent.click(right(1));
    await screen.findByText('Kept on this phone');

    cleanup();
    open();

    await screen.findByText('You began this before. It is on this device only.');
    expect(field(1).value).toBe('How long');
    expect(right(1).checked).toBe(true);
    await press('Drop my changes');
    await press('Drop', await question('Drop your changes?'));
    expect(screen.queryByRole('heading', { name: 'Question 1' })).toBeNull();
  });

  test('shows what another tab writes, and keeps what that drops', async () => {
    await begin();
    const [key = ''] = inDevice();
    const newValue = localStorage.getItem(key)?.replace('"question":""', '"question":"From there"') ?? '';

    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    expect(field(1).value).toBe('From there');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));

    expect(field(1).value).toBe('From there');
  });

  test('on a full device says so once, before it is saved and as it waits', async () => {
    fillDevice();
    await begin({ [CREATE]: noConnection });
    await userEvent.keyboard(CHECK);
    expect(await copyNotKept()).toBe(CHECK);

    await press('Save test');
    await screen.findByText('There is no connection right now.');

    expect(await copyNotKept()).toBe(CHECK);
  });
});

test('one that was begun after its lesson was saved leads back to the course, which offers the next lesson', async () => {
  let state: unknown;
  const Course = () => {
    ({ state } = useLocation());
    return null;
  };
  const shown = screenOf({ ...routes, '/admin/course/:courseId': <Course /> }, ADD, { answers: asStored });
  await shown.show({ [CREATE]: () => json({ data: both }, 201) }, { pathname: ADD, state: { isNext: true } });
  await heading('Add test');
  await written();
  await userEvent.keyboard(CHECK);

  await press('Save test');

  await isAt('/admin/course/own');
  expect(state).toEqual({ saved: 'whip' });
});

describe('a stored test', () => {
  test('keeps the ids of its questions, is put in order, and sends its version', async () => {
    const asked = await edit({ [UPDATE]: () => json(aTest([check, slope], 5)) });
    expect(field(1).value).toBe('How long is the cut?');
    expect(right(2).checked).toBe(true);

    await press('Move down: Question 1');
    expect(document.activeElement).toBe(button('Move down: Question 2'));
    await press('Save test');

    await isAt('/lesson/whip');
    const questions = [check, slope].map(({ testId: _, ...question }) => question);
    expect(callsTo(asked, UPDATE).map(({ body }) => body)).toEqual([
      { questions, showsAnswers: false, version: 4 },
    ]);
  });

  test('says where the lesson explains a question, and whether right answers are shown, and sends both', async () => {
    const text = {
      id: 'r2',
      richtextId: 'r',
      order: 2,
      version: 0,
      textHeading: 'The cut',
      textDescription: '.',
    };
    const photo = { id: 'r1', richtextId: 'r', order: 1, version: 0, img: 'a', width: 4, height: 3 };
    const blocks = { id: 'r', photos: [{ ...photo, isImgDesc: false }], texts: [text], videos: [] };
    const asked = await edit({
      [LESSON]: () => json({ ...lesson, rich_text: blocks }),
      [UPDATE]: () => json(aTest([slope, check], 5)),
    });
    await heading('Question 1', 2);
    const place = card(1).getByLabelText<HTMLSelectElement>(/^Where the lesson explains it/);
    expect([...place.options].map(({ text }) => text)).toEqual(['No place', '1. Picture', '2. The cut']);

    await userEvent.selectOptions(place, '2. The cut');
    await userEvent.click(screen.getByRole('switch', { name: 'Show right answers afterwards' }));
    await press('Save test');

    await isAt('/lesson/whip');
    expect(callsTo(asked, UPDATE)[0]?.body).toMatchObject({
      questions: [{ id: 'q1', block: 'r2' }, { id: 'q2' }],
      showsAnswers: true,
    });
  });

  test('asks for no place where the lesson has no blocks', async () => {
    await edit();
    await heading('Question 1', 2);

    expect(card(1).queryByLabelText(/^Where the lesson explains it/)).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
  });

  test('a question goes after it was asked, with the next save', async () => {
    const asked = await edit({ [UPDATE]: () => json(aTest([check], 5)) });

    await press('Delete: Question 1');
    const asking = await question('Are you sure you want to delete?');
    asking.getByText('Question 1 goes from the test when you save it.');
    await press('Delete', asking);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await press('Save test');

    await isAt('/lesson/whip');
    expect(callsTo(asked, UPDATE)[0]?.body).toMatchObject({ questions: [{ id: 'q2' }] });
  });

  test('loses its last question at once, and the lesson has no test then', async () => {
    const DELETE = 'DELETE /api/questions/q2';
    const asked = await edit({ [DELETE]: () => json({ id: 'q2' }) }, aTest([check], 4));

    await press('Delete: Question 1');
    const asking = await question();
    asking.getByText(/^It is the last question: the lesson has no test then\./);
    await press('Delete', asking);

    await isAt('/lesson/whip');
    expect(callsTo(asked, DELETE)).toHaveLength(1);
    await screen.findByText('“The whip and tongue” has no test now.');
  });

  describe('changed elsewhere meanwhile', () => {
    /** With something typed, which was saved; `theirs` is there. */
    async function meet(theirs: Test) {
      let stored = both;
      const asked = await edit({
        [STORED]: () => json({ data: [stored] }),
        [UPDATE]: ({ body }) =>
          (body as { version: number }).version === theirs.version
            ? json(aTest([slope, check], theirs.version + 1))
            : failure(409, 'test.changed', 'This test was changed meanwhile.'),
      });
      await userEvent.type(field(2), ' Say it.');
      stored = theirs;
      await press('Save test');
      return asked;
    }

    test('says what is there, and is saved as it was typed', async () => {
      const asked = await meet(aTest([steep, check], 7));

      const notice = within(
        (await screen.findByText(/You changed this on another device/)).closest(
          '[role=alert]',
        ) as HTMLElement,
      );
      notice.getByText('How steep is the cut?');
      expect(field(2).value).toBe(`${CHECK} Say it.`);
      await press('Save mine all the same', notice);

      await isAt('/lesson/whip');
      expect(callsTo(asked, UPDATE).at(-1)?.body).toMatchObject({
        version: 7,
        questions: [{}, { question: `${CHECK} Say it.` }],
      });
    });

    test('can be taken as it is there', async () => {
      await meet(aTest([steep], 7));

      await press('Take what is saved there');

      expect(field(1).value).toBe('How steep is the cut?');
      expect(screen.queryByRole('heading', { name: 'Question 2' })).toBeNull();
    });
  });

  test('what the server refuses is said in its words, which name the question', async () => {
    await edit({ [UPDATE]: () => failure(400, 'request.invalid', 'Question 1: Not so.') });
    await userEvent.type(field(2), '!');

    await press('Save test');

    await waitFor(() => expect(said()).toBe('Question 1: Not so.'));
    expect(field(2).value).toBe('How would you check it?!');
  });
});

describe('in its course', () => {
  function Counts() {
    const { data } = useApi(courses.getCourse, { id: 'own' });
    return <p>Questions: {data?.lessons.map(({ questionsCount }) => questionsCount).join(' ')}</p>;
  }
  const beside = screenOf(routes, ADD, { answers: asStored, beside: <Counts /> });

  test('it shows at once how many questions it has, and asks nobody', async () => {
    const lessons = [aLesson('rest'), aLesson('whip')];
    const asked = await beside.show({
      [COURSE]: () => json(aWholeCourse('own', { creator: 'ada', lessons })),
      [CREATE]: () => json({ data: both }, 201),
    });
    await screen.findByText('Questions: 0 0');
    await written();
    await userEvent.keyboard(CHECK);

    await press('Save test');

    await screen.findByText('Questions: 0 2');
    expect(inDevice()).toEqual([]);
    expect(callsTo(asked, COURSE)).toHaveLength(1);
  });
});

const locked = () => failure(403, 'lesson.locked', 'Finish Previous Lesson');
test.each([
  [
    'did not make the course',
    { [LESSON]: () => json({ ...lesson, course: { ...lesson.course, creator: 'ben' } }) },
  ],
  ['may not open the lesson', { [LESSON]: locked, [STORED]: locked }],
])('who %s is led to all courses', async (_, answers) => {
  await show(answers);

  await isAt('/courses');
});

test('of a lesson that is not there says so', async () => {
  await show({ [LESSON]: () => failure(404, 'lesson.missing', 'There is no such lesson.') });

  await heading('This lesson is not here');
});

test('what did not load is tried again', async () => {
  await show({ [STORED]: lostOnce(() => json({ data: [both] })) }, EDIT);
  await screen.findByText('This test did not load');

  await press('Try again');

  await heading('Question 1', 2);
});

describe('questions that are pasted', () => {
  const LINES = 'How long is the cut?\n* Long\nShort\n\nHow would you check it?';
  const pasteHere = async (text: string) => {
    await press('Paste questions');
    const pasting = await dialog('Paste questions');
    fireEvent.change(pasting.getByLabelText('Questions and answers'), { target: { value: text } });
    return pasting;
  };

  test('are shown before they are added, and are saved like others', async () => {
    const asked = await show({ [CREATE]: () => json({ data: both }, 201) });
    const pasting = await pasteHere(LINES);

    expect(pasting.getByRole('status').textContent).toBe('2 questions found');
    expect(pasting.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Long (right)', 'Short', 'How would you check it?Own words (subjective)']),
    );
    await press('Add 2 questions', pasting);
    await isClosed();

    expect(field(1).value).toBe('How long is the cut?');
    expect(right(1).checked).toBe(true);
    expect(document.activeElement).toBe(button('Paste questions'));
    await screen.findByText('2 questions are added. They are saved with the test.');
    await press('Save test');
    await isAt('/lesson/whip');
    expect(callsTo(asked, CREATE)[0]?.body).toEqual({
      lessonId: 'whip',
      questions: [
        { type: 'mcq', question: 'How long is the cut?', options: ['Long', 'Short'], answer: 'Long' },
        { type: 'subjective', question: 'How would you check it?' },
      ],
    });
  });

  test('with an error are not added: it is named by its line, and leads there', async () => {
    await show();
    const pasting = await pasteHere(LINES.replace('* ', ''));
    const area = pasting.getByLabelText<HTMLTextAreaElement>('Questions and answers');

    expect(pasting.getByRole('status').textContent).toBe('1 line needs a change:');
    await press('Line 1: Put a star * at the right answer of this question.', pasting);
    expect(document.activeElement).toBe(area);
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('How long is the cut?');
    area.setSelectionRange(0, 0);
    await press('Add 2 questions', pasting);

    expect(area.selectionEnd).toBe('How long is the cut?'.length);
    expect(screen.queryByRole('heading', { name: 'Question 1' })).toBeNull();
  });

  test('that are not added yet are there again, after the dialog was closed and after a reload', async () => {
    await show();
    const pasting = await pasteHere('How long');
    await press('Cancel', pasting);
    await isClosed();
    cleanup();
    open();
    await press('Paste questions');

    const again = await dialog('Paste questions');
    expect(again.getByLabelText<HTMLTextAreaElement>('Questions and answers').value).toBe('How long');
    await press('Add 1 question', again);
    await isClosed();
    await press('Paste questions');
    expect(box('Questions and answers').value).toBe('');
  });

  test('say when the device keeps no more', async () => {
    fillDevice();
    await show();
    const pasting = await pasteHere('How long');

    pasting.getByText(/This device keeps no more/);
  });
});
