import { MOST_CHATS, MOST_REQUESTS } from '#contract/chats/chats.ts';
import { AppError } from '#platform/errors.ts';
import { keys, partitions, unreadOf } from '#platform/table/keys.ts';
import { readIndex } from '#platform/table/member-index.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { take } from '#platform/table/walk.ts';
import { counts, type InboxItem, inboxItem, inboxRow } from './inbox-item.ts';

/** A member's row of a conversation; undefined where they have no part in it, or have deleted it. */
export async function findInbox(userId: string, chatId: string): Promise<InboxItem | undefined> {
  const item = await findItem(keys.inbox(userId, chatId));
  return item && inboxItem(item);
}

/** The same. Throws `chat.missing`, also for a conversation of others. */
export async function getInbox(userId: string, chatId: string): Promise<InboxItem> {
  const item = await findInbox(userId, chatId);
  if (!item) throw missingChat();
  return item;
}

export const missingChat = (): AppError =>
  new AppError('missing', 'chat.missing', 'There is no such conversation.');

/** More than the limits let anybody have, but for those that many begin with them at once. */
const MOST_READ = 2 * (MOST_CHATS + MOST_REQUESTS);

/** All rows of a member, in no order. */
export async function readInbox(userId: string, { consistent = true } = {}): Promise<InboxItem[]> {
  const pk = partitions.inbox(userId);
  const items = await take({ pk, from: ROWS, to: `${ROWS}~` }, { limit: MOST_READ, consistent });
  return items.map(inboxItem);
}

const ROWS = keys.inbox('', '').sk;

/** The same with those of conversations that they deleted. */
export async function readAllChats(userId: string): Promise<InboxItem[]> {
  const range = { pk: partitions.inbox(userId), from: ROWS, to: keys.deletedChat('', '~').sk };
  const items = (await take(range, { consistent: true })).map(inboxItem);
  // Backwards: a conversation that came back is the same.
  return [...new Map(items.map((item) => [item.chatId, item])).values()];
}

/** Under what the index has a row; a begun one stays as it was made until somebody writes. */
export const indexedBy = (userId: string, item: InboxItem): string | undefined =>
  counts(item) ? unreadOf(userId) : item.last ? undefined : item.memberId;

/** The write that changes a member's row as it was read, or makes it. */
export function setInbox(userId: string, before: InboxItem | undefined, after: InboxItem): Action {
  const version = before ? { version: before.version + 1 } : {};
  const set = { ...inboxRow(after), memberId: indexedBy(userId, after), ...version };
  return changeAsRead(keys.inbox(userId, after.chatId), before, set, 'chat.changed');
}

/** In how many conversations the bell counts something new, up to so many. */
export const countUnread = async (userId: string, most: number): Promise<number> =>
  (await readIndex(unreadOf(userId), most)).length;
