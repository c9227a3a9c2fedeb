import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChatCard, ChatPage, Message } from '#contract/chats/chats.ts';
import { copyNotKept, fillDevice } from '#test/full-device.ts';
import { callsTo, confirm, connect, dialog, follow, press, question, sent } from '#test/hands.ts';
import { patiently } from '#test/patiently.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, failure, json, noConnection, onePage, setWidth } from '#test/web.tsx';
import { outboxKinds } from '#web/app/outbox-kinds.ts';
import { noteLine } from '#web/lib/api/line.ts';
import { getUnseen, setUnseen } from '#web/lib/unseen.ts';
import { setKinds } from '#web/parts/sync/queue/kinds.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { MessengerScreen } from '#web/screens/messenger-screen.tsx';
import { stubPictures } from '../parts/editor/an-api.ts';

const LIST = 'GET /api/chats';
const PAGE = 'GET /api/chats/c1';
const SEND = 'POST /api/chats/c1/messages/add';
const CHANGE = 'PUT /api/chats/c1';
const DELETE = 'DELETE /api/chats/c1';

const zola = { id: 'u1', name: 'Zola Adeyemi' };
const leila = { id: 'u2', name: 'Leila Mansour' };
const at = '2026-03-12T09:42:00.000Z';

const card = (more: Partial<ChatCard> = {}): ChatCard => ({
  id: 'c1',
  other: zola,
  last: { text: 'The drill is free', at, isMine: false },
  unread: false,
  isRequest: false,
  isMuted: false,
  isClosed: false,
  ...more,
});
const NEW = '2026-03-12T10:42:00.000Z';
/** One by whom the member was asked to answer. */
const asking = (id: string, name: string, time = at) =>
  card({
    id,
    other: { id: `of-${id}`, name },
    isRequest: true,
    last: { text: 'Hi', at: time, isMine: false },
  });
const second = card({ id: 'c2', other: leila, last: { text: 'See you', at, isMine: true } });
const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  text: `Text ${id}`,
  isMine: false,
  at,
  ...more,
});
const list = (...data: ChatCard[]) => json({ ...onePage, totalItems: data.length, data });
const page = (data: Message[], more: Partial<ChatPage> = {}) =>
  json({
    ...onePage,
    totalItems: data.length,
    data,
    other: zola,
    isRequest: false,
    isMuted: false,
    isClosed: false,
    ...more,
  });

const answers = (): Answers => ({
  [LIST]: () => list(card(), second),
  [PAGE]: () => page([message('m2'), message('m1', { isMine: true })]),
  'GET /api/chats/c2': () => page([], { other: leila }),
  [CHANGE]: () => json({ data: card() }),
  [SEND]: (asked) => json({ data: message('m3', { text: sent(asked)['text'] ?? '', isMine: true }) }, 201),
});
const screens = screenOf(
  { '/messenger': <MessengerScreen />, '/messenger/:id': <MessengerScreen /> },
  '/messenger',
  { answers },
);
setKinds(async () => outboxKinds);
stubPictures();
const show = (more: Answers = {}, ...path: string[]) => screens.show(more, ...path);

/** Of the list; the name above a chat leads to the profile. */
const contact = async (name: RegExp) =>
  within(await screen.findByRole('list', { name: 'Chats' })).findByRole('link', { name });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const log = () => screen.findByRole('log');

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

test('a message goes out once, stands in the chat, and leaves the field empty', async () => {
  const asked = await show();
  await userEvent.type(await field(), ' Is it free? ');
  await press('Send');

  await waitFor(async () => expect(within(await log()).getByText('Is it free?')).toBeTruthy());
  await waitFor(() => expect(callsTo(asked, SEND)).toHaveLength(1));
  expect(sent(callsTo(asked, SEND)[0] as never)['text']).toBe('Is it free?');
  expect((await field()).value).toBe('');
});

test('a second press, or a key that is held, sends nothing once more', async () => {
  const asked = await show();
  const typed = await field();
  await userEvent.type(typed, 'Once');

  fireEvent.keyDown(typed, { key: 'Enter' });
  fireEvent.keyDown(typed, { key: 'Enter', repeat: true });
  fireEvent.keyDown(typed, { key: 'Enter' });

  await waitFor(() => expect(callsTo(asked, SEND)).toHaveLength(1));
  await waitFor(async () => expect((await field()).value).toBe(''));
  expect(callsTo(asked, SEND)).toHaveLength(1);
});

