import { listChats as row } from '#contract/chats/chats.ts';
import { blockedAmong } from '#kinds/blocked.ts';
import { readInbox } from '#kinds/chats/inbox.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { pageOf } from '#platform/lists/search.ts';
import { showChats } from './chat.ts';

export const handler = endpoint(row, async (paging, { member }) => {
  const all = await readInbox(member.id);
  const blocked = await blockedAmong(
    member.id,
    all.flatMap(({ other = [] }) => other),
  );
  // Requests of members whom one blocked, or who blocked one, cannot be answered: they are left out.
  const items = all.filter(({ requested, other = '' }) => !(requested && blocked.has(other)));
  const newestFirst = items.toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const { matches, found } = pageOf(newestFirst, false, paging);
  return { data: await showChats(matches, blocked), ...found };
});
