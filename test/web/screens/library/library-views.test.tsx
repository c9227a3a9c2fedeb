import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ResourceCard } from '#contract/resources/resources.ts';
import { follow, press } from '#test/hands.ts';
import { currentAddress } from '#test/web.tsx';
import { aResource } from '../../features/library/a-resource.ts';
import {
  answered,
  LIST,
  libraryScreens,
  many,
  section,
  titles,
} from '../../features/library/library-screens.tsx';

const { show } = libraryScreens();
const addedOf = (member: string) =>
  (JSON.parse(localStorage.getItem(`added:${member}`) ?? '[]') as ResourceCard[]).map(({ id }) => id);
const texts = ['All files', 'My library & collections', 'Users collection', 'Saved collection'];

test('stand side by side where there is room, the current one marked', async () => {
  await show('/library/collection');
  const nav = within(screen.getByRole('navigation', { name: 'Library' }));

  expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(texts);
  expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('My library & collections');
});

test('what is added says so at once and stands in My library without a request; taken out, it can be put back', async () => {
  const asked = await show();
  await (await section('Videos')).findByText('A scythe');
  await press('Add to My library: A scythe');
  expect(screen.getByRole('button', { name: 'Added to My library: A scythe' }).textContent).toBe('Added');
  expect(addedOf('ada')).toEqual(['scythe']);
  expect(screen.getByText('“A scythe” is in My library, on this device only.')).toBeTruthy();

  await follow('My library & collections');
  const videos = await section('Videos');
  expect(titles(videos)).toEqual(['A scythe']);
  expect(videos.getByRole('link', { name: 'A scythe' }).getAttribute('href')).toBe('/library/scythe');
  expect(videos.getByText('Kept on this device only')).toBeTruthy();
  expect((await section('Articles')).getByText('No articles added yet')).toBeTruthy();
  expect((await section('Articles')).queryByText('Kept on this device only')).toBeNull();
  await screen.findByText('You have not added any files yet');
  const before = asked.length;
  expect(screen.getByRole('heading', { level: 2, name: 'My Collections' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My library (files)' }).getAttribute('href')).toBe('/mylibrary');

  await press('Added to My library: A scythe');
  expect(videos.getByText('No videos added yet')).toBeTruthy();
  // The button that was pressed is gone with its list: readers go on at what stands there now.
  expect(document.activeElement?.textContent).toContain('No videos added yet');
  expect(document.activeElement).not.toBe(document.body);
  expect(addedOf('ada')).toEqual([]);
  const undo = screen.getByRole('button', { name: 'Undo' });
  await userEvent.click(undo);

  expect(titles(videos)).toEqual(['A scythe']);
  expect(asked).toHaveLength(before);

  // A second tap, on its way out, takes nothing away.
  fireEvent.click(undo);
  expect(addedOf('ada')).toEqual(['scythe']);
});

test('My library has what the member made, in pages of its own, and a search in it asks for it alone', async () => {
  const asked = await show('/library/collection', undefined, many('articles', 5));
  const own = await section('Files you made');
  await own.findByText('articles 0');
  expect(titles(own)).toHaveLength(4);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'My Collections',
    'Files you made',
    'Articles',
    'Videos',
  ]);

  await follow('Page 2', own);
  await waitFor(() => expect(titles(own)).toEqual(['articles 4']));
  expect(currentAddress()).toBe('/library/collection?made=2');
  await userEvent.type(screen.getByRole('searchbox'), 'articles 3{Enter}');

  await waitFor(() => expect(titles(own)).toEqual(['articles 3']));
  expect(asked.filter(({ to }) => to === LIST)).toEqual([]);
});

test('My library is searched and paged on the device', async () => {
  localStorage.setItem(
    'added:ada',
    JSON.stringify([...many('articles', 5), aResource('h', { title: 'Späte Hecken' })]),
  );
  const asked = await show('/library/collection');
  const articles = await section('Articles');
  expect(titles(articles)).toHaveLength(4);
  await follow('Page 2', articles);
  expect(titles(articles)).toEqual(['articles 4', 'Späte Hecken']);

  await userEvent.type(screen.getByRole('searchbox'), 'hecken spat{Enter}');

  await waitFor(() => expect(titles(articles)).toEqual(['Späte Hecken']));
  expect(articles.getByRole('status').textContent).toBe('1 article found');
  expect(currentAddress()).toBe('/library/collection?search=hecken+spat');
  expect(asked.filter(({ to }) => to === LIST)).toEqual([]);
});

test('a resource that was changed is shown in My library as it is now', async () => {
  localStorage.setItem('added:ada', JSON.stringify([aResource('hedges', { title: 'Hedgs' })]));
  await show('/library', (asked) => answered(asked, [aResource('hedges', { title: 'Hedges', version: 2 })]));
  await (await section('Articles')).findByText('Hedges');

  await follow('My library & collections');

  expect(titles(await section('Articles'))).toEqual(['Hedges']);
});

test.each([
  ['users', 'Soil and water', 'by Leila Mansour'],
  ['saved', 'The orchard year', 'by Piotr Zielinski'],
])('/library/collection/%s has collections of others, which are searched', async (scope, title, author) => {
  const asked = await show(`/library/collection/${scope}`);

  const link = await screen.findByRole('link', { name: title });
  expect(link.getAttribute('href')).toMatch(/^\/mylibrary\//);
  expect(screen.getByText(`2 files, ${author}`)).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'nosuchword{Enter}');

  expect(await screen.findByText('No collections found')).toBeTruthy();
  expect(asked.filter(({ to }) => to === LIST)).toEqual([]);
});
