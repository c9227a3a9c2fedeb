import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notice } from '#contract/notices/notices.ts';
import { press } from '#test/hands.ts';
import { patiently } from '#test/patiently.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, json, lostOnce } from '#test/web.tsx';
import { Notices } from '#web/features/notices/notices.tsx';
import { getSession } from '#web/lib/session/session.ts';

const LIST = 'GET /api/notices';
const SEEN = 'PUT /api/notices/seen';

const aNotice = (more: Partial<Notice> = {}): Notice => ({
  id: 'r1',
  kind: 'reply',
  on: 'news',
  onId: 'n1',
  title: 'Frost tonight',
  communityId: '3',
  names: ['Ann'],
  count: 1,
  isMore: false,
  at: '2026-03-12T08:00:00.000Z',
  isSeen: true,
  ...more,
});
const tomorrow: Partial<Notice> = {
  kind: 'tomorrow',
  on: 'event',
  onId: 'e1',
  title: 'Sow the rapeseed',
  names: [],
  count: 0,
};
const listed = (data: readonly Notice[], more = {}) =>
  json({ page: 1, pageSize: 15, pages: 1, totalPages: 1, totalItems: data.length, data, ...more });

const answers = (): Answers => ({
  [LIST]: () => listed([aNotice()]),
  [SEEN]: ({ body }) => json({ data: body }),
});
const { show } = screenOf({ '/list': <Notices /> }, '/list', { answers });
/** The last link of all leads to the settings. */
const lines = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .slice(0, -1);

beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'Date'],
    now: new Date(2026, 2, 13, 9),
  }),
);
afterEach(() => vi.useRealTimers());

test.each<[Partial<Notice>, string, string]>([
  [{ replyId: 'r1' }, 'Ann replied to “Frost tonight”', '/news/n1?community=3#reply-r1'],
  [
    { kind: 'answer', names: ['Ann', 'Juma'], count: 2, on: 'lesson', onId: 'l1', replyId: 'r2' },
    'Ann and Juma answered you under “Frost tonight”',
    '/lesson/l1#reply-r2',
  ],
  [
    { kind: 'thread', names: ['Ann', 'Juma'], count: 3, on: 'resource', onId: 'f1' },
    'Ann, Juma and 1 other also replied to “Frost tonight”',
    '/library/f1',
  ],
  [
    { names: ['Ann', 'Juma'], count: 21, isMore: true, on: 'course', onId: 'c1' },
    'Ann, Juma and many others replied to “Frost tonight”',
    '/course/c1',
  ],
  [
    { kind: 'learner', names: ['Ann', 'Juma'], count: 5, on: 'course', onId: 'c1' },
    'Ann, Juma and 3 others joined your course “Frost tonight”',
    '/admin/course/c1',
  ],
  [
    { kind: 'attempt', on: 'course', onId: 'c1', lessonId: 'l1' },
    'Ann took your test in “Frost tonight”',
    '/admin/test-answers/l1',
  ],
  [
    { on: 'post', onId: 'p1', in: 'group', inId: 'g1', title: 'Who has a spare drill?' },
    'Ann replied to “Who has a spare drill?”',
    '/groups/g1?post=p1',
  ],
  [
    { on: 'post', onId: 'p1', in: 'enterprise', inId: 'e1' },
    'Ann replied to “Frost tonight”',
    '/your-enterprises/e1?post=p1',
  ],
  [
    { kind: 'chosen', on: 'post', onId: 'p1', in: 'group', inId: 'g1', replyId: 'r1' },
    'Ann marked your answer to “Frost tonight”',
    '/groups/g1?post=p1#reply-r1',
  ],
  [
    { kind: 'mention', on: 'lesson', onId: 'l1', replyId: 'r1' },
    'Ann mentioned you in “Frost tonight”',
    '/lesson/l1#reply-r1',
  ],
  [
    { kind: 'mention', on: 'post', onId: 'p1', in: 'group', inId: 'g1' },
    'Ann mentioned you in “Frost tonight”',
    '/groups/g1?post=p1',
  ],
  [
    { ...tomorrow, date: '2026-03-14', time: '07:30' },
    'Tomorrow at 7:30: Sow the rapeseed',
    '/calendar/my-events?month=2026-03&day=2026-03-14',
  ],
  [
    { ...tomorrow, date: '2026-03-13' },
    'Today: Sow the rapeseed',
    '/calendar/my-events?month=2026-03&day=2026-03-13',
  ],
  [
    { ...tomorrow, date: '2026-03-12', time: '17:00' },
    'On 12 March 2026 at 17:00: Sow the rapeseed',
    '/calendar/my-events?month=2026-03&day=2026-03-12',
  ],
  [
    { kind: 'remark', on: 'lesson', onId: 'l1' },
    'Ann looked through your test of “Frost tonight”',
    '/lesson/l1',
  ],
  [
    {
      kind: 'moderated',
      action: 'hide',
      names: [],
      count: 0,
      reasons: ['spam'],
      note: 'Please name the source.',
    },
    '“Frost tonight” was hidden. Members said: spam or advertising. Please name the source.',
    '/news/n1?community=3',
  ],
  [
    { kind: 'moderated', action: 'hide', names: [], count: 0, replyId: 'r1' },
    'Your reply to “Frost tonight” was hidden',
    '/news/n1?community=3#reply-r1',
  ],
  [
    { kind: 'decided', action: 'keep', names: [], count: 0 },
    'What you reported was looked at and stays: “Frost tonight”',
    '/news/n1?community=3',
  ],
  [
    { kind: 'decided', action: 'keep', names: [], count: 0, on: 'user', onId: 'u1', title: 'Ben' },
    'What you reported was looked at and stays: “Ben”',
    '/profile/u1',
  ],
])('says what happened, and leads there: %o', async (more, text, to) => {
  await show({ [LIST]: () => listed([aNotice(more)]) });

  expect((await screen.findAllByRole('link'))[0]?.textContent).toContain(text);
  expect(lines()).toEqual([to]);
});

