import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { callsTo, dialog, press, sent } from '#test/hands.ts';
import { type Answers, type Asked, json, noConnection, showAt, storeSession } from '#test/web.tsx';
import { CollectionsButton } from '#web/parts/collections/collections-button.tsx';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { aCollection, collectionsAsked } from './a-collection.ts';

const SET = 'PUT /api/collections/farming/items';
const ADD = 'POST /api/collections/add';
const SET_NEW = 'PUT /api/collections/new/items';

beforeEach(() => storeSession());

const included = (asked: Asked) => json({ data: { ...sent(asked), count: 1 } });

async function show(answers: Answers = {}, id = 'hedges') {
  const asked = await showAt(
    '/library',
    <CollectionsButton of="library" thing={{ id, title: 'Hedges' }} isCompact />,
    {
      'GET /api/collections': collectionsAsked,
      [SET]: included,
      'PUT /api/collections/branding/items': included,
      [SET_NEW]: included,
      [ADD]: (request) => json({ data: aCollection('new', sent(request)) }, 201),
      ...answers,
    },
  );
  const button = screen.getByRole('button', { name: 'Collections: Hedges' });
  await userEvent.click(button);
  await check('Farming');
  return { asked, button };
}

const check = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('adds a file to the collections that are checked, and says so', async () => {
  const { asked, button } = await show();

  await userEvent.click(await check('Farming'));
  await userEvent.click(await check('Branding'));
  await press('Add');

  await screen.findByText('“Hedges” has been added to selected collections');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
  await waitFor(() => expect(callsTo(asked, SET)).toHaveLength(1));
  expect(sent(callsTo(asked, SET)[0] as Asked)).toEqual({ id: 'hedges', included: true });
});

test('without a connection it waits, is shown as done, and goes out by itself', async () => {
  let answer: (asked: Asked) => Response = noConnection;
  const { asked, button } = await show({ [SET]: (request) => answer(request) });
  await userEvent.click(await check('Farming'));
  await press('Add');
  await waitFor(() => expect(getOutbox().entries).toHaveLength(1));

  await userEvent.click(button);
  expect((await check('Farming')).matches(':checked:disabled')).toBe(true);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(await check('Branding'));
  await press('Add');
  await screen.findByText('“Hedges” will be added when there is a connection.');
  isOnline.mockReturnValue(true);
  answer = included;
  window.dispatchEvent(new Event('online'));

  await waitFor(() => expect(callsTo(asked, SET).length).toBeGreaterThan(1));
});

test('says where the file is already, and what is missing where nothing is checked', async () => {
  await show({}, 'in');
  const adding = await dialog('Add to collections');
  expect((await check('Farming')).matches(':checked:disabled')).toBe(true);

  await press('Add');

  expect(adding.getByRole('alert').textContent).toBe('Please choose at least one collection.');
});

test('a new collection that has not arrived can be chosen for the next file, and holds what was put into it', async () => {
  const asked = await showAt(
    '/library',
    ['Hedges', 'Ditches'].map((title) => (
      <CollectionsButton key={title} of="library" thing={{ id: title.toLowerCase(), title }} isCompact />
    )),
    {
      'GET /api/collections': collectionsAsked,
      [SET_NEW]: included,
      [ADD]: (request) =>
        isCutOff ? noConnection() : json({ data: aCollection('new', sent(request)) }, 201),
    },
  );
  let isCutOff = true;
  const open = (title: string) =>
    userEvent.click(screen.getByRole('button', { name: `Collections: ${title}` }));
  await open('Hedges');
  await press('New collection');
  await userEvent.type(
    (await dialog('New collection')).getByRole('textbox', { name: 'Name' }),
    'Winter{Enter}',
  );
  await press('Add');
  await waitFor(() => expect(getOutbox().entries).toHaveLength(1));

  await open('Hedges');
  expect((await check('Winter')).matches(':checked:disabled')).toBe(true);
  await press('Cancel');
  await open('Ditches');
  await userEvent.click(await check('Winter'));
  await press('Add');
  await waitFor(() => expect(getOutbox().entries).toHaveLength(2));
  isCutOff = false;
  window.dispatchEvent(new Event('online'));

  await waitFor(() => expect(callsTo(asked, SET_NEW)).toHaveLength(2));
  expect(callsTo(asked, SET_NEW).map((one) => sent(one))).toEqual([
    { id: 'hedges', included: true },
    { id: 'ditches', included: true },
  ]);
});

test('a new collection needs a name, is checked, and is made with the file in it', async () => {
  const { asked } = await show();
  await press('New collection');
  const naming = await dialog('New collection');
  await press('Create');
  naming.getByText('You must enter the name.');
  await userEvent.type(naming.getByRole('textbox', { name: 'Name' }), ' Winter work {Enter}');
  expect((await check('Winter work')).checked).toBe(true);

  await press('Add');

  await waitFor(() => expect(callsTo(asked, SET_NEW)).toHaveLength(1));
  expect(sent(callsTo(asked, ADD)[0] as Asked)).toEqual({
    of: 'library',
    title: 'Winter work',
    isPublic: false,
    cover: expect.any(Number),
  });
  expect(sent(callsTo(asked, SET_NEW)[0] as Asked)).toEqual({ id: 'hedges', included: true });
});
