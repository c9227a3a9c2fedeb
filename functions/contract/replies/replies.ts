import * as z from 'zod/mini';
import {
  ChangedFile,
  Flag,
  Id,
  idField,
  OptionalFile,
  OptionalId,
  requiredText,
  Version,
  versioned,
} from '#contract/fields/field.ts';
import { HiddenCard, hideable } from '#contract/fields/hidden.ts';
import { MOST_MENTIONED, mentioning } from '#contract/fields/mentions.ts';
import { Paged, paging } from '#contract/fields/paging.ts';
import { Picture } from '#contract/fields/picture.ts';
import { repliedTo } from '#contract/fields/responses.ts';
import { recordCreate, recordRemove } from '#contract/records.ts';
import { route } from '#contract/route.ts';

const onText = 'This must be news, lesson, resource, course or post.';
const On = z.enum(repliedTo, onText);

/** In characters. */
export const LONGEST_REPLY = 2000;

const Yes = z.enum(['1', '0']);

/** A reply. Times are ISO 8601 UTC. */
export const Reply = z.object({
  id: Id,
  on: On,
  onId: Id,
  text: z.string(),
  /** Name of its picture in the content host's folder `img`, and the same with its size. */
  img: z.optional(z.string()),
  picture: z.optional(Picture),
  /** Absent where its author has left. */
  creator: z.optional(Id),
  /** The author's name. */
  author: z.string(),
  /** Name of the author's picture in the content host's folder `attachments`. */
  avatar: z.optional(z.string()),
  createdAt: z.string(),
  /** Absent when it was never changed. */
  editedAt: z.optional(z.string()),
  /** The reply that it answers, and the name of who wrote that; absent where the caller does not see that reply. */
  replyTo: z.optional(Id),
  replyToName: z.optional(z.string()),
  usefulCount: z._default(z.int(), 0),
  /** Whether the caller finds it useful, and whether it is theirs. */
  isUseful: Yes,
  isCreator: z.enum(['true', 'false']),
  ...mentioning,
  ...hideable,
  isHidden: z._default(z.boolean(), false),
  ...versioned,
});
export type Reply = z.infer<typeof Reply>;

/** What is typed in a reply. */
export const ReplyDraft = z.object({ text: requiredText('Please write your reply.', LONGEST_REPLY) });

/** A page of replies, and what the caller and others think of what they are to. */
export const RepliesPage = z.extend(Paged, {
  data: z.array(z.union([Reply, HiddenCard])),
  /** Whether the caller finds the piece itself useful, and how many do. */
  isUseful: Yes,
  usefulCount: z.int(),
  /** Whether it takes no more replies, and whether the caller may change that. */
  repliesClosed: z.boolean(),
  mayClose: z.boolean(),
  /** The reply that is marked as the answer, where the piece is a question that has one; on every page. */
  answer: z.optional(Reply),
});
export type RepliesPage = z.infer<typeof RepliesPage>;

export const listReplies = route({
  method: 'GET',
  path: '/api/replies/{on}/{id}',
  summary: 'The replies to a news, lesson, resource, course or post, the newest first.',
  input: () => z.object({ on: On, id: Id, ...paging }),
  output: () => RepliesPage,
});

const plain = {
  nouns: 'replies',
  scope: {},
  files: ['img'] as const,
  card: () => Reply,
  one: () => Reply,
};

export const addReply = recordCreate(plain, {
  summary: `Replies to a news, lesson, resource, course or post, or to a reply to it (\`replyTo\`). Of the members whom it names (\`@name\`) the first ${MOST_MENTIONED} are told.`,
  draft: () => ({
    ...ReplyDraft.shape,
    on: On,
    id: idField('Please say what this replies to.'),
    replyTo: OptionalId,
    img: OptionalFile,
  }),
});

export const updateReply = route({
  method: 'PUT',
  path: '/api/replies/{id}',
  summary:
    'Changes the text of a reply, and its picture, which goes where it is sent empty; its author alone may.',
  files: ['img'],
  body: 'multipart',
  input: () =>
    z.object({ id: Id, text: z.optional(ReplyDraft.shape.text), img: ChangedFile, version: Version }),
  output: () => z.object({ data: Reply }),
});

export const deleteReply = recordRemove(plain, {
  summary: 'Deletes a reply with its picture; its author alone may.',
});

export const closeReplies = route({
  method: 'PUT',
  path: '/api/replies/{on}/{id}/closed',
  summary:
    'Closes a piece to replies, or opens it again: its creator, the creator of its community, group or enterprise and administrators may.',
  identity: true,
  input: () => z.object({ on: On, id: Id, closed: Flag }),
  output: () => z.object({ data: z.object({ on: On, id: Id, closed: z.boolean() }) }),
});

export const replies = { listReplies, addReply, updateReply, deleteReply, closeReplies };
