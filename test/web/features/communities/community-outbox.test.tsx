import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { aDevice } from '#test/a-device.ts';
import { copyNotKept, fillDevice, loseSignal } from '#test/full-device.ts';
import {
  type Asked,
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
import { Toasts } from '#web/components/overlay/toast.tsx';
import { getOutbox } from '#web/parts/outbox/store.ts';
import { CommunitiesScreen } from '#web/screens/circles/communities-screen.tsx';
import { UnsentScreen } from '#web/screens/unsent-screen.tsx';
import { aCommunity, pageOf } from './a-community.ts';

const ALL = '/community-switching/all-communities';
const CREATE = 'POST /api/communities/add';
const SAVE = 'PUT /api/communities/own';
const own = aCommunity('own', { isCreator: 'true', isFollowed: '1', description: 'Goats.' });
const READY = 'Hill Terraces is ready, and you follow it.';

type Answers = Parameters<typeof serve>[0];

let device: ReturnType<typeof aDevice>;
beforeEach(() => {
  device = aDevice();
  vi.stubGlobal('indexedDB', device);
  vi.stubGlobal('scrollTo', vi.fn());
  storeSession();
});

const render = () =>
  renderAt(
    ALL,
    <>
      <Routes>
        <Route path={ALL} element={<CommunitiesScreen tab="all" />} />
        <Route path="/unsent" element={<UnsentScreen />} />
      </Routes>
      <Place />
      <Toasts />
    </>,
  );

/** What is sent is answered by `answer`, the rest as long as there is a connection. */
async function show(answers: Answers) {
  const asked = serve({
    'GET /api/communities': () => json(pageOf([own])),
    'GET /api/communities/own': () => json(own),
    ...answers,
  });
  await startSite();
  render();
  await cardOf('Community own');
  return asked;
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('article') as HTMLElement);
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const callsTo = (asked: Asked[], to: string) => asked.filter((each) => each.to === to);
const sent = ({ body }: Asked) => Object.fromEntries(body as FormData);
const keysOf = (asked: Asked[]) => asked.map(({ headers }) => headers.get('idempotency-key'));
const connect = () => window.dispatchEvent(new Event('online'));
const made = (request: Asked) => {
  const { name = '', description = '' } = sent(request) as Record<string, string>;
  return aCommunity('made', { name, description, isFollowed: '1', isCreator: 'true' });
};

async function writeNew(name = 'Hill Terraces') {
  await userEvent.click(screen.getByRole('button', { name: 'Create Community' }));
  const form = await dialog('Create Community');
  await userEvent.type(form.getByLabelText('Name'), name);
  await userEvent.type(form.getByLabelText('Description'), 'Walls');
  await userEvent.click(form.getByRole('button', { name: 'Create Community' }));
  return form;
}

async function edit(name = 'Community own') {
  await userEvent.click(screen.getByRole('button', { name: 'Options: Community own' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const form = await dialog('Edit Community');
  await form.findByDisplayValue(name);
  return form;
}

const KEPT = 'There is no connection right now. This is kept on this phone and goes out by itself.';

/** It was saved without a connection. */
const isKept = async () => {
  await screen.findByText(KEPT);
  await isClosed();
};

test('a new community without a connection closes its dialog, stands first on the list and goes out by itself', async () => {
  const answer = vi.fn<(request: Asked) => Response>(noConnection);
  let stored = [own];
  const asked = await show({
    'GET /api/communities': () => json(pageOf(stored)),
    [CREATE]: (request) => answer(request),
  });

  await writeNew();
  await isKept();

  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create Community' })),
  );
  expect(names()).toEqual(['Hill Terraces', 'Community own']);
  const waiting = await cardOf('Hill Terraces');
  await waiting.findByText('On this phone');
  waiting.getByText('Walls');
  cleanup();
  render();
  await cardOf('Community own');
  expect(names()).toEqual(['Hill Terraces', 'Community own']);

  answer.mockImplementation((request) => {
    stored = [made(request), own];
    return json({ data: made(request) }, 201);
  });
  const read = () => callsTo(asked, 'GET /api/communities').length;
  const before = read();
  connect();
  await screen.findByText(READY);
  expect(names()).toEqual(['Hill Terraces', 'Community own']);
  (await cardOf('Hill Terraces')).getByRole('button', { name: 'Visit: Hill Terraces' });
  await waitFor(() => expect(read()).toBeGreaterThan(before));
  expect(new Set(keysOf(callsTo(asked, CREATE))).size).toBe(1);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('communityDraft'))).toEqual([]);
});

test('another one can be begun while the first waits', async () => {
  await show({ [CREATE]: noConnection });
  await writeNew();
  await isKept();

  await userEvent.click(screen.getByRole('button', { name: 'Create Community' }));
  expect((await dialog('Create Community')).queryByText('Start anew')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await writeNew('Night Milkers');
  await isClosed();

  expect(names()).toEqual(['Night Milkers', 'Hill Terraces', 'Community own']);
});

test('a refused one says so on its card, and is mended in its form with what was typed', async () => {
  const answer = vi.fn<(request: Asked) => Response>(noConnection);
  const asked = await show({ [CREATE]: (request) => answer(request) });
  await writeNew();
  await isKept();
  answer.mockImplementation(() => failure(400, 'input.invalid', 'No such name, please.'));
  connect();

  const card = await cardOf('Hill Terraces');
  await userEvent.click(await card.findByText('Refused: see why'));
  await screen.findByText('No such name, please.');
  await userEvent.click(screen.getByRole('link', { name: 'Change it: Hill Terraces' }));

  const form = await dialog('Create Community');
  await form.findByText('No such name, please.');
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Hill Terraces');
  expect(place()).toBe(ALL);
  answer.mockImplementation((request) => json({ data: made(request) }, 201));
  await userEvent.type(form.getByLabelText('Name'), ' II');
  await userEvent.click(form.getByRole('button', { name: 'Create Community' }));
  await screen.findByText('Hill Terraces II is ready, and you follow it.');
  await isClosed();
  const calls = callsTo(asked, CREATE);
  expect(new Set(keysOf(calls)).size).toBe(2);
  expect(getOutbox().things?.map(({ state }) => state)).toEqual(['sent']);
});

test('one that is dropped is kept nowhere else', async () => {
  await show({ [CREATE]: noConnection });
  await writeNew();
  await isKept();

  await userEvent.click(await (await cardOf('Hill Terraces')).findByText('On this phone'));
  await userEvent.click(await screen.findByRole('button', { name: 'Drop it: Hill Terraces' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Drop it' }),
  );

  await screen.findByText('Everything has arrived');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('communityDraft'))).toEqual([]);
});

test('what is typed after a lost answer changes the community that may have been made', async () => {
  const answer = vi.fn<(request: Asked) => Response>(noConnection);
  const asked = await show({
    [CREATE]: (request) => answer(request),
    'PUT /api/communities/made': (request) => json({ ...made(request), version: 5 }),
  });
  await writeNew();
  await isKept();
  await userEvent.click(await (await cardOf('Hill Terraces')).findByText('On this phone'));
  await userEvent.click(await screen.findByRole('link', { name: 'Change it: Hill Terraces' }));
  const form = await dialog('Create Community');
  await form.findByText(`${KEPT} Until then you can change it here.`);
  await userEvent.type(form.getByLabelText('Name'), ' II');
  answer.mockImplementation((request) => json({ data: { ...made(request), version: 4 } }, 201));

  await userEvent.click(form.getByRole('button', { name: 'Create Community' }));

  await screen.findByText('Hill Terraces II is ready, and you follow it.');
  const creations = callsTo(asked, CREATE);
  expect(new Set(keysOf(creations)).size).toBe(1);
  expect(creations.map((call) => sent(call)['name'])).toEqual(creations.map(() => 'Hill Terraces'));
  expect(callsTo(asked, 'PUT /api/communities/made').map(sent)).toEqual([
    { name: 'Hill Terraces II', description: 'Walls', category: '', auto_follow: 'false', version: '4' },
  ]);
});

test('a change without a connection marks its card, and goes out by itself', async () => {
  const answer = vi.fn<(request: Asked) => Response>(noConnection);
  let stored = own;
  const asked = await show({
    'GET /api/communities': () => json(pageOf([stored])),
    [SAVE]: (request) => answer(request),
  });
  const form = await edit();
  await userEvent.type(form.getByLabelText('Description'), ' And sheep.');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await isKept();

  const card = await cardOf('Community own');
  await card.findByText('On this phone');
  answer.mockImplementation(() => {
    stored = { ...own, description: 'Goats. And sheep.', version: 1 };
    return json(stored);
  });
  connect();

  await screen.findByText('Community own is changed.');
  await card.findByText('Goats. And sheep.');
  await waitFor(() => expect(card.queryByText('On this phone')).toBeNull());
  expect(new Set(keysOf(callsTo(asked, SAVE))).size).toBe(1);
});

test('a change that waits says so where it is opened again, is sent as it is, and closes its dialog as it arrives', async () => {
  const answer = vi.fn<(request: Asked) => Response>(noConnection);
  await show({ [SAVE]: (request) => answer(request) });
  const form = await edit();
  await userEvent.type(form.getByLabelText('Name'), '!');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await isKept();
  const again = await edit('Community own!');
  await again.findByText(`${KEPT} Until then you can change it here.`);
  // It would go out all the same.
  expect(again.queryByRole('button', { name: 'Drop my changes' })).toBeNull();
  expect(again.queryByText(/It is on this device only/)).toBeNull();
  expect(again.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(again.getByRole('button', { name: 'Save' }));
  await isClosed();
  await edit('Community own!');
  answer.mockImplementation(() => json({ ...own, name: 'Community own!' }));

  connect();

  await screen.findByText('Community own! is changed.');
  await isClosed();
});

test('a change that waits goes with its community', async () => {
  await show({ [SAVE]: noConnection, 'DELETE /api/communities/own': () => json({ id: 'own' }) });
  const form = await edit();
  await userEvent.type(form.getByLabelText('Name'), '!');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await isKept();

  await userEvent.click(screen.getByRole('button', { name: 'Options: Community own' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));

  await screen.findByText('Community own is deleted.');
  await waitFor(() => expect(getOutbox().things).toEqual([]));
});

test('what the device does not keep stays open, since it is nowhere else', async () => {
  const setItem = Storage.prototype.setItem;
  await show({ [CREATE]: noConnection });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
    if (name.startsWith('communityDraft')) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, name, value);
  });

  const form = await writeNew();

  await form.findByText(/^There is no connection right now\./);
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Hill Terraces');
  expect(form.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what the outbox does not keep stays open too', async () => {
  await show({ [CREATE]: noConnection });
  device.refuses = true;

  const form = await writeNew();

  await form.findByText(/^There is no connection right now\. Not kept/);
  expect(screen.queryByText(/kept on this phone/)).toBeNull();
});

test('on a full device it says so once, as long as there is no connection, and leads there from the list', async () => {
  fillDevice();
  await show({ [CREATE]: noConnection });
  await userEvent.click(screen.getByRole('button', { name: 'Create Community' }));
  const form = await dialog('Create Community');
  await userEvent.type(form.getByLabelText('Name'), 'Hill Terraces');
  await userEvent.type(form.getByLabelText('Description'), 'Walls');
  expect(screen.queryByText(/Not kept/)).toBeNull();

  loseSignal();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await copyNotKept()).toBe('Hill Terraces\n\nWalls');
  await userEvent.click(form.getByRole('button', { name: 'Create Community' }));
  await form.findByText(/^There is no connection right now\. Not kept\./);
  expect(await copyNotKept()).toBe('Hill Terraces\n\nWalls');
  await userEvent.click(form.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await isClosed();
  await userEvent.click(await (await cardOf('Hill Terraces')).findByText('Not kept'));

  await screen.findByRole('heading', { name: 'On the way' });
  expect(await copyNotKept()).toBe('Hill Terraces\n\nWalls');
});
