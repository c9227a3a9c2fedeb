import * as z from 'zod/mini';
import { isVisible } from '#contract/fields/characters.ts';
import { checked, Flag, Id, idField, OptionalFile, text } from '#contract/fields/field.ts';
import { Paged, paging } from '#contract/fields/paging.ts';
import { Picture } from '#contract/fields/picture.ts';
import { route } from '#contract/route.ts';

/** In characters. */
export const LONGEST_MESSAGE = 2000;

/** How many conversations a member may begin on a day (UTC). */
export const MOST_BEGUN = 20;

/**
 * In how many conversations a member may take part, and how many requests may wait for them: an inbox is read whole.
 */
export const MOST_CHATS = 400;
export const MOST_REQUESTS = 100;

/** The other one of a conversation. */
export const ChatMember = z.object({
  /** Absent once they have left. */
  id: z.optional(Id),
  name: z.string(),
  /** Name of their picture in the content host's folder `attachments`. */
  avatar: z.optional(z.string()),
});

/** Ids of messages are in the order of their times. */
const MessageId = checked(Id, z.regex(/^[0-9a-z]{5}[0-9A-HJKMNP-TV-Z]{26}$/, 'There is no such message.'));

/** A message. Times are ISO 8601 UTC. */
export const Message = z.object({
  id: Id,
  text: z.string(),
  /** Name of its picture in the content host's folder `img`, and the same with its size. */
  img: z.optional(z.string()),
  picture: z.optional(Picture),
  isMine: z.boolean(),
  at: z.string(),
});
export type Message = z.infer<typeof Message>;

/** A conversation as the inbox shows it. */
export const ChatCard = z.object({
  id: Id,
  other: ChatMember,
  /** The last message, as its text begins; absent where nobody has written yet. */
  last: z.optional(
    z.object({ text: z.string(), at: z.string(), isMine: z.boolean(), img: z.optional(z.boolean()) }),
  ),
  unread: z.boolean(),
  /** Whether a stranger wrote, and the caller has neither accepted nor answered. */
  isRequest: z.boolean(),
  isMuted: z.boolean(),
  /** Whether neither can write any more: the other one has left, or one of both blocked the other. */
  isClosed: z.boolean(),
});
export type ChatCard = z.infer<typeof ChatCard>;

/** A page of a conversation, the newest message first. */
export const ChatPage = z.extend(Paged, {
  data: z.array(Message),
  other: ChatMember,
  isRequest: z.boolean(),
  isMuted: z.boolean(),
  isClosed: z.boolean(),
  /** The last message that the other one has read; absent before they accepted. */
  readTo: z.optional(z.string()),
});
export type ChatPage = z.infer<typeof ChatPage>;

export const listChats = route({
  method: 'GET',
  path: '/api/chats',
  summary:
    "The caller's conversations, the one with the newest message first; `isRequest` those of strangers.",
  input: () => z.object(paging),
  output: () => z.extend(Paged, { data: z.array(ChatCard) }),
});

export const addChat = route({
  method: 'POST',
  path: '/api/chats/add',
  summary: `The conversation with a member: one, whoever of both begins it, and nothing new where it is there. A member begins at most ${MOST_BEGUN} a day.`,
  status: 201,
  isCreation: ({ data }) => data.isNew,
  input: () => z.object({ userId: idField('Please say whom you write to.') }),
  output: () => z.object({ data: z.extend(ChatCard, { isNew: z.boolean() }) }),
});

export const getChat = route({
  method: 'GET',
  path: '/api/chats/{id}',
  summary: "A page of one of the caller's conversations, the newest message first; nobody else's is there.",
  input: () => z.object({ id: Id, ...paging }),
  output: () => ChatPage,
});

const NO_MESSAGE = 'Please write your message.';

export const addMessage = route({
  method: 'POST',
  path: '/api/chats/{id}/messages/add',
  summary:
    'Writes a message, a picture, or both, which also accepts a request; once one of both blocked the other, neither can.',
  status: 201,
  files: ['img'],
  body: 'multipart',
  input: () =>
    checked(
      z.object({ id: Id, text: z._default(text(NO_MESSAGE, LONGEST_MESSAGE), ''), img: OptionalFile }),
      z.refine(({ text, img }) => img !== undefined || isVisible(text), {
        error: NO_MESSAGE,
        path: ['text'],
      }),
    ),
  output: () => z.object({ data: Message }),
});

export const updateChat = route({
  method: 'PUT',
  path: '/api/chats/{id}',
  summary:
    'Says up to which message (`readTo`) the caller has read a conversation, whether they accept it, and whether it stays quiet.',
  input: () =>
    z.object({
      id: Id,
      readTo: z.optional(MessageId),
      accepted: z.optional(Flag),
      muted: z.optional(Flag),
    }),
  output: () => z.object({ data: ChatCard }),
});

export const deleteChat = route({
  method: 'DELETE',
  path: '/api/chats/{id}',
  summary:
    "Deletes a conversation for the caller alone, with `to` up to that message; with the other one's next message it comes back, with what came since.",
  input: () => z.object({ id: Id, to: z.optional(MessageId) }),
  output: () => z.object({ id: Id }),
});

export const chats = { listChats, addChat, getChat, addMessage, updateChat, deleteChat };
