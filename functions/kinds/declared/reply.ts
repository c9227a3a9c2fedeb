import * as z from 'zod/mini';
import { Mention } from '#contract/fields/mentions.ts';
import { Picture } from '#contract/fields/picture.ts';
import { repliedTo as names, type RepliedTo } from '#contract/fields/responses.ts';
import type { FoundById } from '#kinds/record/declaration.ts';
import { RecordKind } from '#kinds/record/record.ts';
import { hideable } from '#kinds/replies/responses.ts';
import { keys, lists, tallies } from '#platform/table/keys.ts';
import { versioned } from '#platform/table/version.ts';
import { course } from './course.ts';
import { lesson } from './lesson.ts';
import { news } from './news.ts';
import { post } from './post.ts';
import { resource } from './resource.ts';

/** Kinds of pieces that members reply to, by the name that `on` has for them. */
export const repliedTo: Readonly<Record<RepliedTo, FoundById>> = {
  news,
  lesson,
  resource,
  course,
  post,
};

export const ReplyItem = z.object({
  id: z.string(),
  on: z.enum(names),
  onId: z.string(),
  text: z.string(),
  /** In the content host's folder `img`. */
  picture: z.optional(Picture),
  /** The reply that it answers, and who wrote that. */
  replyTo: z.optional(z.string()),
  replyToCreator: z.optional(z.string()),
  /** Absent once the member has left: their replies stay. */
  creator: z.optional(z.string()),
  createdAt: z.string(),
  /** Whom it names, up to ten over all of its changes: the worker writes it. */
  mentions: z.optional(z.array(Mention)),
  /** A moment old, as that of a piece: the worker counts. */
  usefulCount: z.optional(z.int()),
  ...hideable,
  ...versioned,
});
export type ReplyItem = z.infer<typeof ReplyItem>;

type Scope = Pick<ReplyItem, 'on' | 'onId'>;

export const reply = new RecordKind<Scope, ReplyItem>({
  noun: 'reply',
  missing: 'There is no such reply. It may have been deleted.',
  item: ReplyItem,
  list: ({ on, onId }) => lists.replies(on, onId),
  files: ({ picture }) => [picture && `img/${picture.name}`],
  unversioned: ({ mentions }) => ({ mentions }),
  hangs: ({ id, mentions = [] }) => [
    { part: 'partition', pk: tallies.useful('reply', id).pk },
    { part: 'partition', pk: keys.reply(id).pk },
    { part: 'reported', on: 'reply', id },
    ...mentions.map((one) => ({ part: 'item' as const, ...keys.named(one.id, 'reply', id) })),
  ],
  on: { kinds: repliedTo, by: 'on', as: 'onId' },
});
