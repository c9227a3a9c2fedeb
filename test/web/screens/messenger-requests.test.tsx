import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ChatCard, ChatPage } from '#contract/chats/chats.ts';
import { callsTo, confirm, connect, press, sent } from '#test/hands.ts';
import { patiently } from '#test/patiently.ts';
import { type Answers, json, noConnection, onePage } from '#test/web.tsx';
import {
  at,
  CHANGE,
  card,
  contact,
  field,
  LIST,
  list,
  log,
  message,
  messenger,
  PAGE,
  page,
  second,
  zola,
} from './a-messenger.tsx';

const show = messenger();

const NEW = '2026-03-12T10:42:00.000Z';

/** One by whom the member was asked to answer. */
const asking = (id: string, name: string, time = at) =>
  card({
    id,
    other: { id: `of-${id}`, name },
    isRequest: true,
    last: { text: 'Hi', at: time, isMine: false },
  });

test('a stranger is accepted or blocked, and is not told before that what was read', async () => {
  const asked = await show(
    {
      [LIST]: () => list(card({ isRequest: true })),
      [PAGE]: () => page([message('m1')], { isRequest: true }),
    },
    '/messenger/c1',
  );
  await screen.findByText('Zola Adeyemi would like to write to you.');
  within(await screen.findByRole('list', { name: 'Requests' })).getByRole('link', { name: /^Zola/ });
  expect(callsTo(asked, CHANGE)).toHaveLength(0);

  await press('Accept');

  await waitFor(() => expect(screen.queryByText('Zola Adeyemi would like to write to you.')).toBeNull());
  expect(document.activeElement).toBe(await log());
  await waitFor(() =>
    expect(callsTo(asked, CHANGE).map(({ body }) => body)).toContainEqual({ accepted: true }),
  );
});

const BLOCK = 'POST /api/blocks';

const BLOCKED = 'You blocked Zola Adeyemi: neither of you can write to the other.';

/** A chat with whom the member blocked, or blocks. */
function blocking(isBlocked: boolean, more: Partial<ChatPage> = {}): Answers {
  let blocked = isBlocked;
  return {
    [PAGE]: () => page([message('m1')], { isClosed: blocked, ...more }),
    'GET /api/blocks': () => json({ data: blocked ? [{ userId: 'u1', name: zola.name, at }] : [] }),
    [BLOCK]: ({ body }) => {
      blocked = (body as { blocked: boolean }).blocked;
      return json({ data: { userId: 'u1', blocked } });
    },
  };
}

test('Block asks first, and closes the chat at once, saying why', async () => {
  const asked = await show(blocking(false, { isRequest: true }), '/messenger/c1');
  await press('Block');
  await confirm('Block');

  await screen.findByText(BLOCKED);
  await waitFor(() => expect(callsTo(asked, BLOCK)).toHaveLength(1));
});

test('a chat with whom one blocked says so, and lets one unblock them', async () => {
  const asked = await show(blocking(true), '/messenger/c1');
  await screen.findByText(BLOCKED);
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();

  await press('Unblock');

  expect(document.activeElement).toBe(await log());
  await field();
  expect(screen.queryByText(BLOCKED)).toBeNull();
  expect(callsTo(asked, BLOCK).map(sent)).toEqual([{ userId: 'u1', blocked: false }]);
});

test('without a connection an unblocked chat says what it waits for', async () => {
  let isOffline = true;
  const answers = blocking(true);
  await show(
    { ...answers, [BLOCK]: (asked) => (isOffline ? noConnection() : (answers[BLOCK]?.(asked) as Response)) },
    '/messenger/c1',
  );
  await screen.findByText(BLOCKED);
  await press('More about this chat');
  const [ofMenu, ...others] = screen.getAllByRole('button', { name: 'Unblock' });
  expect(others).toHaveLength(1);
  await userEvent.click(ofMenu as HTMLElement);
  await screen.findByText('You can write again here once the unblocking has gone out.');
  isOffline = false;

  await connect();

  await field();
});

test('who was blocked is not told, and may block, too', async () => {
  const asked = await show(blocking(false, { isClosed: true }), '/messenger/c1');
  await screen.findByText('Nothing more can be sent in this chat.');
  await press('More about this chat');
  await press('Block');
  await confirm('Block');

  await screen.findByText(BLOCKED);
  await waitFor(() => expect(callsTo(asked, BLOCK).map(sent)).toEqual([{ userId: 'u1', blocked: true }]));
});

test('a request that comes while one looks waits for a press, and pushes no chat down', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  let shown = [card(), second];
  await show({ [LIST]: () => list(...shown) });
  await contact(/^Zola/);
  shown = [asking('c3', 'Tom', NEW), ...shown];

  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await screen.findByRole('button', { name: '1 new request' });
  expect(screen.queryByRole('heading', { name: 'Requests' })).toBeNull();
  await press('1 new request');

  within(await screen.findByRole('list', { name: 'Requests' })).getByRole('link', { name: /^Tom/ });
  await patiently(() => expect(document.activeElement?.textContent).toBe('Requests'));
  expect(screen.queryByRole('button', { name: '1 new request' })).toBeNull();
});

test('an older request that an earlier page brings stands at once, also when it writes again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const old = '2026-03-01T09:42:00.000Z';
  let first = [card(), second];
  await show({
    [LIST]: ({ url }) => {
      const isFirst = url.searchParams.get('pageNumber') !== '2';
      const data = isFirst ? first : [asking('c3', 'Tom', old)];
      return json({ ...onePage, pageSize: 2, totalItems: 3, data });
    },
  });

  await press('Earlier chats');

  const requests = within(await screen.findByRole('list', { name: 'Requests' }));
  requests.getByRole('link', { name: /^Tom/ });
  expect(screen.queryByRole('button', { name: '1 new request' })).toBeNull();
  first = [asking('c3', 'Tom', NEW), card()];
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await patiently(() => expect(requests.getByRole('link').querySelector('time')?.dateTime).toBe(NEW));
  expect(screen.queryByRole('button', { name: '1 new request' })).toBeNull();
});

test('a request that was open as it came stays in the list when one goes on to another chat', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  let shown = [card(), second];
  const theirs = () => page([message('m3')], { isRequest: true });
  await show({ [LIST]: () => list(...shown), 'GET /api/chats/c3': theirs }, '/messenger/c3');
  await contact(/^Zola/);
  shown = [asking('c3', 'Tom', NEW), ...shown];
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await screen.findByRole('list', { name: 'Requests' });

  fireEvent.click(await contact(/^Zola/));

  await screen.findByRole('region', { name: 'Chat with Zola Adeyemi' });
  within(screen.getByRole('list', { name: 'Requests' })).getByRole('link', { name: /^Tom/ });
  expect(screen.queryByRole('button', { name: '1 new request' })).toBeNull();
});

test('where there is no chat yet, a request stands there as it comes, and others stay when it is accepted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  let shown: ChatCard[] = [];
  await show({ [LIST]: () => list(...shown) });
  await screen.findByRole('heading', { name: 'Nobody has written to you yet' });
  const requests = [card({ isRequest: true }), card({ ...second, isRequest: true })];
  shown = requests;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await screen.findByRole('list', { name: 'Requests' });

  shown = [card(), ...requests.slice(1)];
  await act(() => vi.advanceTimersByTimeAsync(10_000));

  await contact(/^Zola/);
  within(screen.getByRole('list', { name: 'Requests' })).getByRole('link', { name: /^Leila/ });
});
