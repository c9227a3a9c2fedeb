import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Resource } from '#contract/resources.ts';
import { callsTo, connect, KEPT, press, sent, type } from '#test/hands.ts';
import {
  type Answers,
  type Asked,
  failure,
  json,
  noConnection,
  renderAt,
  serve,
  startSite,
  storeSession,
} from '#test/web.tsx';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { ResourceDialog } from '#web/features/library/writing/resource-dialog.tsx';
import { resourceKind } from '#web/features/library/writing/resource-kind.ts';
import { signOut } from '#web/lib/session/session.ts';
import { ownedThing } from '#web/parts/forms/owned-thing.ts';
import { put } from '#web/parts/sync/queue/outbox.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { aResource } from './a-resource.ts';

const ADD = 'POST /api/resources/add';
const SAVE = 'PUT /api/resources/own';
const own: Resource = { ...aResource('own', { creator: 'ada' }), description: 'How we lay ours.' };
const aPdf = (name = 'Hedges.pdf', size = 2_400_000) => sized(new File(['%PDF'], name), size);
const aFilm = () => sized(new File(['film'], 'calf.mp4', { type: 'video/mp4' }), 2_000_000);

const sized = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size });

beforeEach(() => storeSession());

const onSaved = vi.fn<(saved: Resource) => void>();
const onClose = vi.fn();
beforeEach(() => {
  onSaved.mockReset();
  onClose.mockReset();
});

/**
 * A device that keeps a file, and nothing else; it gives it out at `read`, and puts another away at `keep`, unless it
 * refuses that.
 */
function keptFile(file?: File) {
  const read = Promise.withResolvers<void>();
  const keep = Promise.withResolvers<void>();
  const request = (result: () => unknown, when: Promise<unknown> = Promise.resolve()) => {
    const made = { result: undefined as unknown, onsuccess: () => undefined, onerror: () => undefined };
    when.then(
      () => {
        made.result = result();
        made.onsuccess();
      },
      () => made.onerror(),
    );
    return made;
  };
  const store = {
    get: () => request(() => file, read.promise),
    put: (another: File, key: string) =>
      request(() => {
        file = another;
        return key;
      }, keep.promise),
    delete: () =>
      request(() => {
        file = undefined;
      }),
  };
  vi.stubGlobal('indexedDB', {
    open(name: string) {
      if (name !== 'furrow-files') throw new DOMException('', 'UnknownError');
      const transaction = () => {
        const made = { objectStore: () => store, oncomplete: () => undefined };
        setTimeout(() => made.oncomplete());
        return made;
      };
      return request(() => ({ transaction, close: () => undefined }));
    },
  });
  return {
    read: () => read.resolve(),
    keep: () => keep.resolve(),
    refuse: () => keep.reject(new Error()),
    kept: () => file,
  };
}

const open = (resource?: Resource, begun?: string) =>
  renderAt(
    '/library',
    <>
      <ResourceDialog of={resource} begun={begun} onClose={onClose} onSaved={onSaved} />
      <Toasts />
    </>,
  );

async function show(answers: Answers = {}, resource?: Resource) {
  const asked = serve({
    'GET /api/resources/own': () => json(own),
    [ADD]: (request) => json({ data: made(request) }, 201),
    [SAVE]: (request) => json({ ...own, ...sent(request), file: undefined, version: 1 }),
    ...answers,
  });
  await startSite();
  open(resource);
  await box('Title');
  return asked;
}

const made = (request: Asked): Resource => {
  const { file: _, thumbnail: __, ...fields } = sent(request);
  return { ...own, id: 'new', version: 0, ...fields } as Resource;
};
const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });
const choose = async (file: File, label = 'File: Choose a file') => userEvent.upload(await box(label), file);

async function fillIn(title = 'Hedges') {
  await type('Title', title);
  await type('Description', 'How we lay ours.');
}

test('asks for the title and the description, and sends nothing before both are there', async () => {
  const asked = await show();

  await press('Add');

  await screen.findByText('You must enter the title.');
  screen.getByText('You must enter the description.');
  await waitFor(async () => expect(document.activeElement).toBe(await box('Title')));
  await type('Title', 'Hedges');
  await press('Add');
  await waitFor(async () => expect(document.activeElement).toBe(await box('Description')));
  expect(callsTo(asked, ADD)).toEqual([]);
});

test('adds an article with its file, says so, and keeps nothing of it', async () => {
  const asked = await show();
  await fillIn();
  await choose(aPdf());
  screen.getByText('2.4 MB');

  await press('Add');

  await screen.findByText('“Hedges” is in the library.');
  expect(onSaved.mock.calls.map(([{ id }]) => id)).toEqual(['new']);
  const [call] = callsTo(asked, ADD);
  expect(call && sent(call)).toMatchObject({
    title: 'Hedges',
    description: 'How we lay ours.',
    resourceType: 'articles',
    file: expect.objectContaining({ name: 'Hedges.pdf' }),
  });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('resourceDraft'))).toEqual([]);
});

