import { Ban } from 'lucide-react';
import { chats } from '#contract/chats/chats.ts';
import { posts } from '#contract/communities/posts.ts';
import { blocks } from '#contract/moderation/block-list.ts';
import { replies } from '#contract/replies/replies.ts';
import type { Route } from '#contract/route.ts';
import { refresh } from '#web/lib/api/replies.tsx';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { messages } from './messages.ts';

/** What shows who is blocked, or leaves out what they wrote. */
const shown: readonly Pick<Route, 'path' | 'output'>[] = [
  blocks.listBlocked,
  replies.listReplies,
  posts.listPosts,
  posts.searchPosts,
  chats.listChats,
  chats.getChat,
];

/** The hooks of a block: what the two wrote leaves each other's lists, or comes back. */
export const blockKind: KindHooks = {
  noun: messages.noun,
  Icon: Ban,
  onStep: () => Promise.all(shown.map((route) => refresh(route))),
  readAt: ({ queueKey }) => queueKey,
};
