import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { aDevice } from '#test/a-device.ts';
import { copyNotKept, fillDevice, loseSignal } from '#test/full-device.ts';
import {
  callsTo,
  cardOf,
  connect,
  dialog,
  follow,
  isClosed,
  isKept,
  KEPT,
  keysOf,
  press,
  sent,
  type,
} from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, type Asked, json, noConnection } from '#test/web.tsx';
import { CommunitiesScreen } from '#web/screens/circles/communities-screen.tsx';
import { UnsentScreen } from '#web/screens/unsent-screen.tsx';
import { aCommunity, pageOf } from './a-community.ts';

const ALL = '/community-switching/all-communities';
const CREATE = 'POST /api/communities/add';
const SAVE = 'PUT /api/communities/own';
const own = aCommunity('own', { isCreator: 'true', isFollowed: '1', description: 'Goats.' });
const READY = 'Hill Terraces is ready, and you follow it.';

let device: ReturnType<typeof aDevice>;
beforeEach(() => {
  device = aDevice();
  vi.stubGlobal('indexedDB', device);
});

const screens = screenOf({ [ALL]: <CommunitiesScreen tab="all" />, '/unsent': <UnsentScreen /> }, ALL, {
  answers: () => ({
    'GET /api/communities': () => json(pageOf([own])),
    'GET /api/communities/own': () => json(own),
  }),
});
const render = screens.open;

/** What is sent is answered by `answer`, the rest as long as there is a connection. */
async function show(answers: Answers) {
  const asked = await screens.show(answers);
  await cardOf('Community own');
  return asked;
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const made = (request: Asked) => {
  const { name = '', description = '' } = sent(request) as Record<string, string>;
  return aCommunity('made', { name, description, isFollowed: '1', isCreator: 'true' });
};

async function writeNew(name = 'Hill Terraces') {
  await press('Create Community');
  const form = await dialog('Create Community');
  await type('Name', name, form);
  await type('Description', 'Walls', form);
  await press('Create Community', form);
  return form;
}

async function edit(name = 'Community own') {
  await press('Options: Community own');
  await press('Edit');
  const form = await dialog('Edit Community');
  await form.findByDisplayValue(name);
  return form;
}

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

test('what is typed after a lost answer changes the community that may have been made', async () => {
  const answer = vi.fn<(request: Asked) => Response>(noConnection);
  const asked = await show({
    [CREATE]: (request) => answer(request),
    'PUT /api/communities/made': (request) => json({ ...made(request), version: 5 }),
  });
  await writeNew();
  await isKept();
  await userEvent.click(await (await cardOf('Hill Terraces')).findByText('On this phone'));
  await follow('Change it: Hill Terraces');
  const form = await dialog('Create Community');
  await form.findByText(`${KEPT} Until then you can change it here.`);
  await type('Name', ' II', form);
  answer.mockImplementation((request) => json({ data: { ...made(request), version: 4 } }, 201));

  await press('Create Community', form);

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
  await type('Description', ' And sheep.', form);
  await press('Save', form);
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
  await type('Name', '!', form);
  await press('Save', form);
  await isKept();
  const again = await edit('Community own!');
  await again.findByText(`${KEPT} Until then you can change it here.`);
  // It would go out all the same.
  expect(again.queryByRole('button', { name: 'Drop my changes' })).toBeNull();
  expect(again.queryByText(/It is on this device only/)).toBeNull();
  expect(again.queryByRole('button', { name: 'Try again' })).toBeNull();
  await press('Save', again);
  await isClosed();
  await edit('Community own!');
  answer.mockImplementation(() => json({ ...own, name: 'Community own!' }));

  connect();

  await screen.findByText('Community own! is changed.');
  await isClosed();
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

test('on a full device it says so once, as long as there is no connection, and leads there from the list', async () => {
  fillDevice();
  await show({ [CREATE]: noConnection });
  await press('Create Community');
  const form = await dialog('Create Community');
  await type('Name', 'Hill Terraces', form);
  await type('Description', 'Walls', form);
  expect(screen.queryByText(/Not kept/)).toBeNull();

  loseSignal();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await copyNotKept()).toBe('Hill Terraces\n\nWalls');
  await press('Create Community', form);
  await form.findByText(/^There is no connection right now\. Not kept\./);
  expect(await copyNotKept()).toBe('Hill Terraces\n\nWalls');
  await userEvent.click(form.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await isClosed();
  await userEvent.click(await (await cardOf('Hill Terraces')).findByText('Not kept'));

  await screen.findByRole('heading', { name: 'On the way' });
  expect(await copyNotKept()).toBe('Hill Terraces\n\nWalls');
});
