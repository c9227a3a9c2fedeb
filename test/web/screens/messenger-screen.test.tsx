import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { callsTo, confirm, connect, dialog, follow, press, question } from '#test/hands.ts';
import { failure, json, noConnection, setWidth } from '#test/web.tsx';
import { noteLine } from '#web/lib/api/line.ts';
import { getUnseen, setUnseen } from '#web/lib/unseen.ts';
import {
  CHANGE,
  card,
  contact,
  DELETE,
  field,
  LIST,
  list,
  log,
  message,
  messenger,
  PAGE,
  page,
  second,
} from './a-messenger.tsx';

const show = messenger();

afterEach(() => vi.useRealTimers());

test('opens a chat beside the contacts on a wide screen, and stays where it is', async () => {
  await show();
  expect((await contact(/^Zola Adeyemi/)).getAttribute('aria-current')).toBe('true');
  expect(within(await log()).getByText('Text m2')).toBeTruthy();

  await userEvent.click(await contact(/^Leila Mansour/));

  await screen.findByText('You and Leila Mansour have not written to each other yet.');
  expect(screen.queryByRole('region', { name: 'Chat with Zola Adeyemi' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Messenger' })).toBeTruthy();
});

test('leads to the chat on a screen of its own at 850 px, and back', async () => {
  setWidth(850);
  await show();
  await userEvent.click(await contact(/^Zola Adeyemi/));

  await screen.findByRole('heading', { level: 1, name: 'Zola Adeyemi' });
  expect(screen.queryByRole('heading', { name: 'Messenger' })).toBeNull();
  await follow('Back');

  await screen.findByRole('heading', { level: 1, name: 'Messenger' });
});

test('shows messages in the order of time, each name once in a row, and says of the last own one where it is', async () => {
  const data = [
    message('m4', { isMine: true, at: '2026-03-13T09:00:00.000Z' }),
    message('m3', { isMine: true, at: '2026-03-13T08:59:00.000Z' }),
    message('m2'),
    message('m1'),
  ];
  await show({ [PAGE]: () => page(data, { readTo: 'm4' }) });

  const texts = (await log()).textContent ?? '';
  expect(texts.match(/Text m\d/g)).toEqual(['Text m1', 'Text m2', 'Text m3', 'Text m4']);
  expect(texts.match(/Zola Adeyemi: /g)).toHaveLength(1);
  expect(texts.match(/You: /g)).toHaveLength(1);
  expect(texts.match(/Read/g)).toHaveLength(1);
});

test('says that a chat is not there, and leads to those that are', async () => {
  setWidth(600);
  await show(
    { 'GET /api/chats/nobody': () => failure(404, 'chat.missing', 'Not here.') },
    '/messenger/nobody',
  );

  await screen.findByRole('heading', { level: 1, name: 'This chat is not here' });
  await follow('Go to the messenger');

  await screen.findByRole('heading', { level: 1, name: 'Messenger' });
});

test('a chat that did not load has a heading, and nothing to write in as long as nobody knows to whom', async () => {
  setWidth(600);
  let isDown = true;
  const failed = () => failure(500, 'internal', 'Something broke.');
  await show(
    {
      [LIST]: () => (isDown ? failed() : list(card())),
      'GET /api/chats/c1aaaaaaaaaaaaaaaa': () => (isDown ? failed() : page([message('m1')])),
    },
    '/messenger/c1aaaaaaaaaaaaaaaa',
  );
  await screen.findByRole('heading', { level: 2, name: 'This chat did not load' });

  screen.getByRole('heading', { level: 1, name: 'Chat' });
  screen.getByRole('region', { name: 'Chat' });
  expect(screen.queryByRole('textbox')).toBeNull();
  isDown = false;
  await press('Try again');

  await screen.findByRole('heading', { level: 1, name: 'Zola Adeyemi' });
  await field();
});

test.each([850, 1200])(
  'finds a chat by the name of the other at %i px, and asks for nothing else',
  async (width) => {
    setWidth(width);
    const asked = await show({}, '/messenger/Leila%20mansour');

    await screen.findByRole('region', { name: 'Chat with Leila Mansour' });
    expect(asked.filter(({ to }) => to.startsWith('GET /api/chats/')).map(({ to }) => to)).toEqual([
      'GET /api/chats/c2',
    ]);
  },
);

test('says that nobody has written yet, and whom to write to; and where the chats did not load', async () => {
  let isDown = true;
  await show({ [LIST]: () => (isDown ? failure(500, 'internal', 'Something broke.') : list()) });
  await screen.findByText('Your chats did not load');

  isDown = false;
  await press('Try again');

  await screen.findByText('Nobody has written to you yet');
  expect(screen.getByRole('link', { name: 'Find members' }).getAttribute('href')).toBe('/members');
});

test('a chat in which nobody has written yet is not among the chats', async () => {
  await show({ [LIST]: () => list(card({ last: undefined }), second) });
  await contact(/^Leila/);

  expect(
    within(screen.getByRole('list', { name: 'Chats' })).queryByRole('link', { name: /^Zola/ }),
  ).toBeNull();
});

test('finds contacts by the beginning of a first or last name', async () => {
  await show();
  await contact(/^Zola/);
  const search = screen.getByRole('searchbox', { name: 'Search' });

  await userEvent.type(search, 'man{Enter}');
  await contact(/^Leila/);
  expect(
    within(screen.getByRole('list', { name: 'Chats' })).queryByRole('link', { name: /^Zola/ }),
  ).toBeNull();

  await userEvent.clear(search);
  await userEvent.type(search, 'zz{Enter}');
  await screen.findByRole('heading', { name: 'Nobody of that name' });
});

test('a chat is muted and unmuted from its menu, at once', async () => {
  let isMuted = false;
  const asked = await show({
    [LIST]: () => list(card({ isMuted }), second),
    [PAGE]: () => page([message('m1')], { isMuted }),
    [CHANGE]: ({ body }) => {
      isMuted = (body as { muted?: boolean }).muted ?? isMuted;
      return json({ data: card({ isMuted }) });
    },
  });
  await press('More about this chat');
  await press(/^Mute this chat/);

  await waitFor(() => expect(callsTo(asked, CHANGE).map(({ body }) => body)).toContainEqual({ muted: true }));
  within(await contact(/^Zola/)).getByText('Muted');
  await press('More about this chat');
  await press('Unmute this chat');

  await waitFor(async () => expect(within(await contact(/^Zola/)).queryByText('Muted')).toBeNull());
});

test.each([1200, 600])('a chat is deleted from its menu, once that is confirmed, at %i px', async (width) => {
  setWidth(width);
  let isDeleted = false;
  const asked = await show(
    {
      [LIST]: () => (isDeleted ? list(second) : list(card(), second)),
      [DELETE]: () => {
        isDeleted = true;
        return json({ id: 'c1' });
      },
    },
    '/messenger/c1',
  );
  await press('More about this chat');
  await press('Delete this chat');
  (await question()).getByText(/Zola Adeyemi keeps theirs/);
  await press('Cancel');
  await press('More about this chat');
  await press('Delete this chat');

  await confirm('Delete this chat');

  await contact(/^Leila Mansour/);
  await waitFor(() => expect(callsTo(asked, DELETE)).toHaveLength(1));
  expect(callsTo(asked, DELETE)[0]?.url.searchParams.get('to')).toBe('m2');
  expect(screen.queryByRole('link', { name: /^Zola Adeyemi/ })).toBeNull();
});

test('a chat that is deleted without a connection is gone at once, and is told once there is one', async () => {
  let isOffline = true;
  const asked = await show({ [DELETE]: () => (isOffline ? noConnection() : json({ id: 'c1' })) });
  await press('More about this chat');
  await press('Delete this chat');

  await confirm('Delete this chat');

  await screen.findByRole('region', { name: 'Chat with Leila Mansour' });
  expect(screen.queryByRole('link', { name: /^Zola Adeyemi/ })).toBeNull();
  isOffline = false;
  await connect();
  await waitFor(() => expect(callsTo(asked, DELETE).length).toBeGreaterThan(1));
});

test('a chat that is read is no longer counted in the bars', async () => {
  setUnseen('messages', 2);
  await show({ [LIST]: () => list(card({ unread: true }), second) });
  await log();

  await waitFor(() => expect(getUnseen('messages')).toBe(1));
});

test('tells what was read, once', async () => {
  const asked = await show();
  await log();

  await waitFor(() => expect(callsTo(asked, CHANGE).map(({ body }) => body)).toEqual([{ readTo: 'm2' }]));
});

test('looks for new messages while the page is seen, and shows them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  let data = [message('m1')];
  const asked = await show({ [PAGE]: () => page(data) });
  await log();
  const before = callsTo(asked, PAGE).length;

  data = [message('m2', { text: 'I am at the gate' }), ...data];
  await act(() => vi.advanceTimersByTimeAsync(10_000));

  await within(await log()).findByText('I am at the gate');
  expect(callsTo(asked, PAGE).length).toBe(before + 1);
});

test('leads from a member to the chat with them, which begins there', async () => {
  setWidth(600);
  const asked = await show(
    { [LIST]: () => list(), 'POST /api/chats/add': () => json({ data: { ...card(), isNew: true } }, 201) },
    '/messenger?with=u1',
  );

  await screen.findByRole('heading', { level: 1, name: 'Zola Adeyemi' });
  expect(callsTo(asked, 'POST /api/chats/add').map(({ body }) => body)).toEqual([{ userId: 'u1' }]);
});

test.each([
  ['Make call', 'Call with Zola Adeyemi'],
  ['Video call', 'Video call with Zola Adeyemi'],
])('%s opens a popup that calls nobody and says so', async (label, title) => {
  await show();
  await press(label);
  const popup = await dialog(title);
  popup.getByText(/Nobody is being called/);
  await press('Mute', popup);
  expect(popup.getByRole('button', { name: 'Mute' }).getAttribute('aria-pressed')).toBe('true');
  await press('End call', popup);

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the chat that was on top stays open when another writes, and what is typed with it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  let shown = [card(), second];
  await show({ [LIST]: () => list(...shown) });
  fireEvent.change(await field(), { target: { value: 'Half a' } });

  shown = [
    card({ ...second, last: { text: 'News', at: '2026-03-12T10:42:00.000Z', isMine: false } }),
    card(),
  ];
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await contact(/^Leila Mansour.*News/);

  expect(screen.getByRole('region', { name: 'Chat with Zola Adeyemi' })).toBeTruthy();
  expect((await field()).value).toBe('Half a');
});

test('what was read without a connection is told once there is one', async () => {
  let isOn = false;
  const asked = await show({ [CHANGE]: () => (isOn ? json({ data: card() }) : noConnection()) });
  await waitFor(() => expect(callsTo(asked, CHANGE)).toHaveLength(1));

  isOn = true;
  act(() => noteLine(false));

  await waitFor(() => expect(callsTo(asked, CHANGE)).toHaveLength(2));
});
