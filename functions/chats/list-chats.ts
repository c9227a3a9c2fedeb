import { listChats as row } from '#contract/chats.ts';
import { readInbox } from '#kinds/chats/inbox.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { pageOf } from '#platform/lists/search.ts';
import { showChats } from './chat.ts';

export const handler = endpoint(row, async (paging, { member }) => {
  const items = await readInbox(member.id);
  const newestFirst = items.toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const { matches, found } = pageOf(newestFirst, false, paging);
  return { data: await showChats(matches, member.id), ...found };
});
