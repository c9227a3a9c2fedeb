import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { CollectionCard } from '#contract/resources/collections.ts';
import { callsTo, connect, dialog, heading, press, sent } from '#test/hands.ts';
import {
  type Answers,
  type Asked,
  arrival,
  failure,
  json,
  noConnection,
  onePage,
  openSite,
  serve,
  storeSession,
} from '#test/web.tsx';
import { aResource, resourcesPage } from '../../features/library/a-resource.ts';
import { aCollection, aWhole, collectionsAsked, own, shared } from '../../parts/collections/a-collection.ts';

beforeEach(() => storeSession());

const hedges = aResource('hedges', { title: 'Hedges' });
const [farming = aCollection('farming'), branding = aCollection('branding')] = own;
const [soil = aCollection('soil')] = shared;
const SET = 'PUT /api/collections/farming/items';

async function open(path: string, title: string, answers: Answers = {}) {
  const asked = serve({
    ...arrival,
    'GET /api/collections': collectionsAsked,
    'GET /api/collections/farming': () => json(aWhole(farming, [hedges])),
    'GET /api/collections/branding': () => json(aWhole(branding, [])),
    'GET /api/collections/soil': () => json(aWhole(soil, [hedges])),
    'GET /api/resources/user': () => json(resourcesPage([hedges], 1, 1)),
    ...answers,
  });
  openSite(path);
  await heading(title);
  return asked;
}

const main = () => within(screen.getByRole('main'));
const follow = async (name: string) => userEvent.click(await main().findByRole('link', { name }));

test('My library has the own collections and files, and leads to what others share', async () => {
  await open('/mylibrary', 'My library (files)');

  await main().findByRole('link', { name: 'Farming' });
  expect(main().getByText('1 file')).toBeTruthy();
  await main().findByRole('link', { name: 'Hedges' });
  await follow('Farming Collections');
  await heading('Farming Collections');
  await follow('Soil and water');

  await heading('Soil and water');
  expect(main().getByText('by Leila Mansour')).toBeTruthy();
  expect(main().queryByRole('button', { name: 'Options' })).toBeNull();
});

test('while they load there is room for two collections and the tile behind them', async () => {
  await open('/mylibrary', 'My library (files)', { 'GET /api/collections': () => new Promise(() => {}) });

  const tiles = main().getByRole('region', { name: 'My Collections' }).querySelectorAll('li');
  expect(tiles).toHaveLength(3);
});

test('collections that did not load leave the tile behind them where it was, and load again', async () => {
  let isDown = true;
  await open('/mylibrary', 'My library (files)', {
    'GET /api/collections': (request) =>
      isDown ? failure(500, 'internal', 'Something broke.') : collectionsAsked(request),
  });
  await main().findByText('The collections did not load.');
  const tiles = main().getByRole('link', { name: 'Farming Collections' }).closest('ul');
  expect(tiles?.children).toHaveLength(2);
  isDown = false;

  await userEvent.click(await main().findByRole('button', { name: 'Try again' }));

  await main().findByRole('link', { name: 'Farming' });
});

test('a new collection is made, and says so', async () => {
  const ADD = 'POST /api/collections/add';
  const asked = await open('/mylibrary', 'My library (files)', {
    [ADD]: (request) => json({ data: aCollection('new', sent(request)) }, 201),
  });
  await press('New collection');
  const naming = await dialog('New collection');
  await userEvent.type(naming.getByRole('textbox', { name: 'Name' }), 'Winter work{Enter}');

  await screen.findByText('“Winter work” is in My Collections');
  await waitFor(() => expect(callsTo(asked, ADD)).toHaveLength(1));
});

test('a new one stands first while it waits without a connection, and is not there twice once it went', async () => {
  const ADD = 'POST /api/collections/add';
  let isConnected = false;
  let added: CollectionCard[] = [];
  await open('/mylibrary', 'My library (files)', {
    'GET /api/collections': () => json({ ...onePage, data: [...added, ...own] }),
    [ADD]: (request) => {
      if (!isConnected) return noConnection();
      added = [aCollection('new', sent(request))];
      return json({ data: added[0] }, 201);
    },
  });
  await main().findByRole('link', { name: 'Farming' });
  const mine = within(main().getByRole('region', { name: 'My Collections' }));
  const titles = () => mine.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const before = titles();
  await press('New collection');
  await userEvent.type(
    (await dialog('New collection')).getByRole('textbox', { name: 'Name' }),
    'Winter work{Enter}',
  );

  const unsent = await main().findByRole('link', { name: 'Winter work' });
  expect(unsent).toHaveProperty('pathname', '/unsent');
  const cover = () => mine.getByText('Winter work').closest('li')?.querySelector('img')?.getAttribute('src');
  const whileItWaits = cover();
  // Small drawings are part of the script.
  expect(whileItWaits).toMatch(/cover-\d|^data:image/);
  await main().findByText('On this phone');
  await screen.findByText('“Winter work” goes out when there is a connection.');
  expect(screen.queryByText('“Winter work” is in My Collections')).toBeNull();
  expect(titles()).toEqual(['Winter work', ...before]);

  isConnected = true;
  connect();
  await waitFor(() => expect(main().queryByText('On this phone')).toBeNull());
  expect(titles()).toEqual(['Winter work', ...before]);
  expect(main().getByRole('link', { name: 'Winter work' })).toHaveProperty('pathname', '/mylibrary/new');
  expect(cover()).toBe(whileItWaits);
});

