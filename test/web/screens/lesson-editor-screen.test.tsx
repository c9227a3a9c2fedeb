import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, follow, press } from '#test/hands.ts';
import {
  type Answers,
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
import { drafts } from '#web/features/lessons/writing/drafts.ts';
import { endSession, getSession } from '#web/lib/session/session.ts';
import { LessonEditorScreen } from '#web/screens/courses/lesson-editor-screen.tsx';
import { ADD, ADD_FILE, aPdf, lessonApi, ownCourse } from '../features/lessons/a-lesson-api.ts';
import { aPicture } from '../parts/editor/an-api.ts';

const HERE = '/admin/lesson/add?course=own';

beforeEach(() => {
  storeSession();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close() {} }));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

const show = (path = HERE) =>
  renderAt(
    path,
    <>
      <Routes>
        <Route path="/admin/lesson/add" element={<LessonEditorScreen />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <Place />
      <Toasts />
    </>,
  );

async function open(trouble: Parameters<typeof lessonApi>[0] = {}, more: Answers = {}) {
  const api = lessonApi(trouble);
  serve({ ...api.answers, ...more });
  await startSite();
  show();
  return api;
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const title = () => screen.findByRole('textbox', { name: 'Title' });
const about = () => screen.getByLabelText('Description', { selector: '[name="description"]' });
const files = (...chosen: File[]) => userEvent.upload(screen.getByLabelText('Add files'), chosen);

async function write() {
  type(await title(), 'Cleft grafts');
  type(about(), 'For old trees.');
}
const materials = () => within(screen.getByRole('region', { name: 'Materials' }));

test('adds a lesson with its text, its photo and a file of that name to the course, and leads back to it', async () => {
  const { stored } = await open();
  await write();
  expect(document.activeElement).not.toBe(document.body);
  type(screen.getByLabelText('Description', { selector: '.block-card textarea' }), 'Saw it off.');
  await userEvent.upload(screen.getByLabelText('Add photo'), aPicture());
  await screen.findByRole('heading', { name: '2 · Photo' });
  await screen.findByRole('region', { name: 'Materials' });
  await files(aPdf());
  type(await screen.findByLabelText('Name of cuts by month.pdf'), 'Twelve cuts');

  await press('Add lesson');

  await isAt('/admin/course/own');
  expect(stored(ADD)).toEqual([
    { title: 'Cleft grafts', lessonDesc: 'For old trees.', courseId: 'own', richtextId: 'id1' },
  ]);
  expect(stored('POST /api/texts/add')).toMatchObject([
    { textDescription: 'Saw it off.', richtextId: 'id1' },
  ]);
  expect(stored('POST /api/photos/add')).toHaveLength(1);
  expect(stored(ADD_FILE)).toMatchObject([{ lessonId: 'l2', name: 'Twelve cuts' }]);
  expect(drafts.readUnfinished('ada', 'own')).toBeUndefined();
});

test('asks for a title and a description in the words of the documents, and sends nothing before', async () => {
  const { sent } = await open();
  await title();

  await press('Add lesson');

  expect(await screen.findByText('You must enter lesson title')).toBeTruthy();
  expect(screen.getByText('You must add lesson description')).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await title()));
  expect(sent).toEqual([]);
});

test('begins with the title', async () => {
  await open();

  await waitFor(async () => expect(document.activeElement).toBe(await title()));
});

test('what is typed is there again after a reload, for this course alone, and can be dropped', async () => {
  await open();
  await write();
  await waitFor(() => screen.getByRole('region', { name: 'Materials' }));
  await files(aPdf());
  await screen.findByLabelText('Name of cuts by month.pdf');
  cleanup();

  show();

  expect(((await title()) as HTMLInputElement).value).toBe('Cleft grafts');
  expect((about() as HTMLTextAreaElement).value).toBe('For old trees.');
  expect(await screen.findByLabelText('Name of cuts by month.pdf')).toBeTruthy();
  expect(drafts.readUnfinished('ada', 'other')).toBeUndefined();
  expect(drafts.readUnfinished('ben', 'own')).toBeUndefined();
  await press('Drop my changes');
  await press('Drop them');
  await waitFor(async () => expect(((await title()) as HTMLInputElement).value).toBe(''));
});

test('what is left with nothing but a title is kept, and says where it is', async () => {
  await open();
  type(await title(), 'Cleft grafts');

  await follow('The course');

  expect(place()).toBe('/admin/course/own');
  expect(await screen.findByText(/Your lesson is kept on this device/)).toBeTruthy();
  expect(drafts.readUnfinished('ada', 'own')?.title).toBe('Cleft grafts');
});

test('without a connection it waits, and arrives once when that is back', async () => {
  let isOffline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isOffline);
  const { stored } = await open({ before: () => (isOffline ? noConnection() : (undefined as never)) });
  await write();
  await press('Add lesson');
  expect(await screen.findByText(/goes out by itself/)).toBeTruthy();

  isOffline = false;
  connect();

  await isAt('/admin/course/own');
  expect(stored(ADD)).toHaveLength(1);
});

test('once it is handed over, its address names it: a reload after it has arrived shows the course', async () => {
  history.replaceState(null, '', HERE);
  let isUp = false;
  const { stored } = await open({ before: () => (isUp ? (undefined as never) : noConnection()) });
  await write();
  await press('Add lesson');
  await screen.findByText(/goes out by itself/);
  const { pathname, search } = location;
  cleanup();
  isUp = true;
  connect();
  await waitFor(() => expect(stored(ADD)).toHaveLength(1));
  await waitFor(() => expect(drafts.readOut('ada')).toEqual([]));

  show(pathname + search);

  await isAt('/admin/course/own');
  history.replaceState(null, '', '/');
});

