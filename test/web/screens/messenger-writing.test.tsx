import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { copyNotKept, fillDevice } from '#test/full-device.ts';
import { callsTo, connect, press, sent } from '#test/hands.ts';
import { patiently } from '#test/patiently.ts';
import { failure, noConnection } from '#test/web.tsx';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { answers, contact, field, log, message, messenger, PAGE, page, SEND } from './a-messenger.tsx';

const show = messenger();

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

test('says once of what a full device does not keep that it is not kept', async () => {
  fillDevice();
  await show();

  await userEvent.type(await field(), 'Is the drain in?');

  expect(await copyNotKept()).toBe('Is the drain in?');
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
