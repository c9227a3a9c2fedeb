import type { ChatCard, Message } from '#contract/chats/chats.ts';
import { blockedAmong, checkNotBlocked } from '#kinds/blocked.ts';
import type { Side } from '#kinds/chats/chat-id.ts';
import { type InboxItem, isUnread } from '#kinds/chats/inbox-item.ts';
import { calledIn } from '#kinds/chats/note-message.ts';
import type { MessageItem } from '#kinds/declared/message.ts';
import { readAuthors } from '#kinds/names.ts';
import { AppError } from '#platform/errors.ts';
import { type Page, pagedBy } from '#platform/lists/paged-list.ts';

/** Conversations as a member sees them, with those whom they do not meet (`blocked`). */
export async function showChats(
  items: readonly InboxItem[],
  blocked: ReadonlySet<string>,
): Promise<ChatCard[]> {
  // Where nobody has written, the row does not know it.
  const nameOf = await readAuthors(
    items.flatMap(({ name, other = [] }) => (name === undefined ? other : [])),
  );
  return items.map((item) => {
    const { chatId, other, at, last, side, requested = false, muted = false } = item;
    const { name, avatar } =
      item.name === undefined ? calledIn(nameOf(other)) : { name: item.name, avatar: item.avatar };
    return {
      id: chatId,
      other: { id: other, name, avatar },
      ...(last && { last: { text: last.text, at, isMine: last.side === side, img: last.img } }),
      unread: isUnread(item),
      isRequest: requested,
      isMuted: muted,
      isClosed: other === undefined || blocked.has(other),
    };
  });
}

/** One of them. */
export async function showChat(item: InboxItem, userId: string): Promise<ChatCard> {
  const { other = [] } = item;
  const [card] = await showChats([item], await blockedAmong(userId, [other].flat()));
  return card as ChatCard;
}

/** A page of messages, newest first, without those that its reader deleted. */
export const withoutDeleted = ({ deleted }: InboxItem, { rows, paged }: Page): Page =>
  deleted
    ? {
        rows: rows.filter(({ id }) => String(id) > deleted.to),
        paged: pagedBy(paged.page, paged.pageSize, Math.max(0, paged.totalItems - deleted.count)),
      }
    : { rows, paged };

export const showMessage = ({ id, text, picture, side, createdAt }: MessageItem, own: Side): Message => ({
  id,
  text,
  img: picture?.name,
  picture,
  isMine: side === own,
  at: createdAt,
});

const ofMessages = {
  own: 'You blocked this member. To write to them, unblock them first.',
  closed: 'You cannot write to this member.',
};

/** Throws `block.own` where the member blocked the other, and `chat.closed` where they were, or the other has left. */
export async function checkOpen(userId: string, other: string | undefined): Promise<string> {
  if (other === undefined) throw new AppError('forbidden', 'chat.closed', ofMessages.closed);
  await checkNotBlocked(userId, [other], ofMessages, 'chat.closed');
  return other;
}
