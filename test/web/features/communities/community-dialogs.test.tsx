import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Community } from '#contract/communities/communities.ts';
import { copyNotKept, fillDevice, loseSignal } from '#test/full-device.ts';
import {
  box,
  callsTo,
  cardOf,
  confirm,
  connect,
  dialog,
  fill,
  isClosed,
  isKept,
  KEPT,
  press,
  question,
  sent,
  type,
} from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import {
  type Answers,
  type Asked,
  currentAddress,
  failure,
  json,
  lostOnce,
  noConnection,
  storeSession,
} from '#test/web.tsx';
import { getSession } from '#web/lib/session/session.ts';
import { CommunitiesScreen } from '#web/screens/circles/communities-screen.tsx';
import { UnsentScreen } from '#web/screens/unsent-screen.tsx';
import { aCommunity, pageOf } from './a-community.ts';

const ALL = '/community-switching/all-communities';
const own = aCommunity('own', { isCreator: 'true', isFollowed: '1', description: 'The begin…' });
const whole: Community = { ...own, description: 'The beginning and the end.', auto_follow: true };

const screens = screenOf({ [ALL]: <CommunitiesScreen tab="all" />, '/unsent': <UnsentScreen /> }, ALL, {
  answers: () => ({
    'GET /api/communities': () => json(pageOf([own, aCommunity('b')])),
    'GET /api/communities/own': () => json(whole),
  }),
});
const { open } = screens;

async function show(answers: Answers = {}, ...path: string[]) {
  const asked = await screens.show(answers, ...path);
  await cardOf('Community own');
  return asked;
}

const CREATE = 'POST /api/communities/add';
const SAVE = 'PUT /api/communities/own';
const stored = (request: Asked): Community =>
  aCommunity('new', { ...sent(request), category: undefined, auto_follow: false, isFollowed: '1' });

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

async function openCreate() {
  await press('Create Community');
  const form = await dialog('Create Community');
  return { form, submit: () => press('Create Community', form) };
}

async function openMenu(entry: 'Edit' | 'Delete') {
  await press('Options: Community own');
  await press(entry);
}

describe('a new community', () => {
  test('asks for name and description, and sends nothing without them', async () => {
    const asked = await show();
    const { submit } = await openCreate();
    expect(document.activeElement).toBe(box('Name'));

    await submit();

    await screen.findByText('You must enter the name.');
    screen.getByText('You must enter the description.');
    expect(box('Name').getAttribute('aria-invalid')).toBe('true');
    await type('Name', 'Hill Terraces');
    await submit();
    await screen.findByText('You must enter the description.');
    expect(screen.queryByText('You must enter the name.')).toBeNull();
    expect(callsTo(asked, CREATE)).toEqual([]);
  });

  test('is first on the list, with a toast, and nothing of it stays on the device', async () => {
    let made: Community | undefined;
    const asked = await show(
      {
        'GET /api/communities': () => json(pageOf([...(made ? [made] : []), own])),
        [CREATE]: (request) => {
          made = stored(request);
          return json({ data: made }, 201);
        },
      },
      `${ALL}?page=2`,
    );
    const { submit } = await openCreate();
    await type('Name', 'Hill Terraces');
    await type('Description', 'Walls and goats');
    expect(
      [...screen.getByLabelText<HTMLSelectElement>('Category (optional)').options].map(({ text }) => text),
    ).toEqual(['Select Category', 'Farmers', 'Business', 'Accounting']);

    await submit();

    await waitFor(() => expect(names()).toEqual(['Hill Terraces', 'Community own']));
    screen.getByText('Hill Terraces is ready, and you follow it.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentAddress()).toBe(ALL);
    expect(callsTo(asked, CREATE).map(sent)).toEqual([
      { name: 'Hill Terraces', description: 'Walls and goats', category: '', auto_follow: 'false' },
    ]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('communityDraft'))).toEqual([]);
  });

  test('that was begun survives the closed dialog and a reload, until it is dropped', async () => {
    await show();
    await openCreate();
    await type('Name', 'Hill Terraces');
    await userEvent.selectOptions(screen.getByLabelText('Category (optional)'), 'Business');
    await userEvent.click(screen.getByLabelText('Auto follow'));
    await press('Cancel');
    await isClosed();
    cleanup();
    open();

    await openCreate();
    expect(box('Name').value).toBe('Hill Terraces');
    expect(screen.getByLabelText<HTMLSelectElement>('Category (optional)').value).toBe('Business');
    expect(box('Auto follow').checked).toBe(true);
    await press('Start anew');

    expect(box('Name').value).toBe('');
    expect(document.activeElement).toBe(box('Name'));
    expect(screen.queryByRole('button', { name: 'Start anew' })).toBeNull();
  });
});

