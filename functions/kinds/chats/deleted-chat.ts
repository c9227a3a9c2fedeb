import { enqueueJob } from '#platform/table/jobs.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { type InboxItem, inboxItem, inboxRow } from './inbox-item.ts';

/*
 * Who deletes a conversation has no row of it any more, and beside the inbox a row that says from where on it is theirs
 * again: with it the conversation comes back once somebody writes.
 */

/** A member's row as it comes back, of a conversation that they deleted. */
export async function findDeleted(userId: string, chatId: string): Promise<InboxItem | undefined> {
  const item = await findItem(keys.deletedChat(userId, chatId));
  return item && inboxItem(item);
}

/** The write that keeps it, after so many messages (`deleted`). */
export function keepDeleted(
  userId: string,
  { chatId, side, other, at, requested, muted }: InboxItem,
  deleted: NonNullable<InboxItem['deleted']>,
): Action {
  const item: InboxItem = { chatId, side, other, at, requested, muted, deleted, version: 0 };
  return { put: { Item: { ...keys.deletedChat(userId, chatId), ...inboxRow(item) } } };
}

/** The write after which messages that both deleted are gone, with their pictures. */
export const removeMessages = (chatId: string, to: string): Action =>
  enqueueJob({
    kind: 'gone',
    parts: [{ part: 'records', kind: 'message', list: lists.chat(chatId).pk, to }],
  });