test('a new one leads to itself as soon as it has arrived, before the list has it', async () => {
  let isMade = false;
  const { promise: listed, resolve: list } = Promise.withResolvers<void>();
  await open('/mylibrary', 'My library (files)', {
    'GET /api/collections': async (request) => {
      if (isMade) await listed;
      return collectionsAsked(request);
    },
    'POST /api/collections/add': (request) => {
      isMade = true;
      return json({ data: aCollection('new', sent(request)) }, 201);
    },
  });
  await main().findByRole('link', { name: 'Farming' });
  await press('New collection');
  const naming = await dialog('New collection');

  await userEvent.type(naming.getByRole('textbox', { name: 'Name' }), 'Winter work{Enter}');

  await waitFor(() =>
    expect(main().getByRole('link', { name: 'Winter work' })).toHaveProperty('pathname', '/mylibrary/new'),
  );
  // The outbox waits for the list.
  list();
});

test('what was sent of collections leads to the new one, and nowhere where one was deleted', async () => {
  await open('/mylibrary/farming', 'Farming', {
    'POST /api/collections/add': (request) => json({ data: aCollection('new', sent(request)) }, 201),
    'DELETE /api/collections/farming': () => json({ id: 'farming' }),
  });
  await press('Options');
  await press('Delete');
  await press('Delete', within(await screen.findByRole('alertdialog')));
  await heading('My library (files)');
  await press('New collection');
  const naming = await dialog('New collection');
  await userEvent.type(naming.getByRole('textbox', { name: 'Name' }), 'Winter work{Enter}');
  await screen.findByText('“Winter work” is in My Collections');

  cleanup();
  openSite('/unsent');

  await heading('New collection “Winter work”', 3);
  await heading('“Farming” deleted', 3);
  await waitFor(() =>
    expect(
      main()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/mylibrary/new']),
  );
});

test('a file is taken out at once, and can be put back', async () => {
  const asked = await open('/mylibrary/farming', 'Farming', {
    [SET]: (request) => json({ data: { ...sent(request), count: 0 } }),
    'GET /api/collections/farming': () => json(aWhole(farming, [hedges])),
  });
  await press('Take out: Hedges');

  await screen.findByText('“Hedges” is no longer in it.');
  await waitFor(() => expect(callsTo(asked, SET)).toHaveLength(1));
  expect(sent(callsTo(asked, SET)[0] as Asked)).toEqual({ id: 'hedges', included: false });
  await press('Undo');
  await waitFor(() => expect(callsTo(asked, SET)).toHaveLength(2));
});

test('it is shared, named anew and deleted', async () => {
  const CHANGE = 'PUT /api/collections/farming';
  const asked = await open('/mylibrary/farming', 'Farming', {
    [CHANGE]: (request) => json({ ...farming, ...sent(request), version: 1 }),
    'DELETE /api/collections/farming': () => json({ id: 'farming' }),
  });
  await press('Options');
  await press('Share with everyone');
  await screen.findByText('Everyone can look at “Farming” now.');
  await waitFor(() => expect(sent(callsTo(asked, CHANGE)[0] as Asked)).toEqual({ isPublic: true }));

  await press('Options');
  await press('Rename');
  const naming = await dialog('Rename');
  const name = naming.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Fields{Enter}');
  await waitFor(() => expect(sent(callsTo(asked, CHANGE)[1] as Asked)).toEqual({ title: 'Fields' }));

  await press('Options');
  await press('Delete');
  const asking = within(await screen.findByRole('alertdialog'));
  await userEvent.click(asking.getByRole('button', { name: 'Delete' }));
  await heading('My library (files)');
  await waitFor(() => expect(callsTo(asked, 'DELETE /api/collections/farming')).toHaveLength(1));
});

test("another's is saved, and no longer", async () => {
  const SAVE = 'POST /api/collections/soil/saved';
  const asked = await open('/mylibrary/soil', 'Soil and water', {
    [SAVE]: () => json({ data: { isSaved: '1' } }),
  });
  await press('Save');

  await waitFor(() => expect(sent(callsTo(asked, SAVE)[0] as Asked)).toEqual({ saved: true }));
});

test('an empty one says how files come into it; one that is gone, that it is', async () => {
  await open('/mylibrary/branding', 'Branding');
  await heading('Nothing in it yet', 2);
  expect(main().getByRole('link', { name: 'Go to the library' }).getAttribute('href')).toBe('/library');
});

test('says that a collection is not here, and leads to those that are', async () => {
  const gone = () => json({ error: 'There is no such collection.', code: 'collection.missing' }, 404);
  await open('/mylibrary/nonsense', 'This collection is not here', { 'GET /api/collections/nonsense': gone });

  await follow('Go to My library');

  await heading('My library (files)');
});

test('one of courses is not here: it has its page among the courses', async () => {
  const whole = aWhole(aCollection('learning', { of: 'courses', title: 'To learn' }), []);
  await open('/mylibrary/learning', 'This collection is not here', {
    'GET /api/collections/learning': () => json(whole),
  });
});
