import type { ChatCard, Message } from '#contract/chats/chats.ts';
import { blockedAmong, isBlocked } from '#kinds/blocked.ts';
import type { Side } from '#kinds/chats/chat-id.ts';
import { type InboxItem, isUnread } from '#kinds/chats/inbox.ts';
import type { MessageItem } from '#kinds/declared/message.ts';
import { readAuthors } from '#kinds/names.ts';
import { AppError } from '#platform/errors.ts';

/** Conversations as a member sees them, with the others' names as they are now. */
export async function showChats(items: readonly InboxItem[], userId: string): Promise<ChatCard[]> {
  const others = items.flatMap(({ memberId = [] }) => memberId);
  const [nameOf, blocked] = await Promise.all([readAuthors(others), blockedAmong(userId, others)]);
  return items.map((item) => {
    const { chatId, memberId, at, last, side, requested = false, muted = false } = item;
    const { name, attachments } = nameOf(memberId);
    return {
      id: chatId,
      other: { id: memberId, name, avatar: attachments },
      ...(last && { last: { text: last.text, at, isMine: last.side === side, img: last.img } }),
      unread: isUnread(item),
      ...{ isRequest: requested, isMuted: muted },
      isClosed: memberId === undefined || blocked.has(memberId),
    };
  });
}

/** One of them. */
export const showChat = async (item: InboxItem, userId: string): Promise<ChatCard> =>
  (await showChats([item], userId))[0] as ChatCard;

export const showMessage = ({ id, text, picture, side, createdAt }: MessageItem, own: Side): Message => ({
  ...{ id, text, img: picture?.name, picture, isMine: side === own, at: createdAt },
});

/** Throws `chat.closed` once one of both blocked the other, the same in both directions: nobody is told who did. */
export async function checkOpen(userId: string, other: string | undefined): Promise<string> {
  if (other === undefined || (await isBlocked(userId, other))) {
    throw new AppError('forbidden', 'chat.closed', 'You cannot write to this member.');
  }
  return other;
}