test('saved in another tab meanwhile, what is here says so before it becomes a second lesson of the course', async () => {
  const { stored } = await open();
  await write();
  const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('lessonDraft'));
  localStorage.removeItem(key);

  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));

  expect(await screen.findByText(/saved or dropped in another window/)).toBeTruthy();
  await press('Add lesson');
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('saved or dropped in another window'),
    ),
  );
  expect(stored(ADD)).toEqual([]);
  await press('Add lesson');
  await isAt('/admin/course/own');
  expect(stored(ADD)).toMatchObject([
    { title: 'Cleft grafts', lessonDesc: 'For old trees.', courseId: 'own' },
  ]);
});

test('a session that ends while it is saved leaves it on the device for its member alone, and it arrives once they are back', async () => {
  let isOver = true;
  const { stored } = await open({
    before({ to }) {
      if (to !== ADD || !isOver) return undefined as never;
      endSession();
      return failure(401, 'token.failed', 'Not authorized, token failed');
    },
  });
  await write();
  await press('Add lesson');
  await waitFor(() => expect(getSession().user).toBeUndefined());
  cleanup();
  expect(stored(ADD)).toEqual([]);
  expect(drafts.readOut('ada')).toMatchObject([{ title: 'Cleft grafts', place: 'own' }]);
  expect(drafts.readOut('ben')).toEqual([]);

  isOver = false;
  storeSession();

  await waitFor(() => expect(stored(ADD)).toHaveLength(1));
});

test('a file of a wrong kind is refused at once, by its name; the others are taken', async () => {
  await open();
  await write();
  await screen.findByRole('region', { name: 'Materials' });
  const input = screen.getByLabelText('Add files');

  fireEvent.change(input, {
    target: { files: [new File(['x'], 'tune.mp3'), aPdf(), new File([], 'empty.txt')] },
  });

  expect(await screen.findByText(/“tune.mp3” cannot be used/)).toBeTruthy();
  expect(await screen.findByText(/nothing in “empty.txt”/)).toBeTruthy();
  expect(screen.getByLabelText('Name of cuts by month.pdf')).toBeTruthy();
  expect(materials().getAllByRole('listitem')).toHaveLength(1);
});

test('of what is dropped or pasted on the page, pictures become blocks and documents materials; what is neither is named', async () => {
  await open();
  await write();
  await screen.findByRole('region', { name: 'Materials' });
  const dataTransfer = { types: ['Files'], files: [aPdf(), aPicture(), new File(['x'], 'tune.mp3')] };

  fireEvent.drop(document.body, { dataTransfer });

  expect(await screen.findByLabelText('Name of cuts by month.pdf')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '2 · Photo' })).toBeTruthy();
  expect(await screen.findByText(/“tune.mp3” cannot be used/)).toBeTruthy();
  expect(screen.queryByText('Please choose a picture: png or jpg.')).toBeNull();

  fireEvent.paste(document.body, { clipboardData: { files: [aPdf()], getData: () => '' } });

  await waitFor(() => expect(materials().getAllByRole('listitem')).toHaveLength(2));
  expect(materials().queryByText(/cannot be used/)).toBeNull();
});

test('a file that the server refuses is named, and all is there to be mended', async () => {
  const refusal = 'This is no pdf.';
  const { trouble, stored } = await open({
    before: ({ to }) => (to === ADD_FILE ? failure(415, 'file.type', refusal) : (undefined as never)),
  });
  await write();
  await screen.findByRole('region', { name: 'Materials' });
  await files(aPdf());
  await screen.findByLabelText('Name of cuts by month.pdf');
  await press('Add lesson');
  expect(await materials().findByText(refusal)).toBeTruthy();

  await press('Remove: cuts by month', materials());
  delete trouble.before;
  await press('Try again');

  await isAt('/admin/course/own');
  expect(stored(ADD)).toHaveLength(1);
  expect(stored(ADD_FILE)).toEqual([]);
});

test('asks before a part goes that holds something', async () => {
  await open();
  await write();
  type(screen.getByLabelText('Description', { selector: '.block-card textarea' }), 'Saw it off.');

  await press('Remove: 1 · Text');

  const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete?' });
  await press('Delete', within(question));
  expect(screen.queryByRole('heading', { name: '1 · Text' })).toBeNull();
});

test('shows how it will look', async () => {
  await open();
  await write();

  await press('Preview');

  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(await preview.findByRole('heading', { level: 1, name: 'Cleft grafts' })).toBeTruthy();
  expect(preview.getByText('For old trees.')).toBeTruthy();
});

describe('the course', () => {
  test('is asked for where the address names none', async () => {
    serve({});
    await startSite();
    show('/admin/lesson/add');

    expect(await screen.findByRole('heading', { name: 'Which course is the lesson for?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To your courses' }).getAttribute('href')).toBe('/admin/courses');
  });

  test('of somebody else leads to all courses', async () => {
    await open({}, { 'GET /api/courses/own': () => json({ ...ownCourse, creator: 'ben' }) });

    await isAt('/courses');
  });

  test('that is gone is said; what was written stays in sight', async () => {
    const gone = { 'GET /api/courses/own': () => failure(404, 'course.missing', 'It is not there.') };
    await open({}, gone);
    expect(await screen.findByRole('heading', { name: 'This course is not here' })).toBeTruthy();
    cleanup();

    drafts.keepDraft('ada', {
      ...{ id: 'd1', title: 'Cleft grafts', description: '', category: '', place: 'own', isBegun: false },
      ...{ blocks: [], richtext: { key: 'a'.repeat(16), state: 'open' } },
      head: { key: 'b'.repeat(16), state: 'open' },
    });
    show();

    expect(((await title()) as HTMLInputElement).value).toBe('Cleft grafts');
  });
});
