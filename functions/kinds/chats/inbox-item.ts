import * as z from 'zod/mini';
import { keys } from '#platform/table/keys.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { versioned } from '#platform/table/version.ts';
import { Side } from './chat-id.ts';

/*
 * A conversation of two: its messages are a list, and each of both has a row in a partition of their own, which says
 * all that the inbox shows. Whoever has no such row has no such conversation.
 */

const InboxRow = z.object({
  /** The member's own side. */
  side: Side,
  /** The other one, absent once they have left. */
  other: z.optional(z.string()),
  /** What the other one is called, and their picture; absent before anybody wrote. */
  name: z.optional(z.string()),
  avatar: z.optional(z.string()),
  /** When somebody wrote last, or it was begun. */
  at: z.string(),
  last: z.optional(z.object({ id: z.string(), text: z.string(), side: Side, img: z.optional(z.boolean()) })),
  /** The last message that the member has read. */
  readTo: z.optional(z.string()),
  requested: z.optional(z.boolean()),
  muted: z.optional(z.boolean()),
  /** The last message that went when the member deleted the conversation, and how many there had been. */
  deleted: z.optional(z.object({ to: z.string(), count: z.int() })),
  /**
   * Under what the index has the row: under the member's unread ones while the bell counts it, and under the other one
   * while they have no row, by which it is found when they leave.
   */
  memberId: z.optional(z.string()),
  ...versioned,
});
export interface InboxItem extends z.infer<typeof InboxRow> {
  readonly chatId: string;
}

/** The id of a conversation is in the row's key, and nowhere else: eight rows are read for one unit. */
export const inboxItem = (stored: StoredItem): InboxItem => ({
  ...InboxRow.parse(stored),
  chatId: String(stored['sk']).slice(keys.inbox('', '').sk.length),
});

/** What is stored of it beside its key. */
export const inboxRow = ({ chatId: _, ...row }: InboxItem): z.infer<typeof InboxRow> => row;

export const isUnread = ({ last, side, readTo = '' }: InboxItem): boolean =>
  last !== undefined && last.side !== side && last.id > readTo;

/** Whether the bell counts it. */
export const counts = (item: InboxItem): boolean => isUnread(item) && !item.muted && !item.requested;