test('a message that is written without a connection waits in the chat, and arrives once', async () => {
  let isOn = false;
  const asked = await show({
    [SEND]: (call) => (isOn ? (answers()[SEND] as (of: typeof call) => Response)(call) : noConnection()),
  });
  await userEvent.type(await field(), 'Later{Enter}');
  await within(await log()).findByText(/^On this/);
  expect((await field()).value).toBe('');

  isOn = true;
  act(() => void connect());

  await waitFor(() => expect(screen.queryByText(/^On this/)).toBeNull());
  expect(within(await log()).getAllByText('Later')).toHaveLength(1);
  expect(new Set(callsTo(asked, SEND).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('a picture goes out alone; nothing at all does not', async () => {
  const asked = await show({}, '/messenger/c1');
  await press('Send');
  await screen.findByText('Please write a message.');
  const file = new File(['picture'], 'field.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Add a picture'), file);
  await screen.findByRole('button', { name: 'Remove field.png' });

  await press('Send');

  await waitFor(() => expect(callsTo(asked, SEND)).toHaveLength(1));
  expect(screen.queryByText('Please write a message.')).toBeNull();
});

test('a message that is refused comes back into the field, with the reason', async () => {
  await show({ [SEND]: () => failure(403, 'chat.closed', 'Nothing more can be sent.') });
  await userEvent.type(await field(), 'Hello{Enter}');

  await screen.findByText('Not sent. Nothing more can be sent.');
  expect((await field()).value).toBe('Hello');
});

test('messages that are refused at a later try come back, in their order, before what was typed since', async () => {
  let isWell = false;
  const asked = await show({
    [SEND]: () =>
      isWell
        ? failure(403, 'chat.closed', 'Nothing more can be sent.')
        : failure(503, 'system.busy', 'Please try again.'),
  });
  await userEvent.type(await field(), 'One{Enter}');
  await userEvent.type(await field(), 'Two{Enter}');
  await userEvent.type(await field(), 'Half a');
  await patiently(() => expect(callsTo(asked, SEND)).not.toHaveLength(0));
  await within(await log()).findByText('Two');

  isWell = true;
  connect();

  await patiently(async () => expect((await field()).value).toBe('One\nTwo\nHalf a'));
  expect(getOutbox().entries).toEqual([]);
  expect(screen.getByText('Not sent. Nothing more can be sent.')).toBeTruthy();
});

test('of two pictures that are refused at a later try the second stays in the chat, as the field holds one', async () => {
  let isWell = false;
  const asked = await show({
    [SEND]: () =>
      isWell
        ? failure(403, 'chat.closed', 'Nothing more can be sent.')
        : failure(503, 'system.busy', 'Please try again.'),
  });
  for (const name of ['first.png', 'second.png']) {
    await userEvent.upload(
      await screen.findByLabelText('Add a picture'),
      new File([name], name, { type: 'image/png' }),
    );
    await screen.findByRole('button', { name: `Remove ${name}` });
    await userEvent.type(await field(), `${name}{Enter}`);
    await patiently(async () => expect((await field()).value).toBe(''));
  }
  await patiently(() => expect(callsTo(asked, SEND)).not.toHaveLength(0));

  isWell = true;
  connect();

  await patiently(() =>
    expect(getOutbox().entries?.map(({ title, state }) => [title, state])).toEqual([
      ['To Zola Adeyemi: “second.png”', 'refused'],
    ]),
  );
  expect((await field()).value).toBe('first.png');
  screen.getByRole('button', { name: 'Remove first.png' });
});

test('what came back and was sent again is not taken for what is typed anew', async () => {
  let isWell = false;
  const refusal = () => failure(403, 'chat.closed', 'Nothing more can be sent.');
  const late = Promise.withResolvers<Response>();
  const asked = await show({ [SEND]: () => (isWell ? late.promise : refusal()) });
  await userEvent.type(await field(), 'Yes{Enter}');
  await screen.findByText('Not sent. Nothing more can be sent.');
  isWell = true;
  await userEvent.type(await field(), '!{Enter}');
  await userEvent.type(await field(), 'Yes');
  await patiently(() => expect(callsTo(asked, SEND)).toHaveLength(2));

  late.resolve(refusal());

  await patiently(async () => expect((await field()).value).toBe('Yes!\nYes'));
});

test('a closed chat says so, and keeps what was typed', async () => {
  let isClosed = false;
  await show({ [PAGE]: () => page([message('m1')], { isClosed }) });
  await userEvent.type(await field(), 'Half a word');
  isClosed = true;
  cleanup();
  await show({ [PAGE]: () => page([message('m1')], { isClosed }) });

  await screen.findByText('Nothing more can be sent in this chat. What you typed stays here.');
  expect((await field()).readOnly).toBe(true);
  expect((await field()).value).toBe('Half a word');
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

test('keeps what was typed for each chat, over a reload', async () => {
  await show();
  await userEvent.type(await field(), 'Thank you');
  await userEvent.click(await contact(/^Leila Mansour/));
  expect((await field()).value).toBe('');

  cleanup();
  await show({}, '/messenger/c1');

  expect((await field()).value).toBe('Thank you');
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

test('says once of what a full device does not keep that it is not kept', async () => {
  fillDevice();
  await show();

  await userEvent.type(await field(), 'Is the drain in?');

  expect(await copyNotKept()).toBe('Is the drain in?');
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

test('a message that is refused brings its picture back, too', async () => {
  await show({ [SEND]: () => failure(403, 'chat.closed', 'Nothing more can be sent.') });
  await userEvent.type(await field(), 'Look');
  const file = new File(['picture'], 'field.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Add a picture'), file);
  await screen.findByRole('button', { name: 'Remove field.png' });

  await press('Send');

  await screen.findByText('Not sent. Nothing more can be sent.');
  await screen.findByRole('button', { name: 'Remove field.png' });
  expect((await field()).value).toBe('Look');
});

test('a refusal that comes once one has gone to another chat leaves the message among what is not sent', async () => {
  let refuse: (reply: Response) => void = () => {};
  await show({
    [SEND]: () =>
      new Promise<Response>((resolve) => {
        refuse = resolve;
      }),
  });
  await userEvent.type(await field(), 'Gone on{Enter}');
  await within(await log()).findByText('Gone on');
  await userEvent.click(await contact(/^Leila Mansour/));
  await screen.findByText('You and Leila Mansour have not written to each other yet.');

  refuse(failure(403, 'chat.closed', 'Nothing more can be sent.'));

  await waitFor(() => expect(getOutbox().entries?.map(({ state }) => state)).toEqual(['refused']));
  expect((await field()).value).toBe('');
});

test('what was read without a connection is told once there is one', async () => {
  let isOn = false;
  const asked = await show({ [CHANGE]: () => (isOn ? json({ data: card() }) : noConnection()) });
  await waitFor(() => expect(callsTo(asked, CHANGE)).toHaveLength(1));

  isOn = true;
  act(() => noteLine(false));

  await waitFor(() => expect(callsTo(asked, CHANGE)).toHaveLength(2));
});
