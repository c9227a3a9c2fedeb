import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { follow } from '#test/hands.ts';
import { arrival, json, openSite, serve, storeSession } from '#test/web.tsx';

const CATEGORIES = 'GET /api/courses/categories';
const names = Array.from({ length: 12 }, (_, index) => `Topic ${index + 1}`);
const twelve = () => json({ results: names.map((name, id) => ({ id: String(id), name })) });
const main = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Topics' });
  return within(screen.getByRole('main'));
};
const place = () => window.location.pathname + window.location.search;

beforeEach(() => storeSession());

const open = (address: string, answer = twelve) => {
  serve({ ...arrival, [CATEGORIES]: answer });
  openSite(address);
};

test('has every topic, of which the first stand beside the news, and leads to its news', async () => {
  open('/news');
  const beside = within(await screen.findByRole('navigation', { name: 'Topics' }));
  expect(await beside.findAllByRole('listitem')).toHaveLength(8);

  await follow('Topics of the news', beside);

  const topics = await main();
  expect((await topics.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(names);
  expect(place()).toBe('/news/topics');
  await follow('Topic 11', topics);
  expect(place()).toBe('/news?category=Topic+11');
  const chosen = await screen.findByRole('heading', { level: 1, name: 'Topic 11' });
  expect(chosen).toBeTruthy();
});

test('a topic that is shown stands beside its news, however many there are', async () => {
  open('/news?category=Topic+11');

  const beside = within(await screen.findByRole('navigation', { name: 'Topics' }));
  const chosen = await beside.findByRole('link', { name: 'Topic 11' });
  expect(chosen.getAttribute('aria-current')).toBe('page');
  expect(beside.getAllByRole('listitem')).toHaveLength(9);
});

test('leads back to the news', async () => {
  open('/news/topics');

  const topics = await main();
  expect(topics.getByRole('link', { name: 'News' }).getAttribute('href')).toBe('/news');
});

test('says when there are no topics yet', async () => {
  open('/news/topics', () => json({ results: [] }));

  expect(await screen.findByRole('heading', { name: 'No topics yet' })).toBeTruthy();
});
