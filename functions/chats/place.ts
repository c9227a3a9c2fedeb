import { MOST_CHATS, MOST_REQUESTS } from '#contract/chats/chats.ts';
import { blockedAmong } from '#kinds/blocked.ts';
import { findDeleted } from '#kinds/chats/deleted-chat.ts';
import { findInbox, readInbox } from '#kinds/chats/inbox.ts';
import type { InboxItem } from '#kinds/chats/inbox-item.ts';
import { AppError } from '#platform/errors.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { checkOpen } from './chat.ts';

/** What a message finds with one of both: the row that it changes, or `before` none and the one that it makes. */
export interface Place {
  readonly before: InboxItem | undefined;
  readonly item: InboxItem;
}

/** Undefined for who has no part in it; who has deleted it has it back with a message. */
export async function findPlace(userId: string, chatId: string): Promise<Place | undefined> {
  const before = await findInbox(userId, chatId);
  const item = before ?? (await findDeleted(userId, chatId));
  return item && { before, item };
}

/**
 * The same of the other one, to whom it may come as a request. Throws `chat.closed` where they have left, and
 * `chat.full` where they have more than they can look through.
 */
export async function placeOfOther(own: InboxItem, memberId: string, other: string): Promise<Place> {
  const { chatId, side, at } = own;
  const place = await findPlace(other, chatId);
  if (place?.before) return place;
  const item = place?.item ?? {
    chatId,
    side: side === 0 ? 1 : 0,
    other: memberId,
    at,
    requested: true,
    version: 0,
  };
  const [user, inbox] = await Promise.all([
    findItem(keys.user(other)),
    readInbox(other, { consistent: false }),
  ]);
  if (!user) await checkOpen(memberId, undefined);
  const isFull = inbox.length >= MOST_CHATS + MOST_REQUESTS;
  if (isFull || (item.requested && (await countRequests(other, inbox)) >= MOST_REQUESTS)) {
    throw new AppError('conflict', 'chat.full', 'This member takes no new conversations at the moment.');
  }
  return { before: undefined, item };
}

/** How many requests wait for a member, without those of members whom they blocked. */
async function countRequests(userId: string, inbox: readonly InboxItem[]): Promise<number> {
  const waiting = inbox.filter(({ requested }) => requested);
  if (waiting.length < MOST_REQUESTS) return waiting.length;
  const strangers = waiting.flatMap(({ other = [] }) => other);
  const blocked = await blockedAmong(userId, strangers);
  return strangers.filter((id) => !blocked.has(id)).length;
}
