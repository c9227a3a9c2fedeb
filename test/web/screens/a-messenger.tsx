import { screen, within } from '@testing-library/react';
import type { ChatCard, ChatPage, Message } from '#contract/chats/chats.ts';
import { sent } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, json, onePage } from '#test/web.tsx';
import { MessengerScreen } from '#web/screens/messenger-screen.tsx';
import { stubPictures } from '../parts/editor/an-api.ts';

export const LIST = 'GET /api/chats';
export const PAGE = 'GET /api/chats/c1';
export const SEND = 'POST /api/chats/c1/messages/add';
export const CHANGE = 'PUT /api/chats/c1';
export const DELETE = 'DELETE /api/chats/c1';

export const zola = { id: 'u1', name: 'Zola Adeyemi' };
export const leila = { id: 'u2', name: 'Leila Mansour' };
export const at = '2026-03-12T09:42:00.000Z';

export const card = (more: Partial<ChatCard> = {}): ChatCard => ({
  id: 'c1',
  other: zola,
  last: { text: 'The drill is free', at, isMine: false },
  unread: false,
  isRequest: false,
  isMuted: false,
  isClosed: false,
  ...more,
});

export const second = card({ id: 'c2', other: leila, last: { text: 'See you', at, isMine: true } });

export const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  text: `Text ${id}`,
  isMine: false,
  at,
  ...more,
});

export const list = (...data: ChatCard[]) => json({ ...onePage, totalItems: data.length, data });

export const page = (data: Message[], more: Partial<ChatPage> = {}) =>
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

export const answers = (): Answers => ({
  [LIST]: () => list(card(), second),
  [PAGE]: () => page([message('m2'), message('m1', { isMine: true })]),
  'GET /api/chats/c2': () => page([], { other: leila }),
  [CHANGE]: () => json({ data: card() }),
  [SEND]: (asked) => json({ data: message('m3', { text: sent(asked)['text'] ?? '', isMine: true }) }, 201),
});

/** Two chats, of which the first has two messages. @returns how they are shown, at an address */
export function messenger() {
  const screens = screenOf(
    { '/messenger': <MessengerScreen />, '/messenger/:id': <MessengerScreen /> },
    '/messenger',
    { answers },
  );
  stubPictures();
  return (more: Answers = {}, ...path: string[]) => screens.show(more, ...path);
}

/** Of the list; the name above a chat leads to the profile. */
export const contact = async (name: RegExp) =>
  within(await screen.findByRole('list', { name: 'Chats' })).findByRole('link', { name });

export const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

export const log = () => screen.findByRole('log');
