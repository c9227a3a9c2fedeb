import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { users } from '#contract/users/users.ts';
import { follow, press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, json, lostOnce, never, noConnection } from '#test/web.tsx';
import { Today, TodayLine } from '#web/features/today/today.tsx';
import { keepReply } from '#web/lib/api/replies.tsx';
import { localDay } from '#web/lib/format/local-day.ts';
import { getSession } from '#web/lib/session/session.ts';
import { user } from '../profile/a-user.ts';
import { aToday, growers } from './a-today.ts';

const TODAY = 'GET /api/users/today';
const SEEN = 'PUT /api/users/today/seen';

const answers = (): Answers => ({
  [TODAY]: () => json({ data: aToday() }),
  [SEEN]: ({ body }) => json({ data: { since: (body as { at: string }).at } }),
  'GET /api/users/profile': () => json(user),
});
const { show } = screenOf(
  { '/dashboard': <Today name="Rosa" />, '/first': <Today name="Rosa" room={4} />, '/line': <TodayLine /> },
  '/dashboard',
  {
    answers,
  },
);
const lines = () =>
  within(screen.getByRole('region', { name: 'What is new' }))
    .queryAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('a member reads what is new, each thing a way there', async () => {
  const asked = await show();

  await screen.findByText('2 new articles in Growers');
  screen.getByText(/^Good (morning|afternoon|evening), Rosa\.$/);
  screen.getByText('Since 6 January:');
  expect(lines()).toEqual([
    '2 new articles in Growers /news',
    'Tomasz passed your test in Soil /admin/test-answers/l1',
    'Go on with “Seed” /lesson/l2',
  ]);
  expect(asked.filter(({ to }) => to === TODAY).map(({ url }) => url.search)).toEqual([
    `?day=${localDay(new Date())}`,
  ]);
});

test('the news of another community make it the current one', async () => {
  await show({
    [TODAY]: () =>
      json({ data: aToday({ news: [{ ...growers, communityId: '7', name: 'Hill', slug: 'hill' }] }) }),
  });

  await follow('2 new articles in Hill');

  expect(getSession().community).toEqual({ id: '7', name: 'Hill', slug: 'hill' });
  expect((await screen.findByTestId('place')).textContent).toContain('/news');
});

test('all read takes away what was new at once, keeps what lies ahead, and is sent', async () => {
  const known = aToday();
  const asked = await show({ [TODAY]: () => json({ data: known }) });
  await screen.findByText('2 new articles in Growers');

  await press('Mark as read');

  expect(lines()).toEqual(['Go on with “Seed” /lesson/l2']);
  expect(document.activeElement?.textContent).toMatch(/^Nothing new since /);
  expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
  await waitFor(() => expect(asked.find(({ to }) => to === SEEN)?.body).toEqual({ at: known.at }));
});

test('all read holds without a connection, and waits to be sent', async () => {
  await show({ [SEEN]: noConnection });
  await screen.findByText('2 new articles in Growers');

  await press('Mark as read');

  await waitFor(() => expect(screen.queryByText('2 new articles in Growers')).toBeNull());
  expect(localStorage.getItem('todaySeen:ada')).not.toBeNull();
});

test('where nothing is new it says so, and there is nothing to mark', async () => {
  await show({ [TODAY]: () => json({ data: aToday({ news: [], taught: [], lesson: undefined }) }) });

  await screen.findByText('Nothing new since 6 January.');
  expect(lines()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
});

test('more lines than there is room for wait for a press, which goes on to the next; none hides what is ahead', async () => {
  const news = [growers, { ...growers, communityId: '7', name: 'Hill' }];
  await show({ [TODAY]: () => json({ data: aToday({ news }) }) }, '/first');
  await screen.findByText('2 new articles in Growers');
  screen.getByText('Ahead of you:');
  expect(lines()).toEqual(['2 new articles in Growers /news', 'Go on with “Seed” /lesson/l2']);

  await press('Show 2 more');

  await waitFor(() => expect(document.activeElement?.textContent).toBe('2 new articles in Hill'));
  expect(lines()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

test('a newcomer is told of a week', async () => {
  await show({ [TODAY]: () => json({ data: aToday({ since: undefined, taught: [], news: [] }) }) });

  await screen.findByText('Nothing new this week.');
});

test('while it loads there is the greeting, and a place for the rest', async () => {
  await show({ [TODAY]: never });

  await screen.findByText(/^Good /);
  expect(document.querySelector('.today .sk')).not.toBeNull();
});

test('where it does not come it says so, and tries again', async () => {
  await show({ [TODAY]: lostOnce(() => json({ data: aToday() })) });
  await screen.findByText('What is new did not load.');

  await press('Try again');

  await screen.findByText('2 new articles in Growers');
});

test('over the news it is one line, which leads to the dashboard', async () => {
  await show({}, '/line');

  const link = await screen.findByRole('link');

  expect(link.getAttribute('href')).toBe('/dashboard');
  expect(link.textContent).toMatch(
    /^Good .*\. Since 6 January: 2 new articles in Growers, Tomasz passed your test in Soil, Go on with “Seed”\.$/,
  );
});

test('that line greets by a name as soon as it is known', async () => {
  await show({}, '/line');
  await screen.findByRole('link');

  await keepReply(users.getOwnProfile, {}, { ...user, firstName: 'Nyasha' });

  await screen.findByText(/^Good .*, Nyasha\.$/);
});

test('without a connection it shows what it knew, and as of when', async () => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  const known = aToday({ at: yesterday.toISOString() });
  await keepReply(users.getToday, { day: localDay(yesterday) }, { data: known });
  await show({ [TODAY]: noConnection });

  await screen.findByText('As of yesterday');
  screen.getByText('2 new articles in Growers');
});
