import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  callsTo,
  dialog,
  fill,
  hrefOf,
  isClosed,
  keysOf,
  press,
  pressTwice,
  question,
  sent,
  type,
} from '#test/hands.ts';
import {
  type Answers,
  arrival,
  descriptionOf,
  failure,
  json,
  noConnection,
  openSite,
  serve,
  storeSession,
} from '#test/web.tsx';
import { user } from '../features/profile/a-user.ts';

const LIST = 'GET /api/categories';
const one = (id: string, name: string, version = 0) => ({ id, name, version });
const all = [one('1', 'Farming'), one('2', 'Soil & water')];

function open(answers: Answers = {}, path = '/admin/categories') {
  const asked = serve({
    ...arrival,
    'GET /api/users/profile': () => json(user),
    [LIST]: () => json({ results: all }),
    ...answers,
  });
  storeSession();
  openSite(path);
  return asked;
}

const title = () => screen.findByRole('heading', { level: 1, name: 'category' });
const rows = () =>
  within(screen.getByRole('table', { name: 'Categories' }))
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent));

describe.each(['/admin/categories', '/admin/categories/7/more'])('%s', (path) => {
  test('is a numbered table of all categories', async () => {
    open({}, path);

    await title();
    expect(rows()).toEqual([
      ['S.N.', 'Name', 'Actions'],
      ['1', 'Farming', ''],
      ['2', 'Soil & water', ''],
    ]);
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/dashboard');
    for (const name of ['Edit Farming', 'Delete Farming', 'Edit Soil & water', 'Delete Soil & water'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
  });
});

describe('the access check', () => {
  test('comes first: nothing of the screen is there before it has results', async () => {
    const late = Promise.withResolvers<Response>();
    open({ [LIST]: () => late.promise });

    expect((await screen.findByText('Loading ...')).textContent).toBe('Loading ... ');
    expect(screen.queryByRole('heading', { name: 'category' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add Category' })).toBeNull();

    late.resolve(json({ results: all }));
    await title();
    await waitFor(() => expect(screen.queryByText('Loading ...')).toBeNull());
  });

  test.each([
    ['a 403', () => failure(403, 'member.not-admin', 'Only administrators may do this.')],
    ['an error inside a 200', () => json({ error: 'Only administrators may do this.' })],
  ])('leads whom it refuses by %s to their dashboard', async (_, refused) => {
    open({ [LIST]: refused });

    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(await screen.findByRole('heading', { level: 1, name: user.name })).toBeTruthy();
  });

  test('tells an administrator without a second factor where it is switched on', async () => {
    const words = 'Administrators confirm each sign-in with a code.';
    open({ [LIST]: () => failure(403, 'member.no-second-factor', words) });

    expect(await screen.findByText(words)).toBeTruthy();
    expect(window.location.pathname).toBe('/admin/categories');
    expect(hrefOf('Open your profile')).toBe('/profile/ada');
  });

  test('says that the network is lost, and tries again', async () => {
    let isUp = false;
    open({ [LIST]: () => (isUp ? json({ results: all }) : noConnection()) });

    expect(await screen.findByRole('heading', { name: 'The categories did not load' })).toBeTruthy();
    expect(window.location.pathname).toBe('/admin/categories');
    isUp = true;
    await press('Try again');

    await title();
  });
});

describe('adding one', () => {
  test('sends its name, and loads the list again', async () => {
    const results = [...all];
    const asked = open({
      [LIST]: () => json({ results }),
      'POST /api/categories': () => {
        results.push(one('3', 'Bees'));
        return json({ data: one('3', 'Bees') }, 201);
      },
    });
    await press('Add Category');
    await type('Category name', '  Bees ', await dialog('Create Category'));
    await press('Create Category');

    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsTo(asked, 'POST /api/categories').map(sent)).toEqual([{ name: 'Bees' }]);
    expect(callsTo(asked, LIST)).toHaveLength(2);
    await screen.findByText('“Bees” was added');
  });

  test('asks for a name, without a call', async () => {
    const asked = open();
    await press('Add Category');
    await type('Category name', '   ');
    await press('Create Category');

    expect(await screen.findByText('Category name is required.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Category name'));
    expect(callsTo(asked, 'POST /api/categories')).toEqual([]);
  });

  test('says why it failed, keeps what was typed, and sends the same name under the same key', async () => {
    let tries = 0;
    const late = Promise.withResolvers<Response>();
    const asked = open({
      'POST /api/categories': () => {
        tries += 1;
        if (tries === 1) return noConnection();
        return tries === 2 ? failure(409, 'category.exists', 'Category already exists.') : late.promise;
      },
    });
    await press('Add Category');
    const field = await screen.findByLabelText<HTMLInputElement>('Category name');
    await userEvent.type(field, 'farming');
    await press('Create Category');
    await screen.findByRole('alert');
    await press('Create Category');
    await waitFor(() => expect(descriptionOf(field)).toBe('Category already exists.'));
    expect([field.value, document.activeElement]).toEqual(['farming', field]);
    await fill('Category name', 'farming well');
    await press('Create Category');

    const button = await screen.findByRole('button', { name: 'Sending...' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    const keys = keysOf(callsTo(asked, 'POST /api/categories'));
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    late.resolve(json({ data: one('3', 'farming well') }, 201));
    await isClosed();
  });

  test('is sent once by two presses within one frame', async () => {
    const created = Promise.withResolvers<Response>();
    const asked = open({ 'POST /api/categories': () => created.promise });
    await press('Add Category');
    await type('Category name', 'Bees');

    await pressTwice('Create Category');

    await screen.findByRole('button', { name: 'Sending...' });
    expect(callsTo(asked, 'POST /api/categories')).toHaveLength(1);
  });

  test.each(['Close', 'Cancel'])('is given up by ‘%s’, which clears the form', async (way) => {
    open();
    await press('Add Category');
    await type('Category name', 'Bees');
    await press(way);
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Add Category');

    expect((await screen.findByLabelText<HTMLInputElement>('Category name')).value).toBe('');
  });
});

describe('changing one', () => {
  test('fetches it first, and saves what it is called then with its version', async () => {
    const fetched = Promise.withResolvers<Response>();
    const asked = open({
      'GET /api/categories/2': () => fetched.promise,
      'PUT /api/categories/2': () => json(one('2', 'Soil', 4)),
    });
    await press('Edit Soil & water');
    expect(screen.queryByRole('dialog')).toBeNull();
    fetched.resolve(json({ results: one('2', 'Soil and water', 3) }));
    const form = await dialog('Update Category');
    expect(form.getByPlaceholderText<HTMLInputElement>('category name').value).toBe('Soil and water');
    await fill('Category name', 'Soil', form);
    await press('Update Category', form);

    await screen.findByText('It is called “Soil” now');
    expect(callsTo(asked, 'PUT /api/categories/2').map(sent)).toEqual([{ name: 'Soil', version: 3 }]);
    await waitFor(() => expect(callsTo(asked, LIST)).toHaveLength(2));
  });

  test('says what it was called elsewhere meanwhile; the next press gives it this name all the same', async () => {
    let version = 0;
    const asked = open({
      'GET /api/categories/1': () => json({ results: one('1', version ? 'Fields' : 'Farming', version) }),
      'PUT /api/categories/1': ({ body }) => {
        if ((body as { version: number }).version === 1) return json(one('1', 'Acres', 2));
        version = 1;
        return failure(409, 'category.changed', 'This was changed elsewhere in the meantime.');
      },
    });
    await press('Edit Farming');
    await fill('Category name', 'Acres');

    await press('Update Category');
    await screen.findByText(/^It was called “Fields” elsewhere in the meantime/);
    await press('Update Category');

    await isClosed();
    const keys = keysOf(callsTo(asked, 'PUT /api/categories/1'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  test('says that it is gone, and loads the list again', async () => {
    const asked = open({
      'GET /api/categories/2': () => failure(404, 'category.missing', 'There is no such category.'),
    });
    await press('Edit Soil & water');

    await screen.findByText('There is no such category.');
    await waitFor(() => expect(callsTo(asked, LIST)).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('deleting one', () => {
  test('asks, and then loads the list again', async () => {
    const results = [...all];
    open({
      [LIST]: () => json({ results }),
      'DELETE /api/categories/1': () => json({ id: results.shift()?.id }),
    });
    await press('Delete Farming');
    await press('Cancel', await question('Are you sure you want to delete?'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await press('Delete Farming');
    await press('Confirm');

    await waitFor(() =>
      expect(rows()).toEqual([
        ['S.N.', 'Name', 'Actions'],
        ['1', 'Soil & water', ''],
      ]),
    );
  });

  test('says by what it is used, and stays', async () => {
    const used = 'This category cannot be deleted: 2 news are filed under it.';
    open({ 'DELETE /api/categories/1': () => failure(409, 'category.used', used) });
    await press('Delete Farming');
    await press('Confirm');

    expect((await screen.findByRole('alert')).textContent).toBe(used);
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
  });
});

test('what is changed here stands where a news is filed, without being asked for', async () => {
  const results = [one('1', 'Farming, renamed'), one('9', 'Bees')];
  const asked = open({ [LIST]: () => json({ results }) });
  await title();

  await waitFor(() => {
    const kept = JSON.parse(localStorage.getItem('lastCategories') ?? '{}');
    expect(kept.results).toEqual([
      { id: '1', name: 'Farming, renamed' },
      { id: '9', name: 'Bees' },
    ]);
  });
  expect(callsTo(asked, 'GET /api/courses/categories')).toEqual([]);
});

describe('the way there', () => {
  const tokenWith = (groups: string[]) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const exp = Math.floor(Date.now() / 1000) + 900;
    const claims = { sub: 'ada', username: 'ada', token_use: 'access', exp, 'cognito:groups': groups };
    return `${part({ alg: 'RS256' })}.${part(claims)}.signature`;
  };

  test.each([
    [['editor', 'admin'], 1],
    [['editor'], 0],
    [[], 0],
  ])('is offered to administrators alone: %o', async (groups, links) => {
    serve({ ...arrival, 'GET /api/users/profile': () => json(user) });
    storeSession({ accessToken: tokenWith(groups) });
    openSite('/dashboard');
    await screen.findByRole('heading', { level: 1, name: user.name });
    expect(screen.queryAllByRole('link', { name: 'Categories' })).toHaveLength(links);

    await press('Settings');
    await screen.findByRole('button', { name: 'Logout' });

    const found = screen.queryAllByRole('link', { name: 'Categories' });
    expect(found).toHaveLength(2 * links);
    for (const link of found) expect(link.getAttribute('href')).toBe('/admin/categories');
  });
});
