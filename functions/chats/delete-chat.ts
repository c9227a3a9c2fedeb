import { deleteChat as row } from '#contract/chats/chats.ts';
import { keepDeleted, removeMessages } from '#kinds/chats/deleted-chat.ts';
import { findInbox, getInbox } from '#kinds/chats/inbox.ts';
import type { InboxItem } from '#kinds/chats/inbox-item.ts';
import { removeChat } from '#kinds/chats/last-of-both.ts';
import { StaleReadError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { countRows } from '#platform/lists/list-counts.ts';
import { type Key, keys, lists } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { removeAsRead } from '#platform/table/version.ts';

export const handler = endpoint(row, ({ id }, { member, commit }) =>
  commit(async () => ({
    reply: { id },
    actions: await deleteFor(member.id, await getInbox(member.id, id)),
  })),
);

/** The other one keeps theirs. What both have deleted is gone. */
async function deleteFor(userId: string, item: InboxItem): Promise<Action[]> {
  const { chatId, other, last, deleted } = item;
  if (other === undefined) return removeChat(userId, chatId);
  const gone = removeAsRead(keys.inbox(userId, chatId), item, 'chat.changed');
  const to = last?.id ?? deleted?.to;
  if (to === undefined) return [gone];
  const theirs = await findInbox(other, chatId);
  // Whoever writes meanwhile changes the row, so this is how many there are up to the last.
  const count = await countRows(lists.chat(chatId));
  return [
    gone,
    keepDeleted(userId, item, { to, count }),
    staysSo(keys.inbox(other, chatId), theirs !== undefined),
    ...(theirs ? [] : [removeMessages(chatId, to)]),
  ];
}

/** Of two who delete at once, one comes second. */
const staysSo = (Key: Key, isThere: boolean): Action => ({
  check: { Key, ConditionExpression: `attribute_${isThere ? '' : 'not_'}exists(pk)` },
  otherwise: () => new StaleReadError('chat.changed'),
});
