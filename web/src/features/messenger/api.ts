import { type ChatCard, type ChatPage, chats, type Message } from '#contract/chats/chats.ts';
import { call } from '#web/lib/api/api.ts';
import { type ApiError, isUncertain } from '#web/lib/api/api-error.ts';
import { hasLine, subscribeToLine } from '#web/lib/api/line.ts';
import { changeReplies } from '#web/lib/api/replies.tsx';
import { getUnseen, setUnseen } from '#web/lib/unseen.ts';
import { withNewRow } from '#web/parts/threads/with-row.ts';

/** Messages, or chats, of a page. */
export const PAGE_SIZE = 30;

export const listOf = { pageSize: PAGE_SIZE };
export const chatOf = (id: string) => ({ id, pageSize: PAGE_SIZE });

/** Changes a chat in the lists that hold it. */
export const changeCard = (id: string, change: (card: ChatCard) => ChatCard): void =>
  changeReplies(chats.listChats, (page) =>
    page.data.some((card) => card.id === id)
      ? { ...page, data: page.data.map((card) => (card.id === id ? change(card) : card)) }
      : page,
  );

/** Changes the kept pages of a chat. */
export const changePage = (id: string, change: (page: ChatPage, pageNumber?: number) => ChatPage): void =>
  changeReplies(chats.getChat, (page, asked) => {
    const { id: of, pageNumber } = asked as { id: string; pageNumber?: number };
    return of === id ? change(page, pageNumber) : page;
  });

/** A message has arrived: it stands in its chat, and is the last in the list, where the chat comes first. */
export function show(id: string, message: Message): void {
  changePage(id, (page, pageNumber) => ({ ...withNewRow(page, message, pageNumber), isRequest: false }));
  const { text, at, isMine, img } = message;
  changeReplies(chats.listChats, (page) => {
    const card = page.data.find((each) => each.id === id);
    if (!card || (card.last && card.last.at > at)) return page;
    const last = { text, at, isMine, ...(img !== undefined && { img: true }) };
    const others = page.data.filter((each) => each !== card);
    return { ...page, data: [{ ...card, last, isRequest: false }, ...others] };
  });
}

/** Says that the member has read up to a message. Without a connection it is said once there is one again. */
export function tellRead(id: string, readTo: string): void {
  let isNews = false;
  changeCard(id, (card) => {
    isNews ||= card.unread && !card.isMuted && !card.isRequest;
    return { ...card, unread: false };
  });
  if (isNews) setUnseen('messages', Math.max(0, getUnseen('messages') - 1));
  const tell = () =>
    call(chats.updateChat, { id, readTo }).catch((error: ApiError) => isUncertain(error) && tellLater());
  const tellLater = () => {
    const stop = subscribeToLine(() => {
      if (!hasLine()) return;
      stop();
      void tell();
    });
  };
  void tell();
}
