import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { press } from '#test/hands.ts';
import {
  arrival,
  clearSite,
  community,
  failure,
  json,
  never,
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

beforeEach(() => storeSession({ community: { id: 'old', name: 'Old Mill', slug: 'old-mill' } }));

test('a member whose community is gone lands in the first of their own, and is told', async () => {
  const asked = serve({
    ...arrival,
    'GET /api/communities/user': () => json(pageOf([aCommunity('old'), aCommunity('x'), aCommunity('y')])),
    'GET /api/news/community/old': gone,
    'GET /api/news/community/x': news('News of x'),
  });

  openSite('/news');

  // It goes after a moment, and the news may take longer.
  await screen.findByText('Old Mill is no longer here, so you are in Community x now.');
  await screen.findByText('News of x');
  expect(getSession().community).toEqual({ id: 'x', name: 'Community x', slug: 'slug-x' });
  expect(asked.filter(({ to }) => to === 'GET /api/communities/user')).toHaveLength(1);
  expect(asked.filter(({ to }) => to === 'POST /api/users')).toEqual([]);
});

test('lands in community 3 when they follow none', async () => {
  serve({
    ...arrival,
    'GET /api/communities/user': () => json(pageOf([])),
    'GET /api/communities/3': () => json(community),
    'GET /api/news/community/old': gone,
    'GET /api/news/community/3': news('News of 3'),
  });

  openSite('/news');

  await screen.findByText('News of 3');
  expect(getSession().community?.id).toBe('3');
});

test('does not go round when that fails too: the screen says so, and its next try tries both', async () => {
  const answers = {
    ...arrival,
    'GET /api/communities/user': noConnection,
    'GET /api/news/community/old': gone,
  };
  const asked = serve(answers);
  openSite('/news');
  await screen.findByText('There is no such community.');
  await waitFor(() => expect(asked.filter(({ to }) => to === 'GET /api/communities/user')).toHaveLength(1));
  expect(getSession().community?.id).toBe('old');

  serve({
    ...answers,
    'GET /api/communities/user': () => json(pageOf([aCommunity('x')])),
    'GET /api/news/community/x': news('News of x'),
  });
  await press('Try again');

  await screen.findByText('News of x');
});

test('a further session lands although the one before it ended on its way', async () => {
  const answers = { ...arrival, 'GET /api/news/community/old': gone };
  const asked = serve({ ...answers, 'GET /api/communities/user': never });
  openSite('/news');
  await waitFor(() => expect(asked.map(({ to }) => to)).toContain('GET /api/communities/user'));
  await clearSite();

  storeSession({ community: { id: 'old', name: 'Old Mill', slug: 'old-mill' } });
  serve({
    ...answers,
    'GET /api/communities/user': () => json(pageOf([aCommunity('x')])),
    'GET /api/news/community/x': news('News of x'),
  });
  openSite('/news');

  await screen.findByText('News of x');
});

test('stays where another community than the current one is missing', async () => {
  const asked = serve({
    ...arrival,
    'GET /api/communities': () => json(pageOf([aCommunity('a', { isFollowed: '1' })])),
    'GET /api/communities/a': gone,
  });
  openSite('/community-switching/all-communities');
  await press('Visit: Community a');

  await screen.findByText('Community a did not open. There is no such community.');

  expect(getSession().community?.id).toBe('old');
  expect(asked.map(({ to }) => to)).not.toContain('GET /api/communities/user');
});

test('asks for nothing extra where all is well', async () => {
  storeSession({ community: { id: 'x', name: 'Community x', slug: 'slug-x' } });
  const asked = serve({ ...arrival, 'GET /api/news/community/x': news('News of x') });

  openSite('/news');

  await screen.findByText('News of x');
  expect(asked.filter(({ to }) => to.includes('/api/communities'))).toEqual([]);
});
