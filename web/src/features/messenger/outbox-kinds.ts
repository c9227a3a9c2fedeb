import { MessageCircle } from 'lucide-react';
import { type ChatCard, chats, type Message } from '#contract/chats/chats.ts';
import { changeReplies, refresh } from '#web/lib/api/replies.tsx';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { changeCard, changePage, show } from './api.ts';
import { chatMessages } from './chat-messages.ts';

/** The hooks of a message. */
export const messageKind: KindHooks = {
  noun: chatMessages.noun,
  Icon: MessageCircle,
  onStep(_, { input, reply }) {
    show(String(input['id']), (reply as { data: Message }).data);
  },
  // A first message begins the chat in the list.
  onSent: () => refresh(chats.listChats),
  readAt: ({ queueKey }) => queueKey,
};

/** The hooks of a request that is accepted, and of a chat that is muted or deleted: what came since, the list has. */
export const chatKind: KindHooks = {
  noun: chatMessages.chatNoun,
  Icon: MessageCircle,
  onStep(_, { route, input, reply }) {
    const id = String(input['id']);
    if (route === 'chats.deleteChat') {
      changeReplies(chats.getChat, (page, asked) => ((asked as { id: string }).id === id ? undefined : page));
      return refresh(chats.listChats);
    }
    const { isRequest, isMuted } = (reply as { data: ChatCard }).data;
    changeCard(id, (card) => ({ ...card, isRequest, isMuted }));
    changePage(id, (page) => ({ ...page, isRequest, isMuted }));
    return undefined;
  },
  readAt: ({ queueKey }) => queueKey,
};
