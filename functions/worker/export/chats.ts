import { readAllChats } from '#kinds/chats/inbox.ts';
import { MessageItem, message } from '#kinds/declared/message.ts';
import { readAuthors } from '#kinds/names.ts';
import { fileParts } from '#platform/table/jobs.ts';
import { lists } from '#platform/table/keys.ts';
import { walk } from '#platform/table/walk.ts';

/** What a member wrote in a conversation; what the other one wrote is not theirs. */
export interface Written {
  /** The other one's name. */
  readonly with: string;
  readonly messages: readonly Pick<MessageItem, 'text' | 'createdAt' | 'picture'>[];
  /** Paths on the content host. */
  readonly files: readonly string[];
}

/**
 * By conversation, the one with the newest message first; also those that they deleted, as long as the other has them.
 */
export async function writtenBy(userId: string): Promise<Written[]> {
  const inbox = (await readAllChats(userId)).toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const nameOf = await readAuthors(inbox.map(({ other }) => other));
  const written: Written[] = [];
  for (const { chatId, side, other } of inbox) {
    const { pk } = lists.chat(chatId);
    const own: MessageItem[] = [];
    for await (const row of walk({ pk, from: 'R#', to: 'R#~' }, { forward: true, consistent: true })) {
      const item = MessageItem.parse(row);
      if (item.side === side) own.push(item);
    }
    written.push({
      with: nameOf(other).name,
      messages: own.map(({ text, createdAt, picture }) => ({ text, createdAt, picture })),
      files: own.flatMap((item) => fileParts(message.declared.files?.(item) ?? []).map(({ path }) => path)),
    });
  }
  return written;
}