describe('to edit', () => {
  test('begins with the whole community and shows what was saved, in the sidebar too', async () => {
    storeSession({ community: { id: 'own', name: 'Community own', slug: 'slug-own' } });
    const asked = await show({
      [SAVE]: () => json({ ...whole, name: 'New name', slug: 'new-name', followersCount: 7 }),
    });

    await openMenu('Edit');
    await dialog('Edit Community');
    await screen.findByDisplayValue('The beginning and the end.');
    expect(box('Auto follow').checked).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(box('Name')));
    await fill('Name', 'New name');
    await press('Save');

    await screen.findByRole('heading', { level: 2, name: 'New name' });
    screen.getByText('New name is changed.');
    expect(getSession().community).toEqual({ id: 'own', name: 'New name', slug: 'new-name' });
    expect(callsTo(asked, SAVE).map(sent)).toEqual([{ name: 'New name', version: '0' }]);
  });

  test('that was changed elsewhere says so, and takes what is saved there', async () => {
    let now = whole;
    const changedAt = new Date(2026, 2, 12, 14, 32).toISOString();
    const asked = await show({
      'GET /api/communities/own': () => json(now),
      [SAVE]: () => {
        now = { ...whole, name: 'Theirs', version: 3, changedAt };
        return failure(409, 'community.changed', 'It was changed.');
      },
    });
    await openMenu('Edit');
    await screen.findByDisplayValue('The beginning and the end.');
    await fill('Name', 'New name');
    await press('Save');

    await screen.findByText(/You changed this on another device or in another window, 12 March/);
    expect(box('Name').value).toBe('New name');
    await press('Take what is saved there');

    await waitFor(() => expect(box('Name').value).toBe('Theirs'));
    expect(document.activeElement).toBe(box('Name'));
    expect(callsTo(asked, SAVE)).toHaveLength(1);
  });

  test('says that it did not load, and tries again', async () => {
    await show({
      'GET /api/communities/own': lostOnce(() => json(whole)),
    });

    await openMenu('Edit');
    await screen.findByText('This community did not load');
    await press('Try again');

    await screen.findByDisplayValue('The beginning and the end.');
  });

  test('that fails keeps the change, also when it is opened again, and can be discarded', async () => {
    await show({ [SAVE]: () => failure(400, 'input.invalid', 'Another name, please.') });
    await openMenu('Edit');
    await type('Name', '!');
    await press('Save');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Another name, please.');
    expect(alert.parentElement?.firstElementChild).toBe(alert);
    await press('Close', await dialog());

    await openMenu('Edit');
    await screen.findByDisplayValue('Community own!');
    await press('Drop my changes');

    expect(box('Name').value).toBe('Community own');
  });
});

