// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSite, failure, noConnection, renderAt, serve, startSite, storeSession } from '#test/web.tsx';
import { newDraft } from '#web/features/news/draft.ts';
import { keepDraft, readDraft } from '#web/features/news/draft-store.ts';
import { NewsEditorScreen } from '#web/screens/news-editor-screen.tsx';
import { aPicture, keepingApi } from '../features/news/an-api.ts';

const ADD_TEXT = 'POST /api/texts/add';
const ADD_PHOTO = 'POST /api/photos/add';

beforeEach(() => {
  storeSession();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close() {} }));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});
afterEach(clearSite);

function Elsewhere() {
  const { pathname } = useLocation();
  return <p>At {pathname}</p>;
}

const editor = () =>
  renderAt(
    '/news/add',
    <Routes>
      <Route path="/news/add" element={<NewsEditorScreen />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
  );

async function open(trouble: Parameters<typeof keepingApi>[0] = {}) {
  const api = keepingApi(trouble);
  serve(api.answers);
  await startSite();
  keepDraft('ada', newDraft('Frost', 'Nature'));
  editor();
  await screen.findByRole('heading', { level: 1, name: 'Frost' });
  return api;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const block = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} is no block`);
  return within(item);
};
async function addText(position: number, description: string, heading = '') {
  await press('Add text');
  const fields = block(`Text ${position}`);
  if (heading) await userEvent.type(fields.getByLabelText(/^Heading/), heading);
  if (description) await userEvent.type(fields.getByLabelText('Description'), description);
}
const addPhoto = async (file = aPicture()) => userEvent.upload(screen.getByLabelText('Add photo'), file);

test('saves what is written, in its order, and goes to the news', async () => {
  const { stored } = await open();
  await addText(1, 'White grass.', 'Night');
  await addPhoto();
  await screen.findByRole('heading', { name: 'Photo 2' });
  await press('Move up: Photo 2');

  await press('Save');

  expect(await screen.findByText('At /news/id1')).toBeTruthy();
  expect(stored[ADD_PHOTO]?.[0]?.fields).toMatchObject({ order: '1', isImgDesc: 'false' });
  expect(stored[ADD_TEXT]?.[0]?.fields).toMatchObject({
    order: 2,
    textHeading: 'Night',
    textDescription: 'White grass.',
  });
  expect(readDraft('ada')).toBeUndefined();
});

test('does not add a text without heading and description', async () => {
  const { stored } = await open();
  await press('Add text');
  await addText(2, 'White grass.');

  await press('Save');

  await screen.findByText('At /news/id1');
  expect(stored[ADD_TEXT]).toHaveLength(1);
  expect(stored[ADD_TEXT]?.[0]?.fields).toMatchObject({ order: 1 });
});

test('asks for the description of a text that has a heading, and sends nothing', async () => {
  const { sent } = await open();
  await addText(1, '', 'Night');

  await press('Save');

  expect(await screen.findByText('Please enter a text description')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Description')));
  expect(sent).toEqual([]);
});

test('takes a description of a photo only while it is switched on', async () => {
  const { stored } = await open();
  await addPhoto();
  await screen.findByRole('heading', { name: 'Photo 1' });
  expect(screen.queryByLabelText('Photo description')).toBeNull();
  await userEvent.click(screen.getByLabelText('With a description'));
  await userEvent.type(screen.getByLabelText('Photo description'), 'Pots');

  await press('Save');

  await screen.findByText('At /news/id1');
  expect(stored[ADD_PHOTO]?.[0]?.fields).toMatchObject({ photoDescription: 'Pots', isImgDesc: 'true' });
});

test('refuses what is no picture, and says so', async () => {
  await open();

  await userEvent.upload(screen.getByLabelText('Add photo'), aPicture('notes.pdf', 'application/pdf'), {
    applyAccept: false,
  });

  expect(await screen.findByText('Please choose a png, jpeg or jpg picture.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Photo 1' })).toBeNull();
});

test('refuses a picture that the browser cannot read', async () => {
  await open();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('broken', 'InvalidStateError')));

  await addPhoto();

  expect(await screen.findByText('This picture cannot be read. Please choose another one.')).toBeTruthy();
});

test('says what is saved and what is not, and continues with the same key after a reload', async () => {
  const { sent, stored, trouble } = await open({
    before: ({ to, body }) =>
      to === ADD_TEXT && (body as { order: number }).order === 2 ? noConnection() : (undefined as never),
  });
  await addText(1, 'One.');
  await addText(2, 'Two.');
  await addText(3, 'Three.');
  await press('Save');

  const parts = within(await screen.findByRole('list', { name: 'Not everything is saved yet' }));
  expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Title and cover Saved',
    'Text 1 Saved',
    'Text 2 Not known yet',
    'Text 3 Not saved',
  ]);
  expect(screen.getByText(/There is no connection/)).toBeTruthy();

  cleanup();
  editor();
  trouble.before = undefined;
  await press('Try again');

  await screen.findByText('At /news/id1');
  const [, second, again, ...others] = sent.filter(({ to }) => to === ADD_TEXT);
  expect(second?.key).toBe(again?.key);
  expect(others).toHaveLength(1);
  expect(stored[ADD_TEXT]?.map(({ fields }) => fields['textDescription'])).toEqual([
    'One.',
    'Two.',
    'Three.',
  ]);
  expect(sent.filter(({ to }) => to.startsWith('POST /api/news'))).toHaveLength(1);
});

test('lets a refused block be changed, and sends it under another key', async () => {
  const { sent, trouble } = await open({
    before: ({ to }) => (to === ADD_TEXT ? failure(400, 'input.invalid', 'Too long') : (undefined as never)),
  });
  await addText(1, 'One.');
  await press('Save');
  await screen.findByText('Too long');
  trouble.before = undefined;

  await userEvent.type(screen.getByLabelText('Description'), ' And only.');
  await press('Try again');

  await screen.findByText('At /news/id1');
  const [first, second] = sent.filter(({ to }) => to === ADD_TEXT);
  expect(first?.key).not.toBe(second?.key);
});

test('keeps what was typed when the screen goes and comes back', async () => {
  await open();
  await addText(1, 'White grass.', 'Night');

  cleanup();
  editor();

  expect(await screen.findByLabelText('Description')).toHaveProperty('value', 'White grass.');
  expect(screen.getByLabelText(/^Heading/)).toHaveProperty('value', 'Night');
});

test('asks for a photo again that the device no longer has', async () => {
  await open();
  await addPhoto();
  await screen.findByRole('heading', { name: 'Photo 1' });

  cleanup();
  editor();
  await press('Save');

  expect(await screen.findByText(/not on this device any more/)).toBeTruthy();
});

test('drops the draft on Cancel once the member says so', async () => {
  await open();
  await addText(1, 'White grass.');

  await press('Cancel');
  await press('Keep writing');
  expect(readDraft('ada')?.blocks).toHaveLength(1);
  await press('Cancel');
  await press('Drop it');

  expect(await screen.findByText('At /news')).toBeTruthy();
  expect(readDraft('ada')).toBeUndefined();
});

test('asks nothing on Cancel when nothing was written', async () => {
  await open();

  await press('Cancel');

  expect(await screen.findByText('At /news')).toBeTruthy();
});

test('changes the title and the category, and sends nothing for it', async () => {
  const { sent } = await open();
  await press('Change title');
  const dialog = within(await screen.findByRole('dialog'));

  await userEvent.clear(dialog.getByLabelText('Title'));
  await userEvent.type(dialog.getByLabelText('Title'), 'Hail');
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Hail' })).toBeTruthy();
  expect(readDraft('ada')?.title).toBe('Hail');
  expect(sent).toEqual([]);
});

test('asks before it removes a block that holds something', async () => {
  await open();
  await addText(1, 'White grass.');

  await press('Remove: Text 1');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
  );

  expect(screen.queryByRole('heading', { name: 'Text 1' })).toBeNull();
});

test('says where a moved block is, and keeps the focus on its button', async () => {
  await open();
  await addText(1, 'One.');
  await addText(2, 'Two.');

  await press('Move up: Text 2');

  expect(screen.getByText('Text 2 is now at place 1')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move up: Text 1' }));
});

test('sends whoever comes without a title to the list', async () => {
  serve({});
  await startSite();

  editor();

  expect(await screen.findByText('At /news')).toBeTruthy();
});
