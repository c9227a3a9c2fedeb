// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  arrival,
  clearSite,
  community,
  failure,
  json,
  noConnection,
  onePage,
  openSite,
  serve,
  storeSession,
} from '#test/web.tsx';
import { getSession } from '#web/lib/session/session.ts';
import { card } from '../news/a-news.ts';
import { aCommunity, pageOf } from './a-community.ts';

const gone = () => failure(404, 'community.missing', 'There is no such community.');
const news = (title: string) => () => json({ ...onePage, totalItems: 1, data: [{ ...card, title }] });

/** A member in a community of this id; each test has its own, for a failure is not asked for twice in two seconds. */
const storeIn = (id: string) => storeSession({ community: { id, name: 'Old Mill', slug: 'old-mill' } });

afterEach(clearSite);

test('a member whose community is gone lands in the first of their own, and is told', async () => {
  storeIn('old1');
  const asked = serve({
    ...arrival,
    'GET /api/communities/user': () => json(pageOf([aCommunity('old1'), aCommunity('x'), aCommunity('y')])),
    'GET /api/news/community/old1': gone,
    'GET /api/news/community/x': news('News of x'),
  });

  openSite('/news');

  await screen.findByText('News of x');
  screen.getByText('Old Mill is no longer here, so you are in Community x now.');
  expect(getSession().community).toEqual({ id: 'x', name: 'Community x', slug: 'slug-x' });
  expect(asked.filter(({ to }) => to === 'GET /api/communities/user')).toHaveLength(1);
  expect(asked.filter(({ to }) => to === 'POST /api/users')).toEqual([]);
});

test('lands in community 3 when they follow none', async () => {
  storeIn('old2');
  serve({
    ...arrival,
    'GET /api/communities/user': () => json(pageOf([])),
    'GET /api/communities/3': () => json(community),
    'GET /api/news/community/old2': gone,
    'GET /api/news/community/3': news('News of 3'),
  });

  openSite('/news');

  await screen.findByText('News of 3');
  expect(getSession().community?.id).toBe('3');
});

test('does not go round when that fails too: the screen says so, and its next try tries both', async () => {
  storeIn('old3');
  const answers = {
    ...arrival,
    'GET /api/communities/user': noConnection,
    'GET /api/news/community/old3': gone,
  };
  const asked = serve(answers);
  openSite('/news');
  await screen.findByText('There is no such community.');
  await waitFor(() => expect(asked.filter(({ to }) => to === 'GET /api/communities/user')).toHaveLength(1));
  expect(getSession().community?.id).toBe('old3');

  serve({
    ...answers,
    'GET /api/communities/user': () => json(pageOf([aCommunity('x')])),
    'GET /api/news/community/x': news('News of x'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByText('News of x');
});

test('stays where another community than the current one is missing', async () => {
  storeIn('old4');
  const asked = serve({
    ...arrival,
    'GET /api/communities': () => json(pageOf([aCommunity('a', { isFollowed: '1' })])),
    'GET /api/communities/a': gone,
  });
  openSite('/community-switching/all-communities');
  await userEvent.click(await screen.findByRole('button', { name: 'Visit: Community a' }));

  await screen.findByText('Community a did not open. There is no such community.');

  expect(getSession().community?.id).toBe('old4');
  expect(asked.map(({ to }) => to)).not.toContain('GET /api/communities/user');
});

test('asks for nothing extra where all is well', async () => {
  storeSession({ community: { id: 'x', name: 'Community x', slug: 'slug-x' } });
  const asked = serve({ ...arrival, 'GET /api/news/community/x': news('News of x') });

  openSite('/news');

  await screen.findByText('News of x');
  expect(asked.filter(({ to }) => to.includes('/api/communities'))).toEqual([]);
});
