import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { follow, heading, press, question } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answer, type Answers, failure, isAt, json, never, noConnection } from '#test/web.tsx';
import { drafts } from '#web/features/lessons/writing/drafts.ts';
import { draftOf } from '#web/parts/editor/draft/draft-of.ts';
import { CourseOwnerScreen } from '#web/screens/courses/course-owner-screen.tsx';
import { LessonEditScreen } from '#web/screens/courses/lesson-edit-screen.tsx';
import { ADD_FILE, aPdf, lessonApi, ownCourse, wholeLesson } from '../../features/lessons/a-lesson-api.ts';

const SURE = 'Are you sure you want to delete?';
const HERE = '/admin/lesson/edit/l1';
const GET = 'GET /api/lessons/l1';
const CHANGE = 'PUT /api/lessons/l1';
const DELETE_FILE = 'DELETE /api/materials/m1';
const CHANGED = 'This lesson was changed elsewhere too';

const screens = screenOf(
  {
    '/admin/lesson/edit/:lessonId': <LessonEditScreen />,
    '/admin/course/:courseId': <CourseOwnerScreen />,
  },
  HERE,
);

async function open(trouble: Parameters<typeof lessonApi>[0] = {}, more: Answers = {}, ...path: string[]) {
  const api = lessonApi(trouble);
  return { ...api, asked: await screens.show({ ...api.answers, ...more }, ...path) };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const gone = () => failure(404, 'lesson.missing', 'It is not there.');
const title = () => screen.findByDisplayValue<HTMLInputElement>('Whip and tongue');
const materials = async () => within(await screen.findByRole('region', { name: 'Files of this lesson' }));

test('shows the lesson as it is, and sends what was changed alone', async () => {
  const { stored, sent } = await open();
  await title();
  screen.getByDisplayValue('Two cuts that lock, step by step.');
  screen.getByDisplayValue('It holds.');
  (await materials()).getByText('Cuts');

  type(await title(), 'Whip grafts');
  await press('Save changes');

  await isAt('/admin/course/own');
  expect(stored(CHANGE)).toEqual([{ title: 'Whip grafts', version: '0' }]);
  expect(sent).toEqual([CHANGE]);
});

test('the list of the course shows at once what was changed', async () => {
  const replies = [json(ownCourse)];
  const course = () => replies.pop() ?? never();
  await open({}, { 'GET /api/courses/own': course }, '/admin/course/own');
  await follow('Edit: Lesson l1');
  type(await title(), 'Whip grafts');

  await press('Save changes');

  await screen.findByRole('heading', { name: 'Whip grafts' });
  await isAt('/admin/course/own');
});

test('a file goes after the question, and can be put back until it is saved; another comes in its place', async () => {
  const { stored, sent } = await open();
  await title();
  await press('Remove: Cuts');
  await press('Delete', await question(SURE));
  await press('Put back: Cuts');
  await press('Remove: Cuts');
  await press('Delete');
  await userEvent.upload((await materials()).getByLabelText('Add files'), aPdf());
  await screen.findByLabelText('Name of cuts by month.pdf');

  await press('Save changes');

  await isAt('/admin/course/own');
  expect(sent).toEqual([DELETE_FILE, ADD_FILE]);
  expect(stored(ADD_FILE)).toMatchObject([{ lessonId: 'l1', name: 'cuts by month' }]);
});

test('asks before a part goes that is saved already', async () => {
  const { sent } = await open();
  await title();

  await press('Remove: 1 · Text');
  await press('Delete', await question(SURE));

  await screen.findByText('Goes with the next save');
  await press('Save changes');
  await isAt('/admin/course/own');
  expect(sent).toEqual(['DELETE /api/texts/t1']);
});

const others = { ...wholeLesson, course: { ...wholeLesson.course, creator: 'ben' } };
test.each([
  ['of somebody else', () => json(others)],
  ['that is locked', () => failure(403, 'lesson.locked', 'Finish Previous Lesson')],
])('a lesson %s leads to all courses', async (_, answer) => {
  await open({}, { [GET]: answer });

  await isAt('/courses');
});

test('a lesson that is gone is said', async () => {
  await open({}, { [GET]: gone });

  await heading('This lesson is not here');
});

test('what was written for a lesson that was deleted meanwhile can become a new one of its course', async () => {
  const draft = draftOf({ ...wholeLesson, description: 'Two cuts.' }, 'own');
  drafts.keepDraft('ada', { ...draft, title: 'Whip grafts' });
  const { stored } = await open({}, { [GET]: gone });
  await screen.findByRole('heading', { name: 'This lesson was deleted' });
  screen.getByText(/Went with the lesson: Cuts/);

  await press('Publish as new');
  await press('Add lesson');

  await isAt('/admin/course/own');
  expect(stored('POST /api/lessons/add')).toMatchObject([{ title: 'Whip grafts', courseId: 'own' }]);
});

describe('a lesson that another device changed too', () => {
  const theirs = { ...wholeLesson, version: 1, lessonDesc: 'Theirs.' };
  const opened = async () => {
    const draft = draftOf({ ...wholeLesson, description: 'Two cuts.' }, 'own');
    drafts.keepDraft('ada', { ...draft, description: 'Mine.' });
    const file = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
    const api = await open({}, { [GET]: () => json(theirs), 'GET /material/m1.pdf': file });
    const notice = await screen.findByRole('region', { name: CHANGED });
    await waitFor(() => expect(document.activeElement).toBe(notice));
    return { ...api, notice: within(notice) };
  };
  const description = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Lesson description' });

  test('is shown beside what was typed, and nothing goes out before one is chosen', async () => {
    const { notice, asked } = await opened();

    expect(description()?.value).toBe('Mine.');
    expect(notice.getByText('Description:').textContent).toBe('Description: Theirs.');
    notice.getByText(/Nothing is lost/);
    await press('Save changes');

    expect(document.activeElement).toBe(screen.getByRole('region', { name: CHANGED }));
    expect(asked.filter(({ to }) => !to.startsWith('GET'))).toEqual([]);
  });

  test('is saved as it was typed; what was there is a draft of its own', async () => {
    const { stored } = await opened();

    await press('Save mine all the same');

    await isAt('/admin/course/own');
    expect(stored(CHANGE)).toMatchObject([{ lessonDesc: 'Mine.', version: '1' }]);
    expect(drafts.readAllUnfinished('ada', 'own')).toMatchObject([
      { description: 'Theirs.', materials: [{ name: 'Cuts', file: { name: 'cuts.pdf' } }] },
    ]);
  });

  test('is taken as it is there; what was typed is a draft of its own', async () => {
    const { asked } = await opened();

    await press('Take what is saved there');

    await waitFor(() => expect(description()?.value).toBe('Theirs.'));
    expect(screen.queryByText(/on another device/)).toBeNull();
    expect(asked.filter(({ to }) => !to.startsWith('GET'))).toEqual([]);
    const [copy] = drafts.readAllUnfinished('ada', 'own');
    expect(copy).toMatchObject({ description: 'Mine.' });
  });

  test('while one writes is asked about when it is saved', async () => {
    let [isElsewhere, isStale] = [false, true];
    const before: Answer = ({ to }) =>
      to === CHANGE && isStale ? failure(409, 'lesson.changed', 'It was changed.') : (undefined as never);
    const { stored } = await open(
      { before },
      {
        [GET]: () => json(isElsewhere ? theirs : wholeLesson),
        'GET /material/m1.pdf': () => new Response('%PDF-1.7'),
      },
    );
    type(await title(), 'Whip grafts');
    isElsewhere = true;
    await press('Save changes');
    await screen.findByRole('region', { name: CHANGED });
    isStale = false;

    await press('Save mine all the same');

    await isAt('/admin/course/own');
    expect(stored(CHANGE)).toMatchObject([{ title: 'Whip grafts', version: '1' }]);
  });
});

test('what another version of the site keeps of the same lesson is not written over', async () => {
  await open();
  type(await title(), 'Whip grafts');
  const key = 'lessonDraft/l1:ada';
  await waitFor(() => expect(localStorage.getItem(key)).toContain('Whip grafts'));
  const newValue = '{"of":"a newer version"}';

  localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));

  // What it does about it, it does at once.
  expect(localStorage.getItem(key)).toBe(newValue);
});

test('what is typed is kept though another tab saves its own change', async () => {
  await open();
  type(await title(), 'Whip grafts');
  const key = 'lessonDraft/l1:ada';
  await waitFor(() => expect(localStorage.getItem(key)).toContain('Whip grafts'));

  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));

  await waitFor(() => expect(localStorage.getItem(key)).toContain('Whip grafts'));
});

test('a change that waits stands below the lessons of the course', async () => {
  await open({ before: () => noConnection() });
  type(await title(), 'Whip grafts');
  await press('Save changes');
  await screen.findByText(/goes out by itself/);

  await follow('The course');

  const waiting = within(await screen.findByRole('region', { name: 'Lessons that wait to be sent' }));
  waiting.getByText('Whip grafts');
  expect(waiting.getByRole('link', { name: /On this/ }).getAttribute('href')).toBe('/unsent');
});
