import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import {
  failure,
  json,
  noConnection,
  Place,
  place,
  renderAt,
  serve,
  startSite,
  storeSession,
} from '#test/web.tsx';
import { drafts } from '#web/features/lessons/writing/drafts.ts';
import { draftOf } from '#web/parts/blocks/draft/draft-of.ts';
import { CourseOwnerScreen } from '#web/screens/courses/course-owner-screen.tsx';
import { LessonEditScreen } from '#web/screens/courses/lesson-edit-screen.tsx';
import { ADD_FILE, aPdf, lessonApi, ownCourse, wholeLesson } from '../features/lessons/a-lesson-api.ts';

const HERE = '/admin/lesson/edit/l1';
const CHANGE = 'PUT /api/lessons/l1';
const DELETE_FILE = 'DELETE /api/materials/m1';

beforeEach(() => storeSession());

async function open(
  trouble: Parameters<typeof lessonApi>[0] = {},
  more: Parameters<typeof serve>[0] = {},
  path = HERE,
) {
  const api = lessonApi(trouble);
  const asked = serve({ ...api.answers, ...more });
  await startSite();
  renderAt(
    path,
    <>
      <Routes>
        <Route path="/admin/lesson/edit/:lessonId" element={<LessonEditScreen />} />
        <Route path="/admin/course/:courseId" element={<CourseOwnerScreen />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <Place />
    </>,
  );
  return { ...api, asked };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const title = () => screen.findByDisplayValue<HTMLInputElement>('Whip and tongue');
const materials = async () => within(await screen.findByRole('region', { name: 'Materials' }));

test('shows the lesson as it is, and sends what was changed alone', async () => {
  const { stored, sent } = await open();
  await title();
  expect(screen.getByDisplayValue('Two cuts that lock, step by step.')).toBeTruthy();
  expect(screen.getByDisplayValue('It holds.')).toBeTruthy();
  expect((await materials()).getByText('Cuts')).toBeTruthy();

  type(await title(), 'Whip grafts');
  await press('Save changes');

  await waitFor(() => expect(place()).toBe('/admin/course/own'));
  expect(stored(CHANGE)).toEqual([{ title: 'Whip grafts', version: '0' }]);
  expect(sent).toEqual([CHANGE]);
});

test('the list of the course shows at once what was changed', async () => {
  const replies = [json(ownCourse)];
  const course = () => replies.pop() ?? new Promise<Response>(() => {});
  await open({}, { 'GET /api/courses/own': course }, '/admin/course/own');
  await userEvent.click(await screen.findByRole('link', { name: 'Edit: Lesson l1' }));
  type(await title(), 'Whip grafts');

  await press('Save changes');

  expect(await screen.findByRole('heading', { name: 'Whip grafts' })).toBeTruthy();
  expect(place()).toBe('/admin/course/own');
});

test('a file goes after the question, and can be put back until it is saved; another comes in its place', async () => {
  const { stored, sent } = await open();
  await title();
  await press('Remove: Cuts');
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await press('Put back: Cuts');
  await press('Remove: Cuts');
  await press('Delete');
  await userEvent.upload((await materials()).getByLabelText('Add files'), aPdf());
  await screen.findByLabelText('Name of cuts by month.pdf');

  await press('Save changes');

  await waitFor(() => expect(place()).toBe('/admin/course/own'));
  expect(sent).toEqual([DELETE_FILE, ADD_FILE]);
  expect(stored(ADD_FILE)).toMatchObject([{ lessonId: 'l1', name: 'cuts by month' }]);
});

test('asks before a part goes that is saved already', async () => {
  const { sent } = await open();
  await title();

  await press('Remove: 1 · Text');
  await press('Delete');

  expect(await screen.findByText('Goes with the next save')).toBeTruthy();
  await press('Save changes');
  await waitFor(() => expect(place()).toBe('/admin/course/own'));
  expect(sent).toEqual(['DELETE /api/texts/t1']);
});

test('a lesson of somebody else leads to all courses, also one that may not be seen', async () => {
  const others = { ...wholeLesson, course: { ...wholeLesson.course, creator: 'ben' } };
  await open({}, { 'GET /api/lessons/l1': () => json(others) });

  await waitFor(() => expect(place()).toBe('/courses'));
});

test('a locked lesson leads to all courses', async () => {
  const locked = () => failure(403, 'lesson.locked', 'Finish Previous Lesson');
  await open({}, { 'GET /api/lessons/l1': locked });

  await waitFor(() => expect(place()).toBe('/courses'));
});

test('a lesson that is gone is said', async () => {
  await open({}, { 'GET /api/lessons/l1': () => failure(404, 'lesson.missing', 'It is not there.') });

  expect(await screen.findByRole('heading', { name: 'This lesson is not here' })).toBeTruthy();
});

test('what was written for a lesson that was deleted meanwhile can become a new one of its course', async () => {
  const draft = draftOf({ ...wholeLesson, description: 'Two cuts.' }, 'own');
  drafts.keepDraft('ada', { ...draft, title: 'Whip grafts' });
  const { stored } = await open(
    {},
    { 'GET /api/lessons/l1': () => failure(404, 'lesson.missing', 'It is not there.') },
  );
  expect(await screen.findByRole('heading', { name: 'This lesson was deleted' })).toBeTruthy();
  expect(screen.getByText(/Went with the lesson: Cuts/)).toBeTruthy();

  await press('Publish as new');
  await press('Add lesson');

  await waitFor(() => expect(place()).toBe('/admin/course/own'));
  expect(stored('POST /api/lessons/add')).toMatchObject([{ title: 'Whip grafts', courseId: 'own' }]);
});

test('where another device changed the description too, both are shown', async () => {
  const draft = draftOf({ ...wholeLesson, description: 'Two cuts.' }, 'own');
  drafts.keepDraft('ada', { ...draft, description: 'Mine.' });
  await open(
    {},
    { 'GET /api/lessons/l1': () => json({ ...wholeLesson, version: 1, lessonDesc: 'Theirs.' }) },
  );

  expect(await screen.findByRole('heading', { name: 'This lesson was changed elsewhere too' })).toBeTruthy();
  const part = within(screen.getByRole('region', { name: 'Description' }));
  expect(part.getByText('Mine.')).toBeTruthy();
  expect(part.getByText('Theirs.')).toBeTruthy();
});

test('a change that waits stands below the lessons of the course', async () => {
  await open({ before: () => noConnection() });
  type(await title(), 'Whip grafts');
  await press('Save changes');
  await screen.findByText(/goes out by itself/);

  await userEvent.click(screen.getByRole('link', { name: 'The course' }));

  const waiting = within(await screen.findByRole('region', { name: 'Lessons that wait to be sent' }));
  expect(waiting.getByText('Whip grafts')).toBeTruthy();
  expect(waiting.getByRole('link', { name: /On this/ }).getAttribute('href')).toBe('/unsent');
});
