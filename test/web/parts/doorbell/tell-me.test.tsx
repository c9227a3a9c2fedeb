import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dialog, press } from '#test/hands.ts';
import { patiently } from '#test/patiently.ts';
import { screenOf } from '#test/screen-of.tsx';
import {
  type Answers,
  type Asked,
  configFile,
  failure,
  json,
  noConnection,
  storeSession,
  tokenOf,
} from '#test/web.tsx';
import { Dropdown } from '#web/components/overlay/dropdown.tsx';
import { WatchNotices } from '#web/features/notices/watch-notices.ts';
import { drop, keep, lasting } from '#web/lib/device/browser-storage.ts';
import { followTelling } from '#web/lib/push/device.ts';
import { endTelling, readMark } from '#web/lib/push/mark.ts';
import { beginSession, endSession } from '#web/lib/session/session.ts';
import { adoptEntries, storedEntries } from '#web/lib/session/session-storage.ts';
import { TellMe } from '#web/parts/doorbell/tell-me.tsx';
import { aBrowser, KEY } from './a-browser.ts';

const ADD = 'POST /api/push/add';
const REMOVE = 'DELETE /api/push';
const answers = (): Answers => ({
  'GET /config.json': () => json({ ...configFile, pushKey: KEY }),
  [ADD]: () => json({ data: { id: 'd1' } }, 201),
  [REMOVE]: () => json({ data: { id: 'd1' } }),
});
const Bar = () => (
  <Dropdown label="Notifications" face="Bell">
    {() => <TellMe />}
  </Dropdown>
);
const { show, open } = screenOf(
  { '/list': <TellMe />, '/bar': <Bar />, '/settings': <TellMe saysWhyNot /> },
  '/settings',
  {
    answers,
    beside: <WatchNotices />,
  },
);
const added = (asked: Asked[]) => asked.filter(({ to }) => to === ADD).map(({ body }) => body);
const removed = (asked: Asked[]) => asked.filter(({ to }) => to === REMOVE).length;

/** As after a sign-in without 'Remember Me'. */
const forgetWithBrowser = () => adoptEntries(storedEntries());

/** Says yes in the dialog, and then to the browser. */
async function begin() {
  await press('Tell me');
  await press('Tell me', await dialog());
}
const isOn = () => screen.findByText(/^This (phone|computer) notifies you while Furrow is closed\.$/);

test('nothing asks by itself: a tap says why and how much, and then the browser asks', async () => {
  const { requestPermission } = aBrowser();
  const asked = await show();
  await press('Tell me');
  const question = await dialog();
  question.getByText(
    /^At most three a day, one more in the morning about the rest, and none from 20:00 to 6:00, unless/,
  );
  expect(requestPermission).not.toHaveBeenCalled();

  await press('Tell me', question);

  await isOn();
  expect(requestPermission).toHaveBeenCalledOnce();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { userAgent: agent } = navigator;
  expect(added(asked)).toEqual([
    {
      endpoint: 'https://fcm.googleapis.com/fcm/send/1',
      keys: { p256dh: 'P256', auth: 'AUTH' },
      zone,
      agent,
      isRenewal: false,
    },
  ]);
});

test('whoever says no is told how to change it where they look for it, and asked no more', async () => {
  const { requestPermission, subscribe } = aBrowser({ answer: 'denied' });
  const asked = await show();

  await begin();

  await screen.findByText(/^Your browser blocks notifications from Furrow\./);
  expect(screen.queryByRole('button', { name: 'Tell me' })).toBeNull();
  expect(requestPermission).toHaveBeenCalledOnce();
  expect(subscribe).not.toHaveBeenCalled();
  expect(added(asked)).toEqual([]);
});

test('whoever says no where it is only offered is told there how to change it', async () => {
  aBrowser({ answer: 'denied' });
  await show({}, '/list');

  await begin();

  const why = await screen.findByText(/^Your browser blocks notifications from Furrow\./);
  await waitFor(() => expect(document.activeElement).toBe(why));
});

test('the dialog stays with the panel of a wide window, which the focus seems to leave', async () => {
  aBrowser({ answer: 'denied' });
  await show({}, '/bar');
  await press('Notifications');

  await begin();

  await screen.findByText(/^Your browser blocks notifications from Furrow\./);
});

