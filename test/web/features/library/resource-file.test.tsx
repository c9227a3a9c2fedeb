import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { callsTo, keysOf, press, sent } from '#test/hands.ts';
import { type Asked, failure, json, storeSession } from '#test/web.tsx';
import { signOut } from '#web/lib/session/session.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import {
  ADD,
  aFilm,
  aPdf,
  box,
  choose,
  fillIn,
  made,
  open,
  own,
  SAVE,
  show,
  useResourceForm,
} from './a-resource-form.tsx';

useResourceForm();

const button = (name: string) => screen.findByRole('button', { name });
const isIn = async (section: 'Articles' | 'Videos') => expect((await box(section)).checked).toBe(true);
const IN_LIBRARY = '“Hedges” is in the library.';

test('goes where files of its kind go, unless the member has said otherwise', async () => {
  await show();
  await choose(aFilm());
  await isIn('Videos');
  await choose(aPdf('Atlas.pdf', 100_000_001), 'File: Replace');
  await screen.findByText('A file may have at most 100 MB.');
  await isIn('Videos');
  await choose(aPdf(), 'File: Replace');
  await isIn('Articles');

  await userEvent.click(await box('Videos'));
  await choose(aPdf('Walls.pdf'), 'File: Replace');
  await screen.findByText('Walls.pdf');
  await isIn('Videos');
});

test('while the small picture of its video is made nothing is typed, nor is it sent as another member’s who signs in', async () => {
  const asked = await show();
  await fillIn();
  const source = vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(() => undefined);
  await choose(aFilm());
  expect((await box('Title')).readOnly).toBe(false);
  await press('Add');
  await button('Sending...');
  expect((await box('Title')).readOnly).toBe(true);

  act(() => void signOut());
  act(() => storeSession({ id: 'ben' }));
  for (const video of source.mock.contexts as HTMLMediaElement[]) video.dispatchEvent(new Event('error'));

  await button('Add');
  expect(getOutbox()).toMatchObject({ member: 'ben', entries: [] });
  expect(callsTo(asked, ADD)).toEqual([]);
});

const unreadable = (file: File) =>
  Object.assign(file, {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  });

test.each([
  [
    'a folder',
    unreadable(new File([], 'hedges')),
    'This cannot be read. Please choose a file, not a folder.',
  ],
  ['an empty file', new File([], 'empty.pdf'), 'There is nothing in this file. Please choose another.'],
  ['a file of more than 100 MB', aPdf('Atlas.pdf', 100_000_001), 'A file may have at most 100 MB.'],
])('does not take %s, and sends nothing', async (_, file, text) => {
  const asked = await show();

  await choose(file);

  await screen.findByText(text);
  expect(screen.queryByText(file.name)).toBeNull();
  expect(callsTo(asked, ADD)).toEqual([]);
});

test('of several files that are dropped the first is taken, which says so; it can be replaced and taken back', async () => {
  await show();

  const drop = (await screen.findByText('Drop a file here, or')).parentElement as HTMLElement;
  fireEvent.drop(drop, { dataTransfer: { files: [aPdf(), aPdf('Walls.pdf')] } });

  await screen.findByText('One file at a time: this is the first of those that you dropped.');
  await screen.findByText('Hedges.pdf');
  screen.getByText('2.4 MB');
  expect(screen.queryByText('Walls.pdf')).toBeNull();
  await choose(aPdf('Walls.pdf'), 'File: Replace');
  await screen.findByText('Walls.pdf');
  await press('Remove: Walls.pdf');

  await screen.findByText('Drop a file here, or');
  expect(document.activeElement).toBe(await box('File: Choose a file'));
});

/** One whose bytes come when `open` is called, or never. */
function slow(file: File) {
  let open: (how?: Error) => void = () => undefined;
  const bytes = new Promise<ArrayBuffer>((resolve, reject) => {
    open = (how) => (how ? reject(how) : resolve(new ArrayBuffer(1)));
  });
  return { file: Object.assign(file, { slice: () => ({ arrayBuffer: () => bytes }) }), open };
}

test('a file that is still being looked at when ‘Add’ is pressed goes with it', async () => {
  const asked = await show();
  await fillIn();
  const { file, open } = slow(aPdf());
  await choose(file);

  await press('Add');
  await button('Sending...');
  expect(callsTo(asked, ADD)).toEqual([]);
  open();

  await screen.findByText(IN_LIBRARY);
  expect(callsTo(asked, ADD).map(sent)).toMatchObject([{ file: { name: 'Hedges.pdf' } }]);
});

test('nothing is sent without a file that then turns out not to be taken', async () => {
  const asked = await show();
  await fillIn();
  const { file, open } = slow(aPdf());
  await choose(file);

  await press('Add');
  open(new DOMException('', 'NotReadableError'));

  await screen.findByText('This cannot be read. Please choose a file, not a folder.');
  await button('Add');
  expect(callsTo(asked, ADD)).toEqual([]);
});

test('of two files that are chosen one after the other the last one counts, whichever is ready first', async () => {
  await show();
  const { file, open } = slow(aPdf());
  await choose(file);
  await choose(aPdf('Walls.pdf'));
  await screen.findByText('Walls.pdf');

  await act(async () => open());

  screen.getByText('Walls.pdf');
  expect(screen.queryByText('Hedges.pdf')).toBeNull();
});

test.each([
  [415, 'file.wrong-type', 'This is no PDF, though its name says so.'],
  [413, 'upload.too-large', 'A file may have at most 100 MB.'],
])(
  'what is refused for its file with a %i is said at the file, and can be mended',
  async (status, code, refusal) => {
    const answer = vi.fn<(request: Asked) => Response>(() => failure(status, code, refusal));
    const asked = await show({ [ADD]: (request) => answer(request) });
    await fillIn();
    await choose(aPdf());

    await press('Add');

    await screen.findByText(refusal);
    expect((await box('File: Replace')).getAttribute('aria-invalid')).toBe('true');
    expect((await box('Title')).readOnly).toBe(false);
    answer.mockImplementation((request) => json({ data: made(request) }, 201));
    await choose(aPdf('Right.pdf'), 'File: Replace');
    await press('Add');
    await screen.findByText(IN_LIBRARY);
    expect(new Set(keysOf(callsTo(asked, ADD))).size).toBe(2);
  },
);

test('what is wrong with the name of a large file, which is refused before it is sent, is said at the file', async () => {
  const text = 'The name of this file cannot be shown.';
  const refusal = { error: text, message: text, code: 'file.name', fields: { filename: text } };
  await show({ [ADD]: () => json(refusal, 400) });
  await fillIn();
  await choose(aPdf());

  await press('Add');

  await waitFor(async () => expect((await box('File: Replace')).getAttribute('aria-invalid')).toBe('true'));
});

test('an edit takes the file away, or puts another in its place', async () => {
  const asked = await show({}, own);
  await press('Remove: Hedges.pdf');
  await screen.findByText('The file goes when you save.');
  await press('Put back');
  await screen.findByText('Hedges.pdf');
  await press('Remove: Hedges.pdf');
  await press('Save');
  await screen.findByText('“Resource own” is changed.');
  expect(callsTo(asked, SAVE).map(sent)).toEqual([{ file: '', version: '0' }]);
  cleanup();

  open(own);
  await choose(aPdf('Walls.pdf'), 'File: Replace');
  await press('Save');
  await waitFor(() => expect(callsTo(asked, SAVE)).toHaveLength(2));
  expect(callsTo(asked, SAVE).map(sent)[1]).toEqual({
    file: expect.objectContaining({ name: 'Walls.pdf' }),
    version: '0',
  });
});
