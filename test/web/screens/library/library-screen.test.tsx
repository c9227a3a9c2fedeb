import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { dialog, isClosed, press, type } from '#test/hands.ts';
import { currentAddress, json, serve, setWidth, startSite } from '#test/web.tsx';
import { askFirst } from '#web/ask-first.ts';
import { type FirstScreen, firstScreens } from '#web/first-screens.ts';
import { aVideo, resourcesPage } from '../../features/library/a-resource.ts';
import {
  all,
  answered,
  LIST,
  libraryScreens,
  many,
  section,
  titles,
} from '../../features/library/library-screens.tsx';

const { open, show } = libraryScreens();

describe('the sections', () => {
  test('show what is in them, how many there are, and of each what it is and where it leads', async () => {
    const asked = await show();
    const articles = await section('Articles');
    const videos = await section('Videos');

    const link = await articles.findByRole('link', { name: 'Hedges' });
    expect(link.getAttribute('href')).toBe('/library/hedges');
    expect(within(link.closest('li') as HTMLElement).getByText('2.4 MB')).toBeTruthy();
    expect(titles(articles)).toEqual(['Hedges', 'Lime by soil type']);
    await waitFor(() => expect(titles(videos)).toEqual(['A scythe']));
    expect([articles.getByText('2'), videos.getByText('1')]).toHaveLength(2);
    expect(asked.filter(({ to }) => to === LIST).map(({ url }) => url.search)).toEqual([
      '?category=articles&pageSize=4&pageNumber=1',
      '?category=videos&pageSize=4&pageNumber=1',
    ]);
  });

  test('load each by itself: four empty places until then', async () => {
    const late = Promise.withResolvers<Response>();
    await show('/library', (asked) =>
      asked.url.searchParams.get('category') === 'videos' ? late.promise : answered(asked),
    );
    await (await section('Articles')).findByText('Hedges');
    const videos = await section('Videos');

    expect(videos.getByRole('status').textContent).toBe('Loading...');
    expect(document.querySelectorAll('[aria-hidden] > .resource-list > li')).toHaveLength(4);

    late.resolve(json(resourcesPage([aVideo('v', { title: 'Late' })])));
    expect(await videos.findByText('Late')).toBeTruthy();
  });

  test('say where a file is hidden', async () => {
    const page = resourcesPage([aVideo('v', { title: 'Alone' })]);
    await show('/library', () => json({ ...page, data: [{ id: 'h', isHidden: true }, ...page.data] }));
    const videos = await section('Videos');

    await videos.findByText('This was hidden.');
    expect(titles(videos)).toEqual(['Alone']);
  });

  test('mark the one that is hidden, for who still sees it', async () => {
    await show('/library', (asked) => answered(asked, [aVideo('v', { title: 'Alone', isHidden: true })]));

    (await section('Videos')).getByText('Hidden');
  });

  test('are empty each by itself, and say what to do next', async () => {
    await show('/library', (asked) => answered(asked, [aVideo('v', { title: 'Alone' })]));
    const articles = await section('Articles');

    expect(await articles.findByRole('heading', { level: 3, name: 'No articles yet' })).toBeTruthy();
    expect(articles.getByRole('button', { name: 'Add files' })).toBeTruthy();
    expect(titles(await section('Videos'))).toEqual(['Alone']);
  });
});

test('what the entry has sent for early is not asked for again', async () => {
  const asked = serve({ [LIST]: (of) => answered(of) });
  await askFirst(firstScreens['/library'] as FirstScreen, '', (key) => localStorage.getItem(key));
  await startSite();
  open();

  expect(await (await section('Articles')).findByText('Hedges')).toBeTruthy();
  await (await section('Videos')).findByText('A scythe');
  expect(asked.filter(({ to }) => to === LIST)).toHaveLength(2);
});

test('over 1000 px the button of the collections has its word, below its icon alone', async () => {
  await show();
  await (await section('Articles')).findByText('Hedges');
  const button = () => screen.getByRole('button', { name: 'Collections: Hedges' });
  expect(button().textContent).toBe('Collections');

  setWidth(1000);

  expect(button().textContent).toBe('');
});

describe('one adds files', () => {
  test('by the button and by the address; closing it leaves the list as it was', async () => {
    await show('/library?articles=2', (asked) => answered(asked, [...many('articles', 9), ...all]));
    await press('Add files');
    expect(currentAddress()).toBe('/library?articles=2&add=');
    await screen.findByRole('dialog', { name: 'Add files' });

    await press('Close');

    await isClosed();
    expect(currentAddress()).toBe('/library?articles=2');
  });

  test('what has not arrived stands first in its section with its state, and leads to why', async () => {
    await show('/library?add');
    const form = await dialog('Add files');
    await userEvent.click(form.getByRole('radio', { name: 'Videos' }));
    await type('Title', 'A calf that will not drink', form);
    await type('Description', 'What we try first.', form);
    await press('Add', form);
    // There is no connection, and the form says so.
    await userEvent.click((await form.findAllByRole('button', { name: 'Close' }))[0] as HTMLElement);

    const videos = await section('Videos');
    expect(await videos.findByText('On this phone')).toBeTruthy();
    expect(titles(videos)).toEqual(['A calf that will not drink', 'A scythe']);
    const link = videos.getByRole('link', { name: 'A calf that will not drink' });
    expect(link.getAttribute('href')).toBe('/unsent');
    expect(titles(await section('Articles'))).toEqual(['Hedges', 'Lime by soil type']);
  });
});
