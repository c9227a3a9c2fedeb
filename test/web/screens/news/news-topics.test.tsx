import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { follow, hrefOf, press } from '#test/hands.ts';
import {
  clearSite,
  currentAddress,
  failure,
  isAt,
  json,
  never,
  noConnection,
  setWidth,
  storeSession,
} from '#test/web.tsx';
import { card, pageOf } from '../../features/news/a-news.ts';
import { newsList } from './a-news-list.tsx';

const show = newsList();

describe('the topics', () => {
  const topicOf = (url: URL) => url.searchParams.get('category');
  const both = ({ url }: { url: URL }) =>
    topicOf(url) === 'Nature'
      ? json({ ...pageOf(Number(url.searchParams.get('pageNumber')), 8, 20) })
      : json({ ...pageOf(1, 1), data: [{ ...card, title: 'Of any kind' }] });
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

  test('lead to their news, whose heading says so, and back to all', async () => {
    const asked = await show(both);
    await screen.findByText('Of any kind');

    await follow('Nature');

    expect(await screen.findByText('News 1.0')).toBeTruthy();
    expect([heading(), topicOf(asked.at(-1)?.url as URL)]).toEqual(['Nature', 'Nature']);
    expect(currentAddress()).toBe('/news?category=Nature');
    expect(screen.getByText('Nature: 20 news')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Nature' }).getAttribute('aria-current')).toBe('page');
    await follow('All news');
    expect(await screen.findByText('Of any kind')).toBeTruthy();
    expect(heading()).toBe('News');
    expect(screen.queryByRole('link', { name: 'All news' })).toBeNull();
  });

  test('are kept from page to page, and in any case of letters', async () => {
    const asked = await show(both, '/news?category=nature');

    await follow('Next');

    expect(await screen.findByText('News 2.0')).toBeTruthy();
    expect([heading(), topicOf(asked.at(-1)?.url as URL)]).toEqual(['Nature', 'Nature']);
    expect(currentAddress()).toBe('/news?category=Nature&page=2');
  });

  test('end where something is searched for, which is among all news', async () => {
    await show(both, '/news?category=Nature', {
      'GET /api/news/community/3/search': () => json({ ...pageOf(1, 1), data: [card] }),
    });
    await screen.findByText('News 1.0');

    await userEvent.type(screen.getByRole('searchbox'), 'rape{Enter}');

    await isAt('/news?search=rape');
    expect(heading()).toBe('News');
  });

  test('say when there is nothing about one yet, and what to do', async () => {
    await show(() => json(pageOf(1, 0)), '/news?category=Farming');

    expect(await screen.findByText('Nothing about Farming yet')).toBeTruthy();
    await press('Write the first');
    expect(await screen.findByRole('dialog', { name: 'Add news' })).toBeTruthy();
  });

  test('that are none lead to all news', async () => {
    await show(
      () => failure(400, 'category.unknown', 'There is no such category.'),
      '/news?category=Astrology',
    );

    expect(await screen.findByText('There is no such topic')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'All news' }).at(-1)?.getAttribute('href')).toBe('/news');
  });

  describe('come from the API', () => {
    const CATEGORIES = 'GET /api/courses/categories';
    const names = () =>
      within(screen.getByRole('navigation', { name: 'Topics' }))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const soil = () => json({ results: [{ id: '7', name: 'Soil' }] });

    test('whatever they are called, in the dialog too', async () => {
      await show(both, '/news', { [CATEGORIES]: soil });

      await waitFor(() => expect(names()).toEqual(['Soil']));
      await press('Add news');
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Select a category',
        'Soil',
      ]);
    });

    test('while these are on their way, five places are kept for them', async () => {
      await show(both, '/news', { [CATEGORIES]: never });
      await screen.findByText('Of any kind');

      const nav = screen.getByRole('navigation', { name: 'Topics' });
      expect(nav.querySelectorAll('[aria-hidden=true] .topic-mark')).toHaveLength(5);
      expect(names()).toEqual([]);
    });

    test('and stay, without a connection, as this device saw them last', async () => {
      await show(both, '/news', { [CATEGORIES]: soil });
      await waitFor(() => expect(names()).toEqual(['Soil']));
      const kept = localStorage.getItem('lastCategories') ?? '';
      await clearSite();

      localStorage.setItem('lastCategories', kept);
      storeSession();
      const asked = await show(both, '/news', { [CATEGORIES]: noConnection });

      expect(names()).toEqual(['Soil']);
      await waitFor(() => expect(asked.some(({ to }) => to === CATEGORIES)).toBe(true));
      await screen.findByText('Of any kind');
      expect(names()).toEqual(['Soil']);
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('and when they do not load, that is said, with another try', async () => {
      let isGood = false;
      await show(both, '/news', { [CATEGORIES]: () => (isGood ? soil() : noConnection()) });

      const failed = within(await screen.findByRole('alert'));
      failed.getByText('The topics did not load.');
      isGood = true;
      await press('Try again', failed);

      await waitFor(() => expect(names()).toEqual(['Soil']));
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('nonsense that is kept on the device is not shown', async () => {
      localStorage.setItem('lastCategories', '{"results":[{}');
      await show(both);

      await waitFor(() => expect(names()).toHaveLength(5));
    });
  });

  test('are behind a button below 650 px', async () => {
    setWidth(649);
    await show(() => json(pageOf(1, 1)));

    await press('Topics');

    const panel = within(await screen.findByRole('dialog', { name: 'Topics' }));
    expect(panel.getByText('Cars industry')).toBeTruthy();
    expect(hrefOf('See all topics', panel)).toBe('/community-switching');
    expect(hrefOf('Topics of the news', panel)).toBe('/news/topics');
  });

  test('have no button from there on', async () => {
    setWidth(650);
    await show(() => json(pageOf(1, 1)));
    await screen.findByText('News 1.0');

    expect(screen.queryByRole('button', { name: 'Topics' })).toBeNull();
  });
});
