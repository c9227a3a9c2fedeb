import { type Act, change } from '#functions/worker/change.ts';
import { findInbox, setInbox } from '#kinds/chats/inbox.ts';
import { inboxItem } from '#kinds/chats/inbox-item.ts';
import { removeChat } from '#kinds/chats/last-of-both.ts';
import type { Made } from '#kinds/member/made.ts';
import { type Key, keys, partitions } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { writeTogether } from '#platform/table/transaction.ts';

/** Takes a member out of others' inboxes, where what they wrote stays; what the other one has left goes as a whole. */
export const leaveChats = (userId: string, { inboxes, alone }: Made): Act[] => [
  ...inboxes.map((key) => () => takeOut(key, userId)),
  ...alone.map((chatId) => () => writeTogether(removeChat(userId, chatId))),
];

/** A message that is under way meanwhile is refused: the row is another one then. */
const takeOut = (key: Key, userId: string) =>
  change(async () => {
    const stored = await findItem(key);
    const item = stored && inboxItem(stored);
    if (item?.other !== userId) return [];
    const owner = key.pk.slice(partitions.inbox('').length);
    if (key.sk === keys.deletedChat(owner, item.chatId).sk) {
      // Nobody is left who reads it, unless it came back.
      const isBack = await findInbox(owner, item.chatId);
      return isBack ? [{ remove: { Key: key } }] : removeChat(owner, item.chatId);
    }
    const without = { ...item, other: undefined, name: undefined, avatar: undefined, memberId: undefined };
    return [setInbox(owner, item, without)];
  });