test('a video chosen first is for Videos, unless the member has said otherwise', async () => {
  await show();

  await choose(aFilm());
  expect((await box('Videos')).checked).toBe(true);

  await userEvent.click(await box('Articles'));
  await choose(aPdf(), 'File: Replace');
  expect((await box('Articles')).checked).toBe(true);
});

test('is not typed in any more while the small picture of its video is made', async () => {
  await show();
  await type('Title', 'A calf');
  await type('Description', 'It drinks.');
  await choose(aFilm());
  expect((await box('Title')).readOnly).toBe(false);

  await press('Add');

  await waitFor(async () => expect((await box('Title')).readOnly).toBe(true));
});

test('is not sent as another member’s who signs in while the small picture of its video is made', async () => {
  const asked = await show();
  await fillIn();
  const source = vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(() => undefined);
  await choose(aFilm());
  await press('Add');
  await button('Sending...');

  act(() => void signOut());
  act(() => storeSession({ id: 'ben' }));
  for (const video of source.mock.contexts as HTMLMediaElement[]) video.dispatchEvent(new Event('error'));

  await button('Add');
  expect(getOutbox()).toMatchObject({ member: 'ben', things: [] });
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

test('of several files that are dropped it takes the first, and says so', async () => {
  await show();

  const drop = (await screen.findByText('Drop a file here, or')).parentElement as HTMLElement;
  fireEvent.drop(drop, { dataTransfer: { files: [aPdf(), aPdf('Walls.pdf')] } });

  await screen.findByText('One file at a time: this is the first of those that you dropped.');
  await screen.findByText('Hedges.pdf');
  expect(screen.queryByText('Walls.pdf')).toBeNull();
});

test('another file in the place of a video goes where files go', async () => {
  await show();
  await choose(aFilm());
  expect((await box('Videos')).checked).toBe(true);

  await choose(aPdf('Atlas.pdf', 100_000_001), 'File: Replace');
  await screen.findByText('A file may have at most 100 MB.');
  expect((await box('Videos')).checked).toBe(true);

  await choose(aPdf(), 'File: Replace');

  expect((await box('Articles')).checked).toBe(true);
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

  await screen.findByText('“Hedges” is in the library.');
  expect(callsTo(asked, ADD).map(sent)).toMatchObject([{ file: { name: 'Hedges.pdf' } }]);
});

test('a file that is still read back after a reload when ‘Add’ is pressed goes with it', async () => {
  const asked = await show();
  await fillIn();
  cleanup();
  const { read, keep } = keptFile(aPdf());
  keep();

  open();
  await press('Add');
  await button('Sending...');
  expect(callsTo(asked, ADD)).toEqual([]);
  read();

  await screen.findByText('“Hedges” is in the library.');
  expect(callsTo(asked, ADD).map(sent)).toMatchObject([{ file: { name: 'Hedges.pdf' } }]);
});

test('a file is called by its name once the device has it, and a reload then brings it back', async () => {
  const { read, keep } = keptFile();
  read();
  await show();
  await fillIn();
  // Readers hear what comes into a region that was there before.
  const regions = screen.getAllByRole('status');

  await choose(aPdf());

  await waitFor(() => expect(regions.map(({ textContent }) => textContent)).toContain('Reading the file...'));
  expect(screen.queryByText('Hedges.pdf')).toBeNull();
  keep();
  await screen.findByText('Hedges.pdf');
  expect(regions.map(({ textContent }) => textContent)).not.toContain('Reading the file...');
  cleanup();
  open();
  await screen.findByText('Hedges.pdf');
});

test('a file that the device refuses is taken all the same, and a reload does not bring back the one before', async () => {
  const { read, refuse, kept } = keptFile(aPdf());
  read();
  await show();
  await choose(aPdf('Walls.pdf'), 'File: Replace');

  refuse();

  await screen.findByText('Walls.pdf');
  expect(kept()).toBeUndefined();
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

test('a file can be dropped, replaced and taken back', async () => {
  await show();

  const drop = (await screen.findByText('Drop a file here, or')).parentElement as HTMLElement;
  fireEvent.drop(drop, { dataTransfer: { files: [aPdf()] } });
  await screen.findByText('Hedges.pdf');
  await choose(aPdf('Walls.pdf'), 'File: Replace');
  await screen.findByText('Walls.pdf');
  await press('Remove: Walls.pdf');

  await screen.findByText('Drop a file here, or');
  expect(document.activeElement).toBe(await box('File: Choose a file'));
});

test('what was typed is there after a reload, and can be given up', async () => {
  await show();
  await fillIn('Hed');
  await userEvent.click(await box('Videos'));
  cleanup();

  open();

  expect((await box('Title')).value).toBe('Hed');
  expect((await box('Videos')).checked).toBe(true);
  await press('Start anew');
  expect((await box('Title')).value).toBe('');
  expect((await box('Articles')).checked).toBe(true);
});

test('without a connection it is kept, closes, and opened again goes out by itself or is changed', async () => {
  const answer = vi.fn<(request: Asked) => Response>(noConnection);
  const asked = await show({
    [ADD]: (request) => answer(request),
    'PUT /api/resources/new': (request) => json({ ...made(request), version: 1 }),
  });
  await fillIn();
  await choose(aPdf());

  await press('Add');

  await screen.findByText(KEPT);
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  open(undefined, getOutbox().things?.[0]?.id.slice('resource/'.length));
  await screen.findByText('Hedges.pdf');
  await within(screen.getByRole('dialog')).findByText(KEPT);
  expect((await box('Title')).readOnly).toBe(true);
  expect(screen.queryByLabelText('Articles')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  await press('Change it');
  await screen.findByText(`${KEPT} Until then you can change it here.`);
  await type('Title', ' and dykes');
  answer.mockImplementation((request) => json({ data: made(request) }, 201));
  await press('Add');
  await screen.findByText('“Hedges and dykes” is in the library.');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sent(callsTo(asked, ADD).at(-1) as Asked)['file']).toBeInstanceOf(File);
});

test('what is not kept stays open, with its file', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await show({ [ADD]: noConnection });
  await fillIn();
  await choose(aPdf());

  await press('Add');

  await screen.findByText('There is no connection right now.');
  screen.getByText('Not kept. Leave this page open, or copy it');
  screen.getByText('Hedges.pdf');
  await button('Change it');
  expect(onClose).not.toHaveBeenCalled();
});

test('one that is kept stops nothing, and another one can be begun meanwhile', async () => {
  const answer = vi.fn<(request: Asked) => Response>(noConnection);
  await show({ [ADD]: (request) => answer(request) });
  await fillIn();
  await press('Add');
  await screen.findByText(KEPT);
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();

  open();

  expect((await box('Title')).value).toBe('');
  answer.mockImplementation((request) => json({ data: made(request) }, 201));
  connect();
  await screen.findByText('“Hedges” is in the library.');
  expect(onSaved).not.toHaveBeenCalled();
});

test('what is refused for its file is said at the file, and can be mended', async () => {
  const refusal = 'This is no PDF, though its name says so.';
  const answer = vi.fn<(request: Asked) => Response>(() => failure(415, 'file.wrong-type', refusal));
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
  await screen.findByText('“Hedges” is in the library.');
  const keys = callsTo(asked, ADD).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
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

test('what was changed elsewhere meanwhile is shown, and is not lost unseen', async () => {
  let now = own;
  const asked = await show(
    {
      'GET /api/resources/own': () => json(now),
      [SAVE]: (request) =>
        sent(request)['version'] === '0'
          ? failure(409, 'resource.changed', 'It was changed meanwhile.')
          : json({ ...now, ...sent(request), version: 2 }),
    },
    own,
  );
  await type('Title', '!');
  now = { ...own, title: 'Stones', version: 1, changedAt: '2026-01-02T03:04:05.000Z' };
  await press('Save');

  const notice = within(await screen.findByRole('alert'));
  notice.getByText('Stones');
  await press('Save mine all the same');

  await screen.findByText('“Resource own!” is changed.');
  expect(callsTo(asked, SAVE).map((each) => sent(each)['version'])).toEqual(['0', '1']);
});

test('what another window saves closes no form in which something is typed, and both ways on are offered', async () => {
  const asked = await show({}, own);
  await type('Description', ' And theirs.');
  const typed = { title: 'Stones', description: own.description, resourceType: own.resourceType };
  const base = { ...typed, title: own.title, version: own.version };
  const change = { of: { id: own.id }, item: own, scope: {}, files: undefined, earlier: [], left: [] };
  await act(() =>
    put(ownedThing(resourceKind, { ...change, typed, base, version: own.version }).thing).then(
      () => undefined,
    ),
  );

  await screen.findByText('Stones');
  expect(onSaved).not.toHaveBeenCalled();
  await press('Save mine all the same');

  await screen.findByText('“Resource own” is changed.');
  expect(sent(callsTo(asked, SAVE).at(-1) as Asked)).toMatchObject({
    version: '1',
    description: 'How we lay ours. And theirs.',
  });
});
