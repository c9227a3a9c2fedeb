import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Community } from '#contract/communities.ts';
import { box, callsTo, cardOf, fill, isClosed, sent, type } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import {
  type Answers,
  type Asked,
  failure,
  json,
  lostOnce,
  noConnection,
  place,
  storeSession,
} from '#test/web.tsx';
import { community } from '#web/features/communities/community-kind.ts';
import { getSession } from '#web/lib/session/session.ts';
import { ownedDrafts } from '#web/parts/forms/owned-draft.ts';
import { CommunitiesScreen } from '#web/screens/circles/communities-screen.tsx';
import { aCommunity, pageOf } from './a-community.ts';

const { keepDraft } = ownedDrafts(community);
const ALL = '/community-switching/all-communities';
const own = aCommunity('own', { isCreator: 'true', isFollowed: '1', description: 'The begin…' });
const whole = { ...own, description: 'The beginning and the end.', auto_follow: true };

const screens = screenOf({ [ALL]: <CommunitiesScreen tab="all" /> }, ALL, {
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
const dialog = (name: string) => screen.findByRole('dialog', { name });
const stored = (request: Asked): Community =>
  aCommunity('new', { ...sent(request), category: undefined, auto_follow: false, isFollowed: '1' });

async function openCreate() {
  await userEvent.click(screen.getByRole('button', { name: 'Create Community' }));
  const form = within(await dialog('Create Community'));
  return { submit: () => userEvent.click(form.getByRole('button', { name: 'Create Community' })) };
}

async function openMenu(entry: 'Edit' | 'Delete') {
  await userEvent.click(await screen.findByRole('button', { name: 'Options: Community own' }));
  await userEvent.click(screen.getByRole('button', { name: entry }));
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

    const first = await waitFor(() => {
      const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      expect(names).toEqual(['Hill Terraces', 'Community own']);
      return names[0];
    });
    expect(first).toBe('Hill Terraces');
    screen.getByText('Hill Terraces is ready, and you follow it.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(place()).toBe(ALL);
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
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    cleanup();
    open();

    await openCreate();
    expect(box('Name').value).toBe('Hill Terraces');
    expect(screen.getByLabelText<HTMLSelectElement>('Category (optional)').value).toBe('Business');
    expect(box('Auto follow').checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Start anew' }));

    expect(box('Name').value).toBe('');
    expect(document.activeElement).toBe(box('Name'));
    expect(screen.queryByRole('button', { name: 'Start anew' })).toBeNull();
  });
});

describe('to edit', () => {
  const SAVE = 'PUT /api/communities/own';

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
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByRole('heading', { level: 2, name: 'New name' });
    screen.getByText('New name is changed.');
    expect(getSession().community).toEqual({ id: 'own', name: 'New name', slug: 'new-name' });
    expect(callsTo(asked, SAVE).map(sent)).toEqual([{ name: 'New name', version: '0' }]);
  });

  test('is changed as it is now once older changes are discarded', async () => {
    const base = { name: 'Old', description: '', category: '' as const, auto_follow: false, version: 0 };
    keepDraft('ada', { id: 'own' }, { ...base, name: 'Typed long ago', base });
    const now = { ...whole, version: 3 };
    const asked = await show({
      'GET /api/communities/own': () => json(now),
      [SAVE]: () => json({ ...now, name: 'New name', version: 4 }),
    });
    await openMenu('Edit');
    await userEvent.click(await screen.findByRole('button', { name: 'Drop my changes' }));
    await fill('Name', 'New name');

    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByRole('heading', { level: 2, name: 'New name' });
    expect(callsTo(asked, SAVE).map(sent)).toEqual([{ name: 'New name', version: '3' }]);
  });

  test('says that it did not load, and tries again', async () => {
    await show({
      'GET /api/communities/own': lostOnce(() => json(whole)),
    });

    await openMenu('Edit');
    await screen.findByText('This community did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    await screen.findByDisplayValue('The beginning and the end.');
  });

  test('that fails keeps the change, also when it is opened again, and can be discarded', async () => {
    await show({ [SAVE]: () => failure(400, 'input.invalid', 'Another name, please.') });
    await openMenu('Edit');
    await type('Name', '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Another name, please.');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));

    await openMenu('Edit');
    await screen.findByDisplayValue('Community own!');
    await userEvent.click(screen.getByRole('button', { name: 'Drop my changes' }));

    expect(box('Name').value).toBe('Community own');
  });
});

describe('to delete', () => {
  const DELETE = 'DELETE /api/communities/own';
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

  test('takes the card away, says so, and loads the list again', async () => {
    let isGone = false;
    const asked = await show({
      'GET /api/communities': () => json(pageOf(isGone ? [aCommunity('b')] : [own, aCommunity('b')])),
      [DELETE]: () => {
        isGone = true;
        return json({ id: 'own' });
      },
    });

    await openMenu('Delete');
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete?' });
    expect(question.textContent).toContain('Community own will be gone, with its news, groups, enterprises');
    expect(callsTo(asked, DELETE)).toEqual([]);
    await confirm();

    await screen.findByText('Community own is deleted.');
    expect(screen.queryByRole('heading', { name: 'Community own' })).toBeNull();
    await waitFor(() => expect(callsTo(asked, 'GET /api/communities')).toHaveLength(2));
    expect(document.activeElement?.className).toBe('communities');
  });

  test('says in place what failed, and tries again', async () => {
    const answer = vi.fn<() => Response>(noConnection);
    await show({ [DELETE]: () => answer() });
    await openMenu('Delete');
    const question = await screen.findByRole('alertdialog');

    await confirm();
    await within(question).findByText(/There is no connection right now/);
    // Deleted all the same, the answer was lost.
    answer.mockImplementation(() => failure(404, 'community.missing', 'There is no such community.'));
    await confirm();

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
    await screen.findByRole('alertdialog');
    await confirm();

    await screen.findByRole('heading', { level: 2, name: 'Community b' });
    expect(place()).toBe(ALL);
  });
});

describe("a community's picture", () => {
  const PUT = 'PUT /api/communities/own';
  const pictured = { ...whole, attachment: 'hill.jpg' };
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const preview = () => document.querySelector('.community-preview')?.getAttribute('src') ?? '';

  async function openEdit() {
    const asked = await show({
      'GET /api/communities/own': () => json(pictured),
      [PUT]: () => json({ ...pictured, attachment: undefined }),
    });
    await openMenu('Edit');
    await dialog('Edit Community');
    await screen.findByRole('button', { name: 'Remove picture' });
    return asked;
  }

  test('goes with the next save when it is removed, and can be put back before', async () => {
    const asked = await openEdit();
    expect(preview()).toMatch(/hill\.jpg$/);

    await press('Remove picture');

    expect(preview()).not.toMatch(/hill/);
    await press('Put back');
    expect(preview()).toMatch(/hill\.jpg$/);
    await press('Remove picture');
    await press('Save');
    await waitFor(() => expect(callsTo(asked, PUT).map(sent)).toMatchObject([{ community: '' }]));
  });

  test('that was removed stays so over a reload', async () => {
    await openEdit();
    await press('Remove picture');
    cleanup();

    open();

    await openMenu('Edit');
    expect(await screen.findByText('The picture goes when you save.')).toBeTruthy();
    await press('Drop my changes');
    expect(preview()).toMatch(/hill\.jpg$/);
  });
});
