import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { copyNotKept, fillDevice } from '#test/full-device.ts';
import { dialog, follow, press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { setWidth } from '#test/web.tsx';
import { MessengerScreen } from '#web/screens/messenger-screen.tsx';

const screens = screenOf(
  { '/messenger': <MessengerScreen />, '/messenger/:id': <MessengerScreen /> },
  '/messenger',
  { hasToasts: false },
);
const show = (...path: string[]) => screens.show({}, ...path);

const contact = (name: RegExp) => screen.getByRole('link', { name });
const chat = (name: string) => within(screen.getByRole('region', { name: `Chat with ${name}` }));
const field = () => screen.getByRole('textbox', { name: 'Message' }) as HTMLInputElement;

test('opens a chat beside the contacts on a wide screen, and stays where it is', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Messenger' })).toBeTruthy();
  expect(contact(/^Zola Adeyemi/).getAttribute('aria-current')).toBe('true');

  await userEvent.click(contact(/^Leila Mansour/));

  expect(chat('Leila Mansour').getByText(/See you at the market/)).toBeTruthy();
  expect(contact(/^Leila Mansour/).getAttribute('aria-current')).toBe('true');
  expect(screen.queryByRole('region', { name: 'Chat with Zola Adeyemi' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Messenger' })).toBeTruthy();
});

test('leads to the chat on a screen of its own at 850 px, and back', async () => {
  setWidth(850);
  await show();
  expect(screen.queryByRole('log')).toBeNull();

  await userEvent.click(contact(/^Zola Adeyemi/));

  expect(screen.getByRole('heading', { level: 1, name: 'Zola Adeyemi' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Messenger' })).toBeNull();

  await follow('Back');

  expect(screen.getByRole('heading', { level: 1, name: 'Messenger' })).toBeTruthy();
});

test.each(['/messenger/henrik-dahl', '/messenger/Henrik%20Dahl', '/messenger/henrik%20dahl'])(
  'finds a chat by the id or the name of the contact at %s',
  async (path) => {
    await show(path);

    expect(chat('Henrik Dahl').getByText(/tile drain/)).toBeTruthy();
  },
);

test('shows both panels when a phone is turned, and one when it is turned back', async () => {
  setWidth(600);
  await show('/messenger/meera-iyer');
  expect(screen.queryByRole('link', { name: /^Zola Adeyemi/ })).toBeNull();

  setWidth(851);

  expect(contact(/^Zola Adeyemi/)).toBeTruthy();
  expect(chat('Meera Iyer').getByText(/Lesson four is online/)).toBeTruthy();

  setWidth(600);

  expect(screen.queryByRole('link', { name: /^Zola Adeyemi/ })).toBeNull();
});

test('says that a chat is not there, and leads to those that are', async () => {
  await show('/messenger/nobody');

  expect(screen.getByRole('heading', { level: 1, name: 'This chat is not here' })).toBeTruthy();
  await follow('Go to the messenger');

  expect(screen.getByRole('heading', { level: 1, name: 'Messenger' })).toBeTruthy();
});

test.each([851, 360])('says at %i px that the chats are examples', async (width) => {
  setWidth(width);
  await show('/messenger/zola-adeyemi');

  expect(screen.getByText('These are examples.')).toBeTruthy();
});

test('finds contacts by the beginning of a first or last name', async () => {
  await show();
  const search = screen.getByRole('searchbox', { name: 'Search' });
  const names = () => screen.queryAllByRole('link').map((link) => link.textContent?.slice(0, 5));

  await userEvent.type(search, 'z{Enter}');
  expect(names()).toEqual(['Zola ', 'Piotr']);

  await userEvent.clear(search);
  await userEvent.type(search, 'zz{Enter}');
  expect(screen.getByRole('heading', { name: 'Nobody of that name' })).toBeTruthy();
});

test('sends nothing, says so, and keeps what was written for each contact', async () => {
  const asked = await show();
  const before = asked.length;

  await userEvent.type(field(), 'Is it free?');
  await press('Send');

  expect((await screen.findByRole('status')).textContent).toContain('Nothing was sent.');
  expect(field().value).toBe('Is it free?');
  expect(within(screen.getByRole('log')).queryByText('Is it free?')).toBeNull();
  expect(asked).toHaveLength(before);

  await userEvent.click(contact(/^Leila Mansour/));
  expect(field().value).toBe('');
  await userEvent.click(contact(/^Zola Adeyemi/));
  expect(field().value).toBe('Is it free?');
});

test('keeps what was written over a reload', async () => {
  await show('/messenger/meera-iyer');
  await userEvent.type(field(), 'Thank you');

  cleanup();
  await show('/messenger/meera-iyer');

  expect(field().value).toBe('Thank you');
});

test.each([
  ['Make call', 'Call with Zola Adeyemi'],
  ['Video call', 'Video call with Zola Adeyemi'],
])('%s opens a popup that calls nobody and says so', async (label, title) => {
  await show();
  const button = screen.getByRole('button', { name: label });

  await userEvent.click(button);
  const popup = await dialog(title);
  popup.getByText(/Nobody is being called/);
  await press('Mute', popup);
  expect(popup.getByRole('button', { name: 'Mute' }).getAttribute('aria-pressed')).toBe('true');
  await press('End call', popup);

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('Add member shows whom one could add, with buttons that tell why they do nothing', async () => {
  await show();

  await press('Add member');
  const popup = await dialog('Add member');

  const buttons = popup.getAllByRole('button', { name: /^Add / });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Add Henrik Dahl',
    'Add Leila Mansour',
    'Add Piotr Zielinski',
    'Add Meera Iyer',
  ]);
  for (const button of buttons) {
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('the buttons here do nothing');
  }
});

test('says once of what a full device does not keep that it is not kept', async () => {
  fillDevice();
  await show('/messenger/henrik-dahl');

  await userEvent.type(field(), 'Is the drain in?');

  expect(await copyNotKept()).toBe('Is the drain in?');
  await userEvent.clear(field());
  expect(screen.queryByText(/^Not kept/)).toBeNull();
});