test.each<[Partial<Notice>, string]>([
  [{ kind: 'decided', action: 'hide' }, 'What you reported was hidden: “Frost tonight”'],
  [{ kind: 'decided', action: 'remove' }, 'What you reported was removed: “Frost tonight”'],
  [{ kind: 'moderated', action: 'remove' }, '“Frost tonight” was removed'],
  [{ kind: 'moderated', action: 'hide', replyId: 'r1', title: '' }, 'Your reply was hidden'],
  [{ kind: 'decided', action: 'remove', replyId: 'r1', title: '' }, 'What you reported was removed: a reply'],
])('what nobody can see any more leads nowhere: %o', async (more, text) => {
  await show({ [LIST]: () => listed([aNotice({ names: [], count: 0, ...more })]) });

  await screen.findByText(text);
  expect(lines()).toEqual([]);
});

test('what is shown is seen: up to the newest, and once', async () => {
  const asked = await show({
    [LIST]: () =>
      listed([aNotice({ id: 'r9', isSeen: false }), aNotice({ id: 'r8', isSeen: false })], { unseen: 'r9' }),
  });

  expect(await screen.findAllByText(/New/)).toHaveLength(2);
  await vi.waitFor(() => expect(asked.filter(({ to }) => to === SEEN)).toHaveLength(1));
  expect(asked.find(({ to }) => to === SEEN)?.body).toEqual({ id: 'r9' });
});

test('what is gone is seen with the rest, and a list of nothing else says that there is nothing', async () => {
  const asked = await show({ [LIST]: () => listed([], { totalItems: 1, unseen: 'r9' }) });

  await screen.findByRole('heading', { name: 'No notifications yet' });
  await vi.waitFor(() => expect(asked.find(({ to }) => to === SEEN)?.body).toEqual({ id: 'r9' }));
});

