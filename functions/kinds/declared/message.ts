import * as z from 'zod/mini';
import { Picture } from '#contract/fields/picture.ts';
import { Side } from '#kinds/chats/chat-id.ts';
import { RecordKind } from '#kinds/record/record.ts';
import { lists } from '#platform/table/keys.ts';
import { versioned } from '#platform/table/version.ts';

/** A message names no author: it stays as it is when they leave. */
export const MessageItem = z.object({
  id: z.string(),
  chatId: z.string(),
  /** Who wrote it. */
  side: Side,
  text: z.string(),
  /** In the content host's folder `img`. */
  picture: z.optional(Picture),
  createdAt: z.string(),
  ...versioned,
});
export type MessageItem = z.infer<typeof MessageItem>;

/** A message is a row of its conversation, and is asked for by that alone (`functions/kinds/chats/inbox.ts`). */
export const message = new RecordKind<{ readonly chatId: string }, MessageItem>({
  noun: 'message',
  missing: 'There is no such message.',
  item: MessageItem,
  list: ({ chatId }) => lists.chat(chatId),
  files: ({ picture }) => [picture && `img/${picture.name}`],
});
