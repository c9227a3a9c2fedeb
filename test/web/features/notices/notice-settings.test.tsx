import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, configFile, failure, json, noConnection } from '#test/web.tsx';
import { outboxKinds } from '#web/app/outbox-kinds.ts';
import { NoticeSettings } from '#web/features/notices/notice-settings.tsx';
import { keep } from '#web/lib/device/browser-storage.ts';
import { readMark } from '#web/lib/push/mark.ts';
import { MutePlace } from '#web/parts/muting/mute-place.tsx';
import { setKinds } from '#web/parts/sync/queue/kinds.ts';
import { aBrowser, KEY } from '../../parts/doorbell/a-browser.ts';

const GET = 'GET /api/notices/settings';
const PUT = 'PUT /api/notices/settings';
const MUTED = 'PUT /api/notices/muted';
const settings = (more = {}) =>
  json({
    data: {
      replies: true,
      mentions: false,
      courses: true,
      events: true,
      messages: true,
      muted: [],
      push: { text: false, quietFrom: '20:00', quietTo: '06:00', most: 3 },
      ...more,
    },
  });
const DEVICES = 'GET /api/push';
const STOP = 'DELETE /api/push';
const devices = [
  { id: 'd2', browser: 'Firefox', system: 'Windows', since: '2026-03-09T08:00:00.000Z' },
  { id: 'd1', browser: 'Chrome', system: 'Android', since: '2026-01-31T08:00:00.000Z' },
];
const withKey = { 'GET /config.json': () => json({ ...configFile, pushKey: 'BAECAwQ' }) };

beforeEach(() => setKinds(async () => outboxKinds));

const { show } = screenOf(
  {
    '/settings': <NoticeSettings />,
    '/news': <MutePlace on="news" id="n1" title="Frost tonight" />,
  },
  '/settings',
  { answers: () => ({ [GET]: () => settings(), [DEVICES]: () => json({ data: [] }) }) },
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
  const weekly = 'An e-mail once a week, while you are away';
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

test('where devices can be told it says what they show, when and how often, and changes each at once', async () => {
  const asked = await show({ ...withKey, [PUT]: ({ body }) => json({ data: body }) });
  const field = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
  expect((await box('Messages to you, while Furrow is closed')).checked).toBe(true);
  expect((await field('Quiet from')).value).toBe('20:00');
  const text = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Show on the lock screen/ });
  expect(text.checked).toBe(false);

  await userEvent.click(text);
  await userEvent.selectOptions(await field('Quiet from'), '21:00');
  await userEvent.selectOptions(await field('Quiet until'), '05:00');
  await userEvent.selectOptions(await field('At most per day'), '10');

  const bodies = () => asked.filter(({ to }) => to === PUT).map(({ body }) => body);
  await waitFor(() =>
    expect(bodies()).toEqual([
      { push: { text: true } },
      { push: { quietFrom: '21:00' } },
      { push: { quietTo: '05:00' } },
      { push: { most: 10 } },
    ]),
  );
});

test('a time that is chosen without a connection stays chosen, and waits', async () => {
  await show({ ...withKey, [PUT]: noConnection });
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Quiet until' });

  await userEvent.selectOptions(field, '05:00');

  await waitFor(() => expect(field.value).toBe('05:00'));
});

test('where no device can be told there is no word of that', async () => {
  await show();

  await box('Replies to you');

  expect(screen.queryByText(/device|lock screen/)).toBeNull();
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
  await screen.findByText('You are notified when somebody answers you or mentions you here.');
  await press('Mute');

  await screen.findByText('You get no notifications from here.');
  await waitFor(() =>
    expect(asked.find(({ to }) => to === MUTED)?.body).toEqual({ on: 'news', id: 'n1', muted: true }),
  );
});

test('says that the settings did not load, and loads them again', async () => {
  let isLost = true;
  await show({ [GET]: () => (isLost ? failure(500, 'server.failed', 'Not now.') : settings()) });
  await screen.findByText('Your notification settings did not load');

  isLost = false;
  await press('Try again');

  expect((await box('Replies to you')).checked).toBe(true);
});

/** A server that knows these devices, and what it is asked to stop. */
function aServer(stop: () => Response = () => json({ data: { ids: [] } })) {
  let left = devices;
  const stopped: Record<string, string>[] = [];
  const answers: Answers = {
    ...withKey,
    [DEVICES]: () => json({ data: left }),
    [STOP]: ({ url }) => {
      const asked = Object.fromEntries(url.searchParams);
      const reply = stop();
      if (reply.ok) left = left.filter(({ id }) => !asked['all'] && id !== asked['id']);
      stopped.push(asked);
      return reply;
    },
  };
  return { answers, stopped };
}
/** As after this browser was told to tell ada. */
const begunHere = () =>
  keep('pushDevice', JSON.stringify({ member: 'ada', endpoint: 'x', zone: 'UTC', id: 'd1' }));
const row = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);

test('lists the devices that are told, since when, and which is this one', async () => {
  begunHere();
  await show(aServer().answers);

  (await row('Firefox on Windows')).getByText('Since 9 March 2026');
  const own = await row('Chrome on Android');
  own.getByText('Since 31 January 2026');
  own.getByText('This one');
  expect(screen.getAllByText('This one')).toHaveLength(1);
});

test('stops another device, and nothing of this one', async () => {
  begunHere();
  const { answers, stopped } = aServer();
  await show(answers);

  await press('Stop: Firefox on Windows');

  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull());
  expect(stopped).toEqual([{ id: 'd2' }]);
  expect(document.activeElement?.textContent).toBe('Devices with notifications');
  expect(readMark()?.id).toBe('d1');
});

test.each([
  ['Stop: Chrome on Android', { id: 'd1' }],
  ['Stop on all devices', { all: 'true' }],
])('%s ends it in this browser, too', async (name, asked) => {
  const { state, subscribe } = aBrowser({ permission: 'granted' });
  await subscribe({ applicationServerKey: KEY });
  keep('pushDevice', JSON.stringify({ member: 'ada', endpoint: 'x', zone: 'UTC', id: 'd1' }));
  const { answers, stopped } = aServer();
  await show(answers);
  await screen.findByText(/^This (phone|computer) notifies you/);

  await press(name);

  await screen.findByRole('button', { name: 'Tell me' });
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  expect([stopped, state.subscribed, readMark()]).toEqual([[asked], undefined, undefined]);
});

test('a device that could not be stopped stays, which is said', async () => {
  begunHere();
  await show(aServer(noConnection).answers);

  await press('Stop: Firefox on Windows');

  await screen.findByText(/^It did not stop\. There is no connection right now/);
  await row('Firefox on Windows');
});

test('says that no device is told, and that the list did not load', async () => {
  let isLost = true;
  await show({
    ...withKey,
    [DEVICES]: () => (isLost ? failure(500, 'server.failed', 'Not now.') : json({ data: [] })),
  });
  await screen.findByText('Your devices did not load');

  isLost = false;
  await press('Try again');

  await screen.findByText('None of your devices gets notifications while Furrow is closed.');
});
