import { getChat as row } from '#contract/chats/chats.ts';
import { findInbox, getInbox } from '#kinds/chats/inbox.ts';
import { MessageItem } from '#kinds/declared/message.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readPage } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { showChat, showMessage, withoutDeleted } from './chat.ts';

export const handler = endpoint(row, async ({ id, ...paging }, { member }) => {
  const item = await getInbox(member.id, id);
  const [page, card, theirs] = await Promise.all([
    readPage(lists.chat(id), paging),
    showChat(item, member.id),
    item.other === undefined ? undefined : findInbox(item.other, id),
  ]);
  const { rows, paged } = withoutDeleted(item, page);
  const { other, isRequest, isMuted, isClosed } = card;
  return {
    ...paged,
    data: rows.map((each) => showMessage(MessageItem.parse(each), item.side)),
    other,
    isRequest,
    isMuted,
    isClosed,
    // A stranger is not told what was read before they are accepted, and nobody after one blocked the other.
    ...(theirs && !theirs.requested && !isClosed && { readTo: theirs.readTo }),
  };
});
