import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { loseSignal } from '#test/full-device.ts';
import { confirm, fill, press, type } from '#test/hands.ts';
import { currentAddress, failure, isAt, json, noConnection } from '#test/web.tsx';
import { keepDraft, readDraft } from '#web/features/news/writing/drafts.ts';
import { newDraft } from '#web/parts/editor/draft/new-draft.ts';
import { dropFiles, fileOf } from '#web/parts/sync/queue/kept-files.ts';
import { newStep } from '#web/parts/sync/queue/outbox-entry.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { storage } from '../../parts/editor/a-storage.ts';
import { aPicture, aVideo, onlyAt } from '../../parts/editor/an-api.ts';
import { newsEditor } from './a-news-editor.tsx';

const ADD_TEXT = 'POST /api/texts/add';
const ADD_PHOTO = 'POST /api/photos/add';

const { show, open, editor } = newsEditor({ hasToasts: false });

const block = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} is no block`);
  return within(item);
};
async function addText(position: number, description: string, heading = '') {
  // The first one is there already.
  if (position > 1) await press('Add text');
  const fields = block(`${position} · Text`);
  if (heading) await type(/^Heading/, heading, fields);
  if (description) await type('Description', description, fields);
}
/** As a reload does where the browser keeps no files. */
async function forgetFiles(): Promise<void> {
  const { id = '', blocks = [] } = readDraft('ada') ?? {};
  const images = blocks.map((each) => fileOf(`news/${id}/${each.id}`, aPicture()));
  const steps = images.map((img) => newStep('richtexts.addPhoto', {}, { files: { img } }));
  await dropFiles('ada', { id, kind: 'news', title: '', queueKey: '', steps });
}
const addPhoto = async (file = aPicture()) => userEvent.upload(screen.getByLabelText('Add photo'), file);

test('saves what is written, in its order, and goes to the news', async () => {
  const { stored } = await open();
  await addText(1, 'White grass.', 'Night');
  await addPhoto();
  await screen.findByRole('heading', { name: '2 · Photo' });
  await press('Move up: 2 · Photo');

  await press('Publish');

  await isAt('/news/id1');
  expect(stored[ADD_PHOTO]?.[0]?.fields).toMatchObject({ order: '1', isImgDesc: 'false' });
  expect(stored[ADD_TEXT]?.[0]?.fields).toMatchObject({
    order: 2,
    textHeading: 'Night',
    textDescription: 'White grass.',
  });
  expect(readDraft('ada')).toBeUndefined();
});

test('asks once before a title alone is published', async () => {
  const { stored } = await open();

  await press('Publish');
  const question = within(await screen.findByRole('alertdialog', { name: 'Publish without any text?' }));
  await press('Keep writing', question);
  await screen.findByRole('button', { name: 'Publish' });
  expect(currentAddress()).toBe('/news/add');
  await press('Publish');
  const again = within(await screen.findByRole('alertdialog', { name: 'Publish without any text?' }));
  await press('Publish', again);

  await isAt('/news/id1');
  expect(stored[ADD_TEXT] ?? []).toEqual([]);
});

test('asks for the description of a text that has a heading, and sends nothing', async () => {
  const { sent } = await open();
  await addText(1, '', 'Night');

  await press('Publish');

  expect(await screen.findByText('Please enter a text description')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Description')));
  expect(sent).toEqual([]);
});

test('takes a description of a photo only while it is switched on', async () => {
  const { stored } = await open();
  await addPhoto();
  await screen.findByRole('heading', { name: '2 · Photo' });
  expect(screen.queryByLabelText('Photo description')).toBeNull();
  await userEvent.click(screen.getByLabelText('With a description'));
  await type('Photo description', 'Pots');

  await press('Publish');

  await isAt('/news/id1');
  expect(stored[ADD_PHOTO]?.[0]?.fields).toMatchObject({ photoDescription: 'Pots', isImgDesc: 'true' });
});

test('refuses a picture that the browser cannot read', async () => {
  await open();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('broken', 'InvalidStateError')));

  await addPhoto();

  expect(await screen.findByText('This picture cannot be read. Please choose another one.')).toBeTruthy();
});

describe('a video', () => {
  const link = () => block('2 · Video').queryByLabelText('Video link');
  const picker = () => block('2 · Video').queryByLabelText('Video file: choose a file');

  test('is a link or a file: the one hides the other', async () => {
    await open();
    await press('Add video');
    expect([link(), picker()].every(Boolean)).toBe(true);

    await userEvent.type(link() as HTMLElement, 'https://video.example');
    expect(picker()).toBeNull();
    await userEvent.clear(link() as HTMLElement);
    await userEvent.upload(picker() as HTMLElement, aVideo());
    expect(await screen.findByText('sowing.mp4')).toBeTruthy();
    expect(link()).toBeNull();
    await press('Remove: Video file');

    expect([link(), picker()].every(Boolean)).toBe(true);
  });

  test('is refused where it is no mp4 or quicktime, or its cover no png or jpeg', async () => {
    await open();
    await press('Add video');
    const any = { applyAccept: false };

    await userEvent.upload(picker() as HTMLElement, aVideo('clip.avi', 'video/avi'), any);
    expect(await screen.findByText('Please choose a video: mp4 or mov.')).toBeTruthy();
    await userEvent.upload(
      block('2 · Video').getByLabelText('Cover: Choose a picture'),
      aPicture('cover.gif', 'image/gif'),
      any,
    );

    expect(await screen.findByText('Please choose a picture: png or jpg.')).toBeTruthy();
  });

  test('goes out with progress, can be stopped, and goes out again', async () => {
    const arrived = storage((count) => (count === 1 ? { hangs: true } : {}));
    const { stored } = await open();
    await press('Add video');
    await userEvent.upload(picker() as HTMLElement, aVideo());
    await press('Publish');

    const bar = await screen.findByRole('progressbar', { name: 'Sending “sowing.mp4”' });
    await waitFor(() => expect(bar).toHaveProperty('value', 60));
    // Where the buttons are, which stay in sight; readers hear each quarter.
    const foot = within(bar.closest('section') as HTMLElement);
    foot.getByRole('button', { name: 'Publishing...' });
    expect(foot.getByText('Sending “sowing.mp4”: 50 %').getAttribute('role')).toBe('status');
    await press('Stop sending');
    expect(await screen.findByText(/You stopped the sending/)).toBeTruthy();
    await press('Try again');

    await isAt('/news/id1');
    expect(arrived).toHaveLength(1);
    expect(stored['POST /api/videos/add']).toHaveLength(1);
  });
});

/** One text is saved, and the answer to the second is lost. */
async function openHalfSaved() {
  const put = vi.fn(({ body }) => json({ ...body, id: 't1', richtextId: 'id1', order: 1 }));
  const { trouble } = await open(
    {
      before: ({ to, body }) =>
        to === ADD_TEXT && (body as { order: number }).order === 2 ? noConnection() : (undefined as never),
    },
    { 'PUT /api/texts/t1': put },
  );
  await addText(1, 'One.');
  await addText(2, 'Two.');
  await press('Publish');
  await screen.findByText('Not everything is saved yet');
  return { put, trouble };
}

test('lets what is saved already be changed before the rest is tried again', async () => {
  const { put, trouble } = await openHalfSaved();

  await userEvent.type(block('1 · Text').getByLabelText('Description'), ' More.');
  trouble.before = undefined;
  await press('Try again');

  await isAt('/news/id1');
  expect(put).toHaveBeenCalledOnce();
  expect(put.mock.calls[0]?.[0].body).toEqual({ textDescription: 'One. More.', order: 1, version: 0 });
});

test('goes on by itself with what is changed once the signal has gone', async () => {
  const { put, trouble } = await openHalfSaved();
  const online = loseSignal();

  await userEvent.type(block('1 · Text').getByLabelText('Description'), ' More.');
  trouble.before = undefined;
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));

  await isAt('/news/id1');
  expect(put).toHaveBeenCalledOnce();
});

test('says what is saved and what is not, and continues with the same key after a reload', async () => {
  const { sent, stored, trouble } = await open({
    before: ({ to, body }) =>
      to === ADD_TEXT && (body as { order: number }).order === 2 ? noConnection() : (undefined as never),
  });
  await addText(1, 'One.');
  await addText(2, 'Two.');
  await addText(3, 'Three.');
  await press('Publish');

  const parts = within(await screen.findByRole('list', { name: 'Not everything is saved yet' }));
  expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Title and cover Saved',
    '1 · Text Saved',
    '2 · Text Not known yet',
    '3 · Text Not saved',
  ]);
  expect(screen.getByText(/There is no connection/)).toBeTruthy();

  cleanup();
  editor();
  trouble.before = undefined;
  await press('Try again');

  await isAt('/news/id1');
  const keys = sent.filter(({ to }) => to === ADD_TEXT).map(({ key }) => key);
  // By itself it tries again, too.
  expect(keys.length).toBeGreaterThan(3);
  expect(new Set(keys).size).toBe(3);
  expect(stored[ADD_TEXT]?.map(({ fields }) => fields['textDescription'])).toEqual([
    'One.',
    'Two.',
    'Three.',
  ]);
  expect(sent.filter(({ to }) => to.startsWith('POST /api/news'))).toHaveLength(1);
});

test('what was refused is seen as refused, not as arrived, until the member changes it or tries again', async () => {
  const { sent, trouble } = await open({
    before: onlyAt(ADD_TEXT, () => failure(400, 'input.invalid', 'Too long')),
  });
  const states = () => getOutbox().entries?.map(({ state }) => state);
  await addText(1, 'One.');

  await press('Publish');
  await screen.findByText('Too long');
  expect(states()).toEqual(['refused']);
  await type('Description', '!');
  await waitFor(() => expect(states()).toEqual([]));
  await press('Try again');
  await waitFor(() => expect(states()).toEqual(['refused']));
  await screen.findByText('Too long');
  trouble.before = undefined;
  await press('Try again');

  await isAt('/news/id1');
  expect(new Set(sent.filter(({ to }) => to === ADD_TEXT).map(({ key }) => key)).size).toBe(3);
});

test('does not publish again what another tab has saved, unless the member wants another news', async () => {
  const { stored, sent } = await open();
  await addText(1, 'White grass.');
  const before = readDraft('ada');

  act(() => {
    localStorage.removeItem('newsDraft:ada');
    window.dispatchEvent(new StorageEvent('storage', { key: 'newsDraft:ada', newValue: null }));
  });
  await screen.findByText(/saved or dropped in another window/);
  await press('Publish');

  expect(await screen.findByText(/saved or dropped in another window/)).toBeTruthy();
  expect(sent).toEqual([]);
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'White grass.');

  await press('Publish');

  await isAt('/news/id1');
  expect(stored[ADD_TEXT]).toHaveLength(1);
  expect(sent.map(({ key }) => key)).not.toContain(before?.richtext.key);
});

test('goes on with its draft while another tab writes in it too', async () => {
  const { stored } = await open();
  await addText(1, 'White grass.');

  const newValue = JSON.stringify(readDraft('ada'));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'newsDraft:ada', newValue }));
  });
  await press('Publish');

  await isAt('/news/id1');
  expect(stored[ADD_TEXT]).toHaveLength(1);
});

test('asks for a photo again that the device no longer has', async () => {
  await open();
  await addPhoto();
  await screen.findByRole('heading', { name: '2 · Photo' });

  cleanup();
  await forgetFiles();
  editor();
  await press('Publish');

  expect(await screen.findByText(/not on this device any more/)).toBeTruthy();
});

test('asks before one leaves what the device does not keep', async () => {
  await open();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await addText(1, 'White grass.');
  expect(screen.getByText('Not kept. Leave this page open, or copy it')).toBeTruthy();

  await press('Cancel');
  await press('Keep writing');
  await press('Cancel');
  await press('Leave');

  await isAt('/news');
});

test('changes the title and the category, and sends nothing for it', async () => {
  const { sent } = await open();
  await press('Change title');
  const dialog = within(await screen.findByRole('dialog'));

  await fill('Title', 'Hail', dialog);
  await press('Apply', dialog);

  expect(await screen.findByRole('heading', { level: 1, name: 'Hail' })).toBeTruthy();
  expect(readDraft('ada')?.title).toBe('Hail');
  expect(sent).toEqual([]);
});

test('asks before it removes a block that holds something', async () => {
  await open();
  await addText(1, 'White grass.');

  await press('Remove: 1 · Text');
  await confirm('Remove');

  expect(screen.queryByRole('heading', { name: '1 · Text' })).toBeNull();
});

test('says where a moved block is, and keeps the focus on its button', async () => {
  await open();
  await addText(1, 'One.');
  await addText(2, 'Two.');

  await press('Move up: 2 · Text');

  expect(screen.getByText('2 · Text is now at place 1')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move up: 1 · Text' }));
});

test.each([
  ['typed half a title in the dialog back to it', newDraft('Frost', '')],
  ['comes without a title to the list', undefined],
])('sends whoever %s', async (_, kept) => {
  if (kept) keepDraft('ada', kept);

  await show();

  await isAt('/news');
});
