import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { failure, json, noConnection } from '#test/web.tsx';
import { outboxKinds } from '#web/app/outbox-kinds.ts';
import { NoticeSettings } from '#web/features/notices/notice-settings.tsx';
import { MutePlace } from '#web/parts/muting/mute-place.tsx';
import { setKinds } from '#web/parts/sync/queue/kinds.ts';

const GET = 'GET /api/notices/settings';
const PUT = 'PUT /api/notices/settings';
const MUTED = 'PUT /api/notices/muted';
const settings = (more = {}) =>
  json({ data: { replies: true, mentions: false, courses: true, events: true, muted: [], ...more } });

beforeEach(() => setKinds(outboxKinds));

const { show } = screenOf(
  {
    '/settings': <NoticeSettings />,
    '/news': <MutePlace on="news" id="n1" title="Frost tonight" />,
  },
  '/settings',
  { answers: () => ({ [GET]: () => settings() }) },
);
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('says of what the member is told, and changes that at once', async () => {
  let changed = {};
  const asked = await show({
    [GET]: () => settings(changed),
    [PUT]: ({ body }) => {
      changed = body as object;
      return json({ data: body });
    },
  });
  expect((await box('Replies to you')).checked).toBe(true);
  expect((await box('Mentions of your username')).checked).toBe(false);

  await userEvent.click(await box('Replies to you'));

  await waitFor(async () => expect((await box('Replies to you')).checked).toBe(false));
  await waitFor(() => expect(asked.find(({ to }) => to === PUT)?.body).toEqual({ replies: false }));
});

test('the weekly mail is there to be ended where the system sends it, and nowhere else', async () => {
  const asked = await show({
    [GET]: () => settings({ weekly: true }),
    [PUT]: ({ body }) => json({ data: body }),
  });
  const weekly = 'A mail once a week, while you are away';
  expect((await box(weekly)).checked).toBe(true);

  await userEvent.click(await box(weekly));

  await waitFor(() => expect(asked.find(({ to }) => to === PUT)?.body).toEqual({ weekly: false }));
});

test('without it there is no such box', async () => {
  await show({});
  await box('Replies to you');

  expect(screen.queryByRole('checkbox', { name: /mail/ })).toBeNull();
});

test('what is changed without a connection stays changed, and waits', async () => {
  await show({ [PUT]: noConnection });

  await userEvent.click(await box('Mentions of your username'));

  await waitFor(async () => expect((await box('Mentions of your username')).checked).toBe(true));
});

test('what is muted stands below, and is unmuted with one press', async () => {
  let muted = [{ on: 'group', id: 'g1', title: 'Night lambing' }];
  const asked = await show({
    [GET]: () => settings({ muted }),
    [MUTED]: ({ body }) => {
      muted = [];
      return json({ data: body });
    },
  });

  await press('Unmute “Night lambing”');
  expect(document.activeElement?.tagName).toBe('H2');

  await waitFor(() => expect(screen.queryByText('Night lambing')).toBeNull());
  await waitFor(() =>
    expect(asked.find(({ to }) => to === MUTED)?.body).toEqual({ on: 'group', id: 'g1', muted: false }),
  );
});

test('under the replies it says whether they are told, once that is asked, and mutes them', async () => {
  const muted: object[] = [];
  const asked = await show(
    {
      [GET]: () => settings({ muted }),
      [MUTED]: ({ body }) => {
        muted.push({ on: 'news', id: 'n1', title: 'Frost tonight' });
        return json({ data: body });
      },
    },
    '/news',
  );
  expect(asked.filter(({ to }) => to === GET)).toEqual([]);

  await press('Notifications here');
  await screen.findByText('You are told when somebody answers or names you here.');
  await press('Mute');

  await screen.findByText('You hear nothing of what happens here.');
  await waitFor(() =>
    expect(asked.find(({ to }) => to === MUTED)?.body).toEqual({ on: 'news', id: 'n1', muted: true }),
  );
});

test('says that the settings did not load, and loads them again', async () => {
  let isLost = true;
  await show({ [GET]: () => (isLost ? failure(500, 'server.failed', 'Not now.') : settings()) });
  await screen.findByText('Your notification settings did not load.');

  isLost = false;
  await press('Try again');

  expect((await box('Replies to you')).checked).toBe(true);
});
