import { closeList } from '#platform/lists/list-counts.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { keys, lists } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';

/** The writes with which the last of both leaves a conversation: it goes with all messages and pictures. */
export function removeChat(userId: string, chatId: string): Action[] {
  const list = lists.chat(chatId);
  return [
    { remove: { Key: keys.inbox(userId, chatId) } },
    { remove: { Key: keys.deletedChat(userId, chatId) } },
    ...closeList(list),
    enqueueJob({
      kind: 'gone',
      parts: [
        { part: 'records', kind: 'message', list: list.pk },
        { part: 'closed', list: list.pk },
      ],
    }),
  ];
}
