import type { InboxItem } from '#kinds/chats/inbox-item.ts';
import { invalidField } from '#platform/errors.ts';
import { rowKey } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';

/**
 * Throws `chat.no-message` for what is no message of the conversation. One that the member deleted on another device
 * may be gone by now: whatever is that old passes, and changes nothing.
 */
export async function checkMessage(
  { chatId, last, deleted }: InboxItem,
  field: 'readTo' | 'to',
  id: string | undefined,
): Promise<void> {
  if (id === undefined || id === last?.id || id <= (deleted?.to ?? '')) return;
  if (await findItem(rowKey(lists.chat(chatId), id))) return;
  throw invalidField('chat.no-message', field, 'There is no such message.');
}
