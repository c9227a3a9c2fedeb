import { type Act, change } from '#functions/worker/change.ts';
import { InboxItem } from '#kinds/chats/inbox.ts';
import { removeChat } from '#kinds/chats/last-of-both.ts';
import type { Made } from '#kinds/member/made.ts';
import type { Key } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { writeTogether } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';

/** Takes a member out of others' inboxes, where what they wrote stays; what the other one has left goes as a whole. */
export const leaveChats = (userId: string, { inboxes, alone }: Made): Act[] => [
  ...inboxes.map((key) => () => takeOut(key, userId)),
  ...alone.map((chatId) => () => writeTogether(removeChat(userId, chatId))),
];

/** A message that is under way meanwhile is refused: the row is another one then. */
const takeOut = (key: Key, userId: string) =>
  change(async () => {
    const stored = await findItem(key);
    const item = stored && InboxItem.parse(stored);
    if (item?.memberId !== userId) return [];
    const set = { memberId: undefined, version: item.version + 1 };
    return [changeAsRead(key, item, set, 'chat.changed')];
  });