test.each([
  [2, false, '2 new in Growers', '/news'],
  [9, true, '9 or more new in Growers', '/news'],
  [1, false, 'New in Growers: “Rain at last”', '/news/n7?community=7'],
])('news of a community are one line above all else, and lead there: %i', async (count, isMore, text, to) => {
  const growers = { communityId: '7', name: 'Growers', slug: 'growers' };
  const news = [{ ...growers, count, isMore, newest: { id: 'n7', title: 'Rain at last' } }];
  const asked = await show({ [LIST]: () => listed([], { news, unseen: 'n7' }) });

  const line = await screen.findByRole('link', { name: text });
  expect(line.getAttribute('href')).toBe(to);
  await vi.waitFor(() => expect(asked.find(({ to }) => to === SEEN)?.body).toEqual({ id: 'n7' }));
  fireEvent.click(line);
  // One news is found by its address alone.
  expect(getSession().community?.id === '7').toBe(count > 1);
});

test('where all has been seen nothing is sent', async () => {
  const asked = await show();

  await screen.findByRole('link', { name: /Ann/ });
  expect(asked.filter(({ to }) => to === SEEN)).toEqual([]);
});

test('earlier ones come when they are asked for, below the newest', async () => {
  const more = { pages: 2, totalPages: 2, totalItems: 16 };
  await show({
    [LIST]: ({ url }) =>
      url.searchParams.get('pageNumber') === '2'
        ? listed([aNotice({ id: 'r0', title: 'Last week' })], { ...more, page: 2 })
        : listed([aNotice()], more),
  });
  await screen.findByRole('link', { name: /Ann/ });

  await press('Earlier notifications');

  expect((await screen.findByText(/Last week/)).isConnected).toBe(true);
  expect(lines()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Earlier notifications' })).toBeNull();
});

test('says what comes here while there is nothing, and loads again after a failure', async () => {
  const list = lostOnce(() => listed([]));
  await show({ [LIST]: list });

  expect(await screen.findByText('Notifications did not load')).toBeTruthy();
  await press('Try again');

  expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeTruthy();
});

test('what a line is on is muted by one press, and unmuted by another; a decision cannot be', async () => {
  let isMuted = false;
  const asked = await show({
    [LIST]: () =>
      listed([
        aNotice(isMuted ? { isMuted } : {}),
        aNotice({ id: 'd1', kind: 'decided', action: 'keep', title: 'Sell all your seed' }),
      ]),
    'PUT /api/notices/muted': ({ body }) => {
      isMuted = (body as { muted: boolean }).muted;
      return json({ data: body });
    },
  });
  const told = () => asked.filter(({ to }) => to === 'PUT /api/notices/muted').map(({ body }) => body);

  const bell = await screen.findByRole('button', { name: 'Mute “Frost tonight”' });
  expect(bell.querySelector('.lucide-bell-off')).toBeNull();
  await press('Mute “Frost tonight”');
  await patiently(() => expect(told()).toEqual([{ on: 'news', id: 'n1', muted: true }]));
  await press('Unmute “Frost tonight”');

  await patiently(() => expect(told()[1]).toEqual({ on: 'news', id: 'n1', muted: false }));
  await screen.findByRole('button', { name: 'Mute “Frost tonight”' });
  expect(screen.queryByRole('button', { name: 'Mute “Sell all your seed”' })).toBeNull();
});

test('a muted line says so, and leads to the settings', async () => {
  await show({ [LIST]: () => listed([aNotice({ isMuted: true })]) });

  await screen.findByRole('button', { name: 'Unmute “Frost tonight”' });
  expect(screen.getByRole('link', { name: 'Notification settings' }).getAttribute('href')).toBe(
    '/myProfile#notifications',
  );
});

test('a line has no bell of its own where the group or the community that it is in is muted', async () => {
  await show({ [LIST]: () => listed([aNotice({ isPlaceMuted: true })]) });

  await screen.findByText(/Frost tonight/);

  expect(screen.queryByRole('button', { name: /Mute|Unmute/ })).toBeNull();
});
