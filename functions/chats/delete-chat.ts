import { deleteChat as row } from '#contract/chats/chats.ts';
import { keepDeleted, removeMessages } from '#kinds/chats/deleted-chat.ts';
import { findInbox, getInbox, setInbox } from '#kinds/chats/inbox.ts';
import type { InboxItem } from '#kinds/chats/inbox-item.ts';
import { removeChat } from '#kinds/chats/last-of-both.ts';
import { StaleReadError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { countRows } from '#platform/lists/list-counts.ts';
import { rowKey } from '#platform/lists/paged-list.ts';
import { type Key, keys, lists } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { removeAsRead } from '#platform/table/version.ts';
import { take } from '#platform/table/walk.ts';
import { checkMessage } from './known-message.ts';

export const handler = endpoint(row, ({ id, to }, { member, commit }) =>
  commit(async () => {
    const item = await getInbox(member.id, id);
    await checkMessage(item, 'to', to);
    return { reply: { id }, actions: await deleteFor(member.id, item, to) };
  }),
);

/** The other one keeps theirs. What both have deleted is gone, and what came after `upTo` stays. */
async function deleteFor(userId: string, item: InboxItem, upTo: string | undefined): Promise<Action[]> {
  const { chatId, other, last, deleted } = item;
  const to = last?.id ?? deleted?.to;
  const since = upTo === undefined ? 0 : await countSince(chatId, upTo);
  // Whoever writes meanwhile changes the row, so this is how many there are up to the last.
  const count = (to === undefined ? 0 : await countRows(lists.chat(chatId))) - since;
  if (since > 0 && upTo !== undefined) {
    return upTo > (deleted?.to ?? '')
      ? [setInbox(userId, item, { ...item, deleted: { to: upTo, count } })]
      : [];
  }
  if (other === undefined) return removeChat(userId, chatId);
  const gone = removeAsRead(keys.inbox(userId, chatId), item, 'chat.changed');
  if (to === undefined) return [gone];
  const theirs = await findInbox(other, chatId);
  return [
    gone,
    keepDeleted(userId, item, { to, count }),
    staysSo(keys.inbox(other, chatId), theirs !== undefined),
    ...(theirs ? [] : [removeMessages(chatId, to)]),
  ];
}

/** How many messages came after one: few, as who deletes a conversation has seen it. */
async function countSince(chatId: string, id: string): Promise<number> {
  const { pk, sk } = rowKey(lists.chat(chatId), id);
  return (await take({ pk, from: `${sk}\u0000`, to: 'R#~' }, { consistent: true })).length;
}

/** Of two who delete at once, one comes second. */
const staysSo = (Key: Key, isThere: boolean): Action => ({
  check: { Key, ConditionExpression: `attribute_${isThere ? '' : 'not_'}exists(pk)` },
  otherwise: () => new StaleReadError('chat.changed'),
});
