import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { communities } from '#contract/communities/communities.ts';
import { fillDevice } from '#test/full-device.ts';
import { confirm, connect, press } from '#test/hands.ts';
import { failure, json, never, renderAt, serve, startSite, storeSession } from '#test/web.tsx';
import { call } from '#web/lib/api/api.ts';
import { keep } from '#web/lib/device/browser-storage.ts';
import { endSession, getSession, signOut } from '#web/lib/session/session.ts';
import { fileOf } from '#web/parts/sync/queue/kept-files.ts';
import { done, drop, put, tried } from '#web/parts/sync/queue/outbox.ts';
import { newStep, type OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { patchEntry } from '#web/parts/sync/queue/store.ts';
import { EntryBadge } from '#web/parts/sync/status/entry-badge.tsx';
import { LogoutDialog } from '#web/parts/sync/status/logout-dialog.tsx';
import { OfflineBar } from '#web/parts/sync/status/offline-bar.tsx';
import { UnsentMark } from '#web/parts/sync/status/unsent-mark.tsx';
import { UnsentScreen } from '#web/screens/unsent-screen.tsx';
import { anApi } from './an-api.ts';
import { aFollow, anEntry } from './an-entry.ts';

beforeEach(() => storeSession());

const refusal = () => failure(400, 'community.missing', 'There is no such community.');
const group = (name: string) => within(screen.getByRole('region', { name }));

async function start(...fate: Parameters<typeof anApi>) {
  const api = anApi(...fate);
  await startSite();
  return api;
}

/** The screen with a follow on it that found no connection. */
async function showWaiting() {
  const api = await start(() => 'lost');
  const follow = aFollow('1', { title: 'Join Orchard' });
  await put(follow);
  await tried(follow.id);
  renderAt('/unsent', <UnsentScreen />);
  return api;
}
const OUTBOX = 'furrow-outbox-ada';
const databaseNames = async () => (await indexedDB.databases()).map(({ name }) => name);
const comeBack = () => act(() => void connect());

describe('the screen of what waits', () => {
  test('says that everything has arrived when nothing waits', async () => {
    await start();

    renderAt('/unsent', <UnsentScreen />);

    await screen.findByRole('heading', { name: 'Everything has arrived' });
    screen.getByText('What waits here stays on this phone until it has arrived. Nothing is sent twice.');
  });

  test('has a refused thing first, with its reason, a way to change it, and one to drop it', async () => {
    await start(({ body }) =>
      (body as { communityId: string }).communityId === '1' ? refusal() : undefined,
    );
    const [refused, sent] = [aFollow('1', { title: 'Join Orchard', queueKey: '/here' }), aFollow('2')];
    await put(sent);
    await done(sent.id);
    await put(refused);
    await done(refused.id);

    renderAt('/unsent', <UnsentScreen />);

    const needed = group('Needs you');
    needed.getByText('There is no such community.', { exact: false });
    expect(needed.getByRole('link', { name: 'Change it: Join Orchard' }).getAttribute('href')).toBe('/here');
    group('Sent today').getByText(/^\d+:\d\d$/);
    await press('Drop it: Join Orchard', needed);
    const question = within(await screen.findByRole('alertdialog', { name: 'Drop “Join Orchard”?' }));
    await press('Drop it', question);
    await waitFor(() => expect(screen.queryByText('Join Orchard')).toBeNull());
  });

  test('has a thing dropped by the same button whether it waits or goes out: a try begins by itself', async () => {
    const api = await showWaiting();
    const under = group('On the way');
    const drop = under.getByRole('button', { name: 'Drop it: Join Orchard' });
    api.fate = never;

    await press('Send now: Join Orchard', under);
    await under.findByText('Trying to send...');
    await userEvent.click(drop);

    await confirm('Drop it');
    await screen.findByRole('heading', { name: 'Everything has arrived' });
  });

  test('keeps ‘Send now’ in its place and the focus on it while it tries, and says that it was sent', async () => {
    const api = await showWaiting();
    const under = group('On the way');
    const send = under.getByRole('button', { name: 'Send now: Join Orchard' });
    const answer = Promise.withResolvers<undefined>();
    api.fate = () => answer.promise;

    await userEvent.click(send);
    await under.findByText('Trying to send...');

    expect(under.getAllByRole('button')).toContain(send);
    expect(send.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(send);
    expect(under.queryByRole('button', { name: 'Stop: Join Orchard' })).toBeNull();

    answer.resolve(undefined);

    await waitFor(() =>
      expect(screen.getByRole('status').textContent?.trim()).toBe('“Join Orchard” was sent.'),
    );
  });

  test('has ‘Send now’ to press again after a try that got no answer', async () => {
    await showWaiting();
    const under = group('On the way');

    await press('Send now: Join Orchard', under);

    const send = under.getByRole('button', { name: 'Send now: Join Orchard' });
    await waitFor(() => expect(send.hasAttribute('aria-busy')).toBe(false));
  });

  test('shows a try as waiting, since it ends at once, while the browser knows of no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const api = await start(never);
    await put(aFollow('1', { title: 'Join Orchard', subject: 'community/1' }));
    renderAt(
      '/unsent',
      <>
        <UnsentScreen />
        <EntryBadge subject="community/1" />
      </>,
    );

    await waitFor(() => expect(api.sent).toHaveLength(1));

    const under = group('On the way');
    under.getByText('On this phone.');
    under.getByText('Goes out when there is a connection.');
    expect(under.queryByRole('button', { name: 'Stop: Join Orchard' })).toBeNull();
    screen.getByRole('link', { name: 'On this phone' });
    expect(api.effects).toEqual([]);
  });

  test('says of a try on a dead line that it is one', async () => {
    const api = await showWaiting();
    api.fate = never;

    await press('Send now: Join Orchard', group('On the way'));

    await group('On the way').findByText('Trying to send...');
  });

  test('shows the progress of files from the start, so that a row keeps its height', async () => {
    await start(() => 'lost');
    const file = new File(['hail'], 'hail.png', { type: 'image/png' });
    const files = { img: fileOf('hail', file) };
    const step = newStep('richtexts.addPhoto', { richtextId: 'r1', order: 1 }, { files });
    await put(anEntry([step], { title: 'Hail' }), { hail: file });

    renderAt('/unsent', <UnsentScreen />);

    await group('On the way').findByRole('progressbar', { name: 'Sent: Hail' });
  });

  test('changes a state where it stands, and says once that something was refused', async () => {
    const api = await showWaiting();
    const under = group('On the way');
    under.getByText(/^No answer at \d+:\d\d\.$/);

    api.fate = refusal;
    await press('Send now: Join Orchard', under);

    await under.findByText('Refused.');
    expect(screen.queryByRole('region', { name: 'Needs you' })).toBeNull();
    expect(screen.getByRole('status').textContent?.trim()).toBe('“Join Orchard” was refused.');
  });

  test('moves what has arrived to the others at once where nobody is in the list', async () => {
    const api = await showWaiting();
    await screen.findByText(/^No answer at/);

    api.fate = () => undefined;
    comeBack();

    await screen.findByRole('heading', { name: 'Everything has arrived' });
    group('Sent today').getByText('Join Orchard');
    expect(screen.queryByRole('region', { name: 'On the way' })).toBeNull();
  });

  test('shows what has arrived among the sent, also where an earlier version of the site left it marked as outdated', async () => {
    await start();
    const follow = aFollow('1', { title: 'Join Orchard' });
    await put(follow);
    const entry = await done(follow.id);
    await patchEntry(getSession().user?.id ?? '', entry as OutboxEntry, (now) => ({
      ...now,
      isOutdated: true,
    }));

    renderAt('/unsent', <UnsentScreen />);

    await screen.findByRole('region', { name: 'Sent today' });
    expect(screen.queryByRole('region', { name: 'Needs you' })).toBeNull();
  });

  test('lets what has arrived go once the row that had the focus is gone', async () => {
    const api = await start(() => 'lost');
    const [first, second] = [aFollow('1', { title: 'Join Orchard' }), aFollow('2', { title: 'Join Hill' })];
    await put(first);
    await put(second);
    renderAt('/unsent', <UnsentScreen />);
    const dropFirst = await screen.findByRole('button', { name: 'Drop it: Join Orchard' });
    act(() => dropFirst.focus());

    await act(() => drop(first.id));
    api.fate = () => undefined;
    comeBack();

    await screen.findByRole('heading', { name: 'Everything has arrived' });
    group('Sent today').getByText('Join Hill');
  });

  test('has what waits changed in its form, also where nothing of its kind has come', async () => {
    await start(() => 'lost');
    await put(
      aFollow('1', { title: 'Orchard', kind: 'unknown', queueKey: '/groups?create=1', isForm: true }),
    );

    renderAt('/unsent', <UnsentScreen />);

    const change = await screen.findByRole('link', { name: 'Change it: Orchard' });
    expect(change.getAttribute('href')).toBe('/groups?create=1');
  });

  test.each([
    ['pointer', (to: Element) => userEvent.hover(to), (from: Element) => userEvent.unhover(from)],
    ['focus', (to: HTMLElement) => act(() => to.focus()), (from: HTMLElement) => act(() => from.blur())],
  ] as const)(
    'moves nothing while the %s is in the list, and all of it as that leaves',
    async (_, enter, leave) => {
      const api = await showWaiting();
      await screen.findByText(/^No answer at/);
      const heading = screen.getByRole('heading', { name: 'Join Orchard' });
      await enter(heading);

      api.fate = refusal;
      comeBack();
      await group('On the way').findByText('Refused.');
      expect(screen.queryByRole('region', { name: 'Needs you' })).toBeNull();
      await leave(heading);

      group('Needs you').getByText('Join Orchard');
      expect(screen.queryByRole('region', { name: 'On the way' })).toBeNull();
      expect(screen.getByRole('status').textContent?.trim()).toBe('“Join Orchard” was refused.');
    },
  );
});

describe('the marks', () => {
  test('are there only while something waits, and say how much, and what was refused', async () => {
    const api = await start(() => 'lost');
    renderAt('/', <UnsentMark />);
    const [first, second] = [aFollow('1'), aFollow('2')];
    expect(screen.queryByRole('link')).toBeNull();

    await act(async () => void (await put(first)));
    await screen.findByRole('link', { name: 'Waiting to be sent: 1' });
    await act(async () => void (await put(second)));
    await screen.findByRole('link', { name: 'Waiting to be sent: 2' });
    await act(() => tried(first.id));
    api.fate = refusal;
    comeBack();

    await screen.findByRole('link', { name: 'Waiting to be sent: 2, 2 were refused' });
  });

  test('lead from where the thing stands to what waits', async () => {
    await start(() => 'lost');
    await put(aFollow('1', { subject: 'community/1' }));

    renderAt('/', <EntryBadge subject="community/1" />);

    const badge = await screen.findByRole('link', { name: /^(Sending|On this phone)$/ });
    expect(badge.getAttribute('href')).toBe('/unsent');
  });
});

describe('a sign-out', () => {
  const question = {
    title: 'Log out of Furrow?',
    text: 'Drafts stay.',
    confirmLabel: 'Yes',
    cancelLabel: 'Cancel',
    onCancel: () => undefined,
  };

  test('asks whether what has not been sent may go, and drops it then', async () => {
    const api = await start(() => 'lost');
    await put(aFollow('1'));
    await put(aFollow('2'));
    renderAt('/', <LogoutDialog {...question} />);
    await screen.findByRole('alertdialog', { name: 'Two things have not been sent' });
    screen.getByText('They go with your log-out.');
    screen.getByRole('button', { name: 'Stay' });

    await press('Log out and drop them');

    await waitFor(() => expect(getSession().user).toBeUndefined());
    await waitFor(async () => expect(await databaseNames()).not.toContain(OUTBOX));
    api.fate = () => undefined;
    cleanup();
    storeSession();
    renderAt('/unsent', <UnsentScreen />);
    await screen.findByRole('heading', { name: 'Everything has arrived' });
    expect(api.effects).toEqual([]);
  });

  test('that does not ask keeps what has not been sent, as does a session that ends by itself', async () => {
    for (const end of [signOut, endSession]) {
      storeSession();
      await start(() => 'lost');
      await put(aFollow('1'));

      await end();

      expect(await databaseNames()).toContain(OUTBOX);
    }
  });

  test('leaves no database with the id of the member whose things were all sent', async () => {
    await start(() => undefined);
    const follow = aFollow('1');
    await put(follow);
    expect((await done(follow.id))?.state).toBe('sent');

    await signOut();

    expect(await databaseNames()).not.toContain(OUTBOX);
  });
});

test('the bar promises nothing on a full device, also once that refuses what is typed', () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderAt('/', <OfflineBar />);
  const bar = () => screen.getByRole('status').textContent;
  act(() => vi.advanceTimersByTime(3000));
  expect(bar()).toMatch(/stay on this phone/);

  fillDevice();
  keep('chatDrafts:ada', 'Hail');
  fireEvent.input(document.body);

  expect(bar()).toBe('No connection.');
});

