import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { dialog, heading, press } from '#test/hands.ts';
import { arrival, openSite, serve, storeSession } from '#test/web.tsx';

beforeEach(() => storeSession());

async function open(path: string, title: string) {
  const asked = serve(arrival);
  openSite(path);
  await heading(title);
  return asked;
}

const main = () => within(screen.getByRole('main'));
const titles = (list: string) =>
  within(main().getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((file) => file.querySelector('p')?.textContent);
const collections = () =>
  main()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const follow = (name: string) => userEvent.click(main().getByRole('link', { name }));
const check = (name: string) => screen.getByRole('checkbox', { name });

test.each([
  ['/mylibrary', 'My library (files)', 'My dashboard', '/dashboard'],
  ['/mylibrary/farming-collections', 'Farming Collections', 'My library (files)', '/mylibrary'],
  ['/mylibrary/farming', 'Farming', 'My library (files)', '/mylibrary'],
  ['/mylibrary/branding', 'Branding', 'My library (files)', '/mylibrary'],
  ['/mylibrary/orchard-year', 'The orchard year', 'Farming Collections', '/mylibrary/farming-collections'],
])('%s says that it is an example, and leads back', async (path, title, back, to) => {
  await open(path, title);

  expect(main().getByText('This is an example.')).toBeTruthy();
  expect(main().getByRole('link', { name: back }).getAttribute('href')).toBe(to);
});

test('the files are searched and turned page by page', async () => {
  await open('/mylibrary', 'My library (files)');
  expect(collections()).toEqual(['Farming', 'Branding', 'Farming Collections']);
  expect(titles('Files')).toHaveLength(8);
  expect(titles('Files')).toContain('Storing roots without power');
  expect(main().getByText('41 MB')).toBeTruthy();

  await follow('Page 2');
  expect(titles('Files')).toEqual(['A market stall that sells', 'Labels for jars, to print']);

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search files' }), 'WEED{Enter}');
  expect(titles('Files')).toEqual(['Ten weeds and what they tell']);
  expect(main().getByText('1 file found')).toBeTruthy();

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search files' }), 'xyz{Enter}');
  await press('Clear the search');
  expect(titles('Files')).toHaveLength(8);
});

test('a collection leads to its files, and one of another member names its owner', async () => {
  await open('/mylibrary', 'My library (files)');

  await follow('Farming Collections');
  await heading('Farming Collections');
  expect(collections()).toEqual(['Farming', 'Soil and water', 'The orchard year', 'Old machines']);

  await follow('Old machines');
  await heading('Old machines');
  expect(main().getByText('by Henrik Dahl')).toBeTruthy();
  expect(titles('Files')).toHaveLength(2);
  expect(main().queryByRole('button', { name: 'Add members' })).toBeNull();
});

test('a new collection is in the list, says how files come into it, and takes them, of which nobody is told', async () => {
  const asked = await open('/mylibrary', 'My library (files)');
  await press('New collection');
  const naming = await dialog('New collection');
  naming.getByText(/stays until you close or reload this page/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Winter work{Enter}');

  expect(await screen.findByText('“Winter work” is in My Collections')).toBeTruthy();
  expect(collections()).toEqual(['Winter work', 'Farming', 'Branding', 'Farming Collections']);
  await follow('Winter work');
  await heading('Nothing in it yet', 2);
  await follow('Go to your files');
  await heading('My library (files)');

  await press('Collections: Hedges that pay');
  await dialog('Add to collections');
  await userEvent.click(check('Winter work'));
  await press('Add');
  await follow('Winter work');
  await heading('Winter work');
  expect(titles('Files')).toEqual(['Hedges that pay']);
  expect(asked.filter(({ to }) => !to.startsWith('GET '))).toEqual([]);
});

test('members are added to a collection, each once', async () => {
  await open('/mylibrary/branding', 'Branding');
  expect(main().getByText('4 files')).toBeTruthy();

  await press('Add members');
  const adding = await dialog('Add members');
  adding.getByText('These members are examples.');
  await press('Add');
  expect(adding.getByRole('alert').textContent).toBe('Please choose at least one member.');
  await userEvent.click(check('Zola Adeyemi'));
  await userEvent.click(check('Meera Iyer'));
  await press('Add');

  expect(await screen.findByText('Selected members have been added to “Branding”')).toBeTruthy();
  expect(main().getByText('2 members')).toBeTruthy();
  await press('Add members');
  await dialog('Add members');
  expect(check('Zola Adeyemi').matches(':disabled:checked')).toBe(true);
});

test('says that a collection is not here, and leads to those that are', async () => {
  await open('/mylibrary/nonsense', 'This collection is not here');

  await follow('Go to My library');

  await heading('My library (files)');
});