test('Stop ends it, in the browser and on the server', async () => {
  const { state } = aBrowser();
  const asked = await show();
  await begin();
  await isOn();

  await press('Stop');

  await screen.findByRole('button', { name: 'Tell me' });
  expect(state.subscribed).toBeUndefined();
  expect(removed(asked)).toBe(1);
});

test.each([
  [
    'the browser reaches no push service',
    { isCut: true },
    {},
    /^Notifications are not on yet\. Your browser did not reach the service .* Check your connection/,
  ],
  [
    'there is no connection',
    {},
    { [ADD]: noConnection },
    /^Notifications are not on yet\. There is no connection/,
  ],
  ['the server refuses', {}, { [ADD]: () => failure(409, 'push.no', 'Not now.') }, /Not now\./],
])('says that it did not begin where %s, and nothing has', async (_, browser, more, text) => {
  const { state } = aBrowser(browser);
  await show(more);

  await begin();

  await screen.findByText(text);
  expect(state.subscribed).toBeUndefined();
  expect(readMark()).toBeUndefined();
});

test('on a first visit without a network it says that the site is still being set up, and what to do', async () => {
  aBrowser({ isFirstVisit: true });
  await show();
  await screen.findByRole('button', { name: 'Tell me' });
  vi.useFakeTimers({ shouldAdvanceTime: true });

  await begin();
  await act(() => vi.advanceTimersByTimeAsync(11_000));

  await patiently(() =>
    expect(screen.getByRole('alert').textContent).toMatch(
      /still being set up .* Wait a moment, then try again/,
    ),
  );
});

test('on a first visit it can be begun before the worker is there, and waits for it', async () => {
  const { state, arrive } = aBrowser({ isFirstVisit: true });
  await show();
  await begin();
  expect(state.subscribed).toBeUndefined();

  arrive();

  await isOn();
  expect(state.subscribed).toBeDefined();
});