test('the bar comes after three seconds without a connection, and says for a while that it is back', async () => {
  vi.useFakeTimers();
  serve({});
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  renderAt('/', <OfflineBar />);
  const bar = () => screen.getByRole('status').textContent;
  const turn = (online: boolean) => {
    isOnline.mockReturnValue(online);
    return act(async () => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  };
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

  await turn(false);
  await wait(2900);
  expect(bar()).toBe('');
  await wait(100);
  expect(bar()).toBe(
    'No connection. Posts, replies and most forms stay on this phone and go out by themselves.',
  );
  await turn(true);
  await wait(0);
  expect(bar()).toBe('Connected again.');
  await wait(5000);

  expect(bar()).toBe('');
});

test('a line that does not answer is lost, whatever the browser believes; the bar looks by itself whether it is back', async () => {
  let isPortal = true;
  const page = () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } });
  const head = () => (isPortal ? page() : json({}));
  serve({ 'GET /api/communities/3': page, 'HEAD /config.json': head });
  await startSite();
  vi.useFakeTimers();
  renderAt('/', <OfflineBar />);
  const bar = () => screen.getByRole('status').textContent;
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  expect(navigator.onLine).toBe(true);

  await expect(call(communities.getCommunity, { id: '3' })).rejects.toThrow();
  await wait(3000);
  expect(bar()).toMatch(/^No connection/);
  isPortal = false;
  await wait(5000);

  expect(bar()).toBe('Connected again.');
});
