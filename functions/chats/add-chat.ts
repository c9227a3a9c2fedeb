import { MOST_BEGUN, MOST_CHATS, addChat as row } from '#contract/chats/chats.ts';
import { chatIdOf, sideOf } from '#kinds/chats/chat-id.ts';
import { findDeleted } from '#kinds/chats/deleted-chat.ts';
import { findInbox, readInbox, setInbox } from '#kinds/chats/inbox.ts';
import type { InboxItem } from '#kinds/chats/inbox-item.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { checkOpen, showChat } from './chat.ts';

export const handler = endpoint(row, ({ userId }, { member, commit }) =>
  commit(async () => {
    if (userId === member.id) {
      throw new AppError('conflict', 'chat.self', 'You cannot write to yourself.');
    }
    const chatId = chatIdOf(member.id, userId);
    const known = await findInbox(member.id, chatId);
    if (known)
      return { reply: { data: { ...(await showChat(known, member.id)), isNew: false } }, actions: [] };
    const { theirs, deleted } = await checkMayBegin(member.id, userId, chatId);
    const isNew = !theirs && !deleted;
    const now = new Date();
    const begun: InboxItem = {
      chatId,
      side: sideOf(member.id, userId),
      other: userId,
      version: 0,
      ...deleted,
      // Who writes to a stranger whose request they had deleted takes it up.
      requested: false,
      at: now.toISOString(),
      ...(isNew && { memberId: userId }),
    };
    return {
      reply: { data: { ...(await showChat(begun, member.id)), isNew } },
      actions: [setInbox(member.id, undefined, begun), countBegun(member.id, now)],
    };
  }),
);

/**
 * What there is of a conversation that a member begins. Throws `user.missing`, `block.own`, `chat.closed`, and
 * `chat.full` for a member with very many conversations.
 */
async function checkMayBegin(memberId: string, userId: string, chatId: string) {
  if (!(await findItem(keys.user(userId)))) {
    throw new AppError('missing', 'user.missing', 'There is no such member.');
  }
  const [inbox, theirs, deleted] = await Promise.all([
    readInbox(memberId, { consistent: false }),
    findInbox(userId, chatId),
    findDeleted(memberId, chatId),
    checkOpen(memberId, userId),
  ]);
  // What strangers write to a member keeps them from nothing.
  if (inbox.filter(({ requested }) => !requested).length >= MOST_CHATS) {
    const text = `You have ${MOST_CHATS} conversations, which is as many as there may be.`;
    throw new AppError('conflict', 'chat.full', text);
  }
  return { theirs, deleted };
}

const DAY_SECONDS = 24 * 60 * 60;

/** The write that counts one that a member begins on a day (UTC). Fails with `chat.too-many` past the day's. */
function countBegun(memberId: string, now: Date): Action {
  const expiresAt = Math.floor(now.getTime() / 1000) + 2 * DAY_SECONDS;
  const key = keys.chatsBegun(memberId, now.toISOString().slice(0, 10));
  const change = update(key, { set: { expiresAt }, add: { begun: 1 } });
  return {
    update: {
      ...change,
      ConditionExpression: 'attribute_not_exists(#begun) OR #begun < :most',
      ExpressionAttributeValues: { ...change.ExpressionAttributeValues, ':most': MOST_BEGUN },
    },
    otherwise: () => {
      const text = `You began ${MOST_BEGUN} conversations today. Please go on with new ones tomorrow.`;
      return new AppError('tooMany', 'chat.too-many', text);
    },
  };
}