describe('to delete', () => {
  const DELETE = 'DELETE /api/communities/own';

  test('takes the card away, says so, and loads the list again', async () => {
    let isDeleted = false;
    const asked = await show({
      'GET /api/communities': () => json(pageOf(isDeleted ? [aCommunity('b')] : [own, aCommunity('b')])),
      [DELETE]: () => {
        isDeleted = true;
        return json({ id: 'own' });
      },
    });

    await openMenu('Delete');
    const asks = await question('Are you sure you want to delete?');
    asks.getByText(/^Community own will be gone, with its news, groups, enterprises/);
    expect(callsTo(asked, DELETE)).toEqual([]);
    await press('Confirm');

    await screen.findByText('Community own is deleted.');
    expect(screen.queryByRole('heading', { name: 'Community own' })).toBeNull();
    await waitFor(() => expect(callsTo(asked, 'GET /api/communities')).toHaveLength(2));
    expect(document.activeElement?.className).toBe('communities');
  });

  test('says in place what failed, and tries again', async () => {
    const answer = vi.fn<() => Response>(noConnection);
    await show({ [DELETE]: () => answer() });
    await openMenu('Delete');
    const asks = await question();

    await press('Confirm');
    await asks.findByText(/There is no connection right now/);
    // Deleted all the same, the answer was lost.
    answer.mockImplementation(() => failure(404, 'community.missing', 'There is no such community.'));
    await press('Confirm');

    await screen.findByText('Community own is deleted.');
  });

  test('goes to the page before when its page is empty by that', async () => {
    await show(
      {
        'GET /api/communities': ({ url }) => {
          const page = Number(url.searchParams.get('pageNumber'));
          return json(pageOf([page === 2 ? own : aCommunity('b')], { page, pages: 2, totalItems: 9 }));
        },
        [DELETE]: () => json({ id: 'own' }),
      },
      `${ALL}?page=2`,
    );

    await openMenu('Delete');
    await confirm('Confirm');

    await screen.findByRole('heading', { level: 2, name: 'Community b' });
    expect(currentAddress()).toBe(ALL);
  });
});

test("a community's picture that was removed stays so over a reload", async () => {
  const preview = () => document.querySelector('.community-preview')?.getAttribute('src') ?? '';
  await show({ 'GET /api/communities/own': () => json({ ...whole, attachment: 'hill.jpg' }) });
  await openMenu('Edit');
  await press('Remove picture');
  expect(preview()).not.toMatch(/hill/);
  cleanup();

  open();

  await openMenu('Edit');
  expect(await screen.findByText('The picture goes when you save.')).toBeTruthy();
  await press('Drop my changes');
  expect(preview()).toMatch(/hill\.jpg$/);
});

describe('without a connection', () => {
  const own = aCommunity('own', { isCreator: 'true', isFollowed: '1', description: 'Goats.' });
  const showOwn = (answers: Answers) =>
    show({
      'GET /api/communities': () => json(pageOf([own])),
      'GET /api/communities/own': () => json(own),
      ...answers,
    });

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

  test('a change that waits says so where it is opened again, is sent as it is, and closes its dialog as it arrives', async () => {
    const answer = vi.fn<(request: Asked) => Response>(noConnection);
    await showOwn({ [SAVE]: (request) => answer(request) });
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

  test('a change that waits goes out although a file is chosen that is not taken', async () => {
    const answer = vi.fn<(request: Asked) => Response>(noConnection);
    await showOwn({ [SAVE]: (request) => answer(request) });
    const form = await edit();
    await type('Name', '!', form);
    await press('Save', form);
    await isKept();
    const again = await edit('Community own!');
    const chooser = again.getByLabelText(/choose a file/);

    fireEvent.change(chooser, { target: { files: [new File(['a'], 'a.pdf', { type: 'application/pdf' })] } });
    await again.findByText('Please choose a picture: png or jpg.');

    await again.findByText(`${KEPT} Until then you can change it here.`);
    answer.mockImplementation(() => json({ ...own, name: 'Community own!' }));
    connect();
    await screen.findByText('Community own! is changed.');
  });

  test('what the device does not keep stays open, since it is nowhere else', async () => {
    const setItem = Storage.prototype.setItem;
    await showOwn({ [CREATE]: noConnection });
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
    await showOwn({ [CREATE]: noConnection });
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
});
