import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { box, connect, follow, heading, press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, failure, isAt, json, noConnection } from '#test/web.tsx';
import { drafts } from '#web/features/lessons/writing/drafts.ts';
import { LessonEditorScreen } from '#web/screens/courses/lesson-editor-screen.tsx';
import { ADD, ADD_FILE, aPdf, lessonApi, ownCourse } from '../../features/lessons/a-lesson-api.ts';
import { aPicture } from '../../parts/editor/an-api.ts';

const HERE = '/admin/lesson/add?course=own';
const COURSE = 'GET /api/courses/own';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close() {} }));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

const screens = screenOf({ '/admin/lesson/add': <LessonEditorScreen /> }, HERE);

async function open(trouble: Parameters<typeof lessonApi>[0] = {}, more: Answers = {}) {
  const api = lessonApi(trouble);
  await screens.show({ ...api.answers, ...more });
  return api;
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
const about = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Lesson description/ });
const materials = async () => within(await screen.findByRole('region', { name: 'Files of this lesson' }));
const nameOfPdf = () => screen.findByLabelText('Name of cuts by month.pdf');

async function write() {
  type(await title(), 'Cleft grafts');
  type(about(), 'For old trees.');
}
/** The same, with files; they are there once their names are. */
async function writeWith(...files: File[]) {
  await write();
  await materials();
  await userEvent.upload(box('Add files'), files);
}

test('asks for a title and a description in the words of the documents, and sends nothing before', async () => {
  const { sent } = await open();
  const hasFocus = () => waitFor(async () => expect(document.activeElement).toBe(await title()));
  // It begins there.
  await hasFocus();

  await press('Add lesson');

  await screen.findByText('You must enter lesson title');
  screen.getByText('You must add lesson description');
  await hasFocus();
  expect(sent).toEqual([]);
});

test('the text comes before the description and the cover, which stand in the list of lessons', async () => {
  await open();
  await title();
  await materials();

  const order = [
    ...document.querySelectorAll('[name="title"], .blocks, [name="description"], .editor-cover'),
  ];

  expect(order.map((part) => part.getAttribute('name') ?? part.className.split(' ')[0])).toEqual([
    'title',
    'blocks',
    'description',
    'editor-cover',
  ]);
});

test('what is typed is there again after a reload, for this course alone, and can be dropped', async () => {
  await open();
  await writeWith(aPdf());
  await nameOfPdf();
  cleanup();

  screens.open();

  expect((await title()).value).toBe('Cleft grafts');
  expect(about().value).toBe('For old trees.');
  await nameOfPdf();
  expect(drafts.readUnfinished('ada', 'other')).toBeUndefined();
  expect(drafts.readUnfinished('ben', 'own')).toBeUndefined();
  await press('Drop my changes');
  await press('Drop them');
  await waitFor(async () => expect((await title()).value).toBe(''));
});

test('what is left with nothing but a title is kept, and says where it is', async () => {
  await open();
  type(await title(), 'Cleft grafts');

  await follow('The course');

  await isAt('/admin/course/own');
  await screen.findByText(/Your lesson is kept on this device/);
  expect(drafts.readUnfinished('ada', 'own')?.title).toBe('Cleft grafts');
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

  screens.open(pathname + search);

  await isAt('/admin/course/own');
  history.replaceState(null, '', '/');
});

test('of what is dropped or pasted on the page, pictures become blocks and documents materials; what is neither is named', async () => {
  await open();
  await write();
  const added = await materials();
  const dataTransfer = {
    types: ['Files'],
    files: [aPdf(), aPicture(), new File(['x'], 'tune.mp3'), new File([], 'empty.txt')],
  };

  fireEvent.drop(document.body, { dataTransfer });

  await nameOfPdf();
  await heading('2 · Photo', 2);
  await screen.findByText(/“tune.mp3” cannot be used/);
  screen.getByText(/nothing in “empty.txt”/);
  expect(screen.queryByText('Please choose a picture: png or jpg.')).toBeNull();

  fireEvent.paste(document.body, { clipboardData: { files: [aPdf()], getData: () => '' } });

  await waitFor(() => expect(added.getAllByRole('listitem')).toHaveLength(2));
  expect(added.queryByText(/cannot be used/)).toBeNull();
});

test('a file that the server refuses is named, and all is there to be mended', async () => {
  const refusal = 'This is no pdf.';
  const { trouble, stored } = await open({
    before: ({ to }) => (to === ADD_FILE ? failure(415, 'file.type', refusal) : (undefined as never)),
  });
  await writeWith(aPdf());
  await nameOfPdf();
  await press('Add lesson');
  await (await materials()).findByText(refusal);

  await press('Remove: cuts by month', await materials());
  delete trouble.before;
  await press('Try again');

  await isAt('/admin/course/own');
  expect(stored(ADD)).toHaveLength(1);
  expect(stored(ADD_FILE)).toEqual([]);
});

test('shows how it will look', async () => {
  await open();
  await write();

  await press('Preview');

  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  await preview.findByRole('heading', { level: 1, name: 'Cleft grafts' });
  preview.getByText('For old trees.');
});

describe('the course', () => {
  test('is asked for where the address names none', async () => {
    await screens.show({}, '/admin/lesson/add');

    await heading('Which course is the lesson for?');
    expect(screen.getByRole('link', { name: 'To your courses' }).getAttribute('href')).toBe('/admin/courses');
  });

  test('of somebody else leads to all courses', async () => {
    await open({}, { [COURSE]: () => json({ ...ownCourse, creator: 'ben' }) });

    await isAt('/courses');
  });

  test('that is gone is said; what was written stays in sight', async () => {
    await open({}, { [COURSE]: () => failure(404, 'course.missing', 'It is not there.') });
    await heading('This course is not here');
    cleanup();

    drafts.keepDraft('ada', {
      id: 'd1',
      title: 'Cleft grafts',
      description: '',
      category: '',
      parentId: 'own',
      isBegun: false,
      blocks: [],
      richtext: { key: 'a'.repeat(16), state: 'open' },
      head: { key: 'b'.repeat(16), state: 'open' },
    });
    screens.open();

    expect((await title()).value).toBe('Cleft grafts');
  });
});