test.each([
  ['iPhone', 'On an iPhone, add Furrow to the home screen first. Then it can notify you while it is closed.'],
  ['Windows', 'This browser cannot notify you while Furrow is closed.'],
])('where it cannot be, as on %s, the settings say why and the list has nothing', async (agent, why) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  await show();
  await screen.findByText(why);

  open('/list');

  await waitFor(() => expect(screen.getAllByText(why)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Tell me' })).toBeNull();
});

test('before a log-out the device is forgotten here and there, and does not begin again by itself', async () => {
  const { state } = aBrowser();
  const asked = await show();
  await begin();
  await isOn();

  await endTelling();
  await followTelling();

  expect(state.subscribed).toBeUndefined();
  expect(removed(asked)).toBe(1);
});

test('a log-out without a connection ends it in the browser', async () => {
  const { state } = aBrowser();
  await show({ [REMOVE]: noConnection });
  await begin();
  await isOn();

  await endTelling();

  expect(state.subscribed).toBeUndefined();
  expect(readMark()).toBeUndefined();
});

test('a session that ended by itself ends it, too; it goes on when the same member is back', async () => {
  const { state } = aBrowser();
  const asked = await show();
  await begin();
  await isOn();

  endSession();
  await waitFor(() => expect(state.subscribed).toBeUndefined());
  storeSession();
  await show();
  await followTelling();

  expect(state.subscribed?.endpoint).toBe('https://fcm.googleapis.com/fcm/send/2');
  expect(readMark()?.endpoint).toBe('https://fcm.googleapis.com/fcm/send/2');
  expect(added(asked)).toHaveLength(1);
});

test('another member on the same device is told nothing, and the first one no more', async () => {
  const { state } = aBrowser();
  await show();
  await begin();
  await isOn();

  storeSession({ id: 'ben' });
  const asked = await show();
  await followTelling();

  expect(state.subscribed).toBeUndefined();
  expect(readMark()).toBeUndefined();
  expect(added(asked)).toEqual([]);
});

test('a visit tells the server of what has changed, and nothing where nothing has', async () => {
  const { state } = aBrowser();
  const asked = await show();
  await begin();
  await isOn();
  await followTelling();
  expect(added(asked)).toHaveLength(1);

  state.otherKey();
  await followTelling();

  expect(added(asked)).toHaveLength(2);
  expect(removed(asked)).toBe(1);
});

test('a journey without a signal leaves a device that works as it is, and the next visit tells the server', async () => {
  const { state } = aBrowser();
  let isCut = false;
  const asked = await show({ [ADD]: () => (isCut ? noConnection() : json({ data: { id: 'd1' } }, 201)) });
  await begin();
  await isOn();
  keep('pushDevice', JSON.stringify({ ...readMark(), zone: 'Africa/Nairobi' }));

  isCut = true;
  await expect(followTelling()).rejects.toThrow();
  expect(state.subscribed?.endpoint).toBe('https://fcm.googleapis.com/fcm/send/1');
  isCut = false;
  await followTelling();

  expect(state.count).toBe(1);
  expect(added(asked)).toHaveLength(3);
  expect(readMark()?.zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('without "Remember Me" it is not offered: it would outlive the session', async () => {
  aBrowser();
  forgetWithBrowser();
  await show();

  await screen.findByText(/^You signed in without “Remember Me”\./);
  expect(screen.queryByRole('button', { name: 'Tell me' })).toBeNull();
});

test('whoever is back without "Remember Me" ends it, here and on the server', async () => {
  const { state } = aBrowser();
  const asked = await show();
  await begin();
  await isOn();

  forgetWithBrowser();
  await followTelling();

  expect(state.subscribed).toBeUndefined();
  expect(removed(asked)).toBe(1);
  expect(readMark()).toBeUndefined();
});

test.each([
  ['after a week', () => keep('pushDevice', JSON.stringify({ ...readMark(), at: Date.now() - 8 * 864e5 }))],
  [
    'that was told by an older site',
    () => keep('pushDevice', JSON.stringify({ ...readMark(), at: undefined })),
  ],
  ['that said no id then', () => keep('pushDevice', JSON.stringify({ ...readMark(), id: undefined }))],
  ['after a sign-in', () => beginSession({ access: tokenOf('ada'), id: 'ada' })],
])('the server, which may have let go of the device, is told again %s', async (_, happen) => {
  const { state } = aBrowser();
  const asked = await show();
  await begin();
  await isOn();

  happen();
  await followTelling();

  expect(added(asked)).toHaveLength(2);
  expect(removed(asked)).toBe(0);
  expect(state.count).toBe(1);
  expect(Math.abs(Date.now() - (readMark()?.at ?? 0))).toBeLessThan(60_000);
});

test('what was stopped in the list of devices, perhaps on another one, ends here and does not begin by itself', async () => {
  const { state } = aBrowser();
  const asked = await show({
    [ADD]: ({ body }) =>
      (body as { isRenewal: boolean }).isRenewal
        ? failure(409, 'push.stopped', 'Stopped.')
        : json({ data: { id: 'd1' } }, 201),
  });
  await begin();
  await isOn();
  keep('pushDevice', JSON.stringify({ ...readMark(), at: Date.now() - 8 * 864e5 }));

  await followTelling();
  await followTelling();

  expect(added(asked)).toHaveLength(2);
  expect(readMark()).toBeUndefined();
  expect(state.subscribed).toBeUndefined();
});

test('what another member began and left behind is not taken over', async () => {
  const { state } = aBrowser();
  await show();
  await begin();
  await isOn();
  drop('pushDevice');
  cleanup();

  storeSession({ id: 'ben' });
  const asked = await show();
  await begin();
  await isOn();

  expect(state.count).toBe(2);
  expect(added(asked)).toMatchObject([{ endpoint: 'https://fcm.googleapis.com/fcm/send/2' }]);
});

test('where the browser keeps no mark, which a log-out needs, it does not begin', async () => {
  const { state } = aBrowser();
  const asked = await show();
  await screen.findByRole('button', { name: 'Tell me' });
  vi.spyOn(lasting, 'setItem').mockReturnValue(false);

  await begin();

  await screen.findByText(/This browser has no room left\. Make some on this device/);
  expect(state.subscribed).toBeUndefined();
  expect(removed(asked)).toBe(1);
  expect(readMark()).toBeUndefined();
});
