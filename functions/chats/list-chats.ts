import { listChats as row } from '#contract/chats/chats.ts';
import { blockedAmong } from '#kinds/blocked.ts';
import { type InboxItem, readInbox } from '#kinds/chats/inbox.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { pageOf } from '#platform/lists/search.ts';
import { showChats } from './chat.ts';

export const handler = endpoint(row, async (paging, { member }) => {
  const items = await withoutBlocked(await readInbox(member.id), member.id);
  const newestFirst = items.toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const { matches, found } = pageOf(newestFirst, false, paging);
  return { data: await showChats(matches, member.id), ...found };
});

/** Requests of members whom one blocked, or who blocked one, cannot be answered: they are left out. */
async function withoutBlocked(items: readonly InboxItem[], userId: string): Promise<readonly InboxItem[]> {
  const strangers = items.flatMap(({ requested, memberId = [] }) => (requested ? memberId : []));
  if (strangers.length === 0) return items;
  const blocked = await blockedAmong(userId, strangers);
  return items.filter(({ requested, memberId }) => !requested || !memberId || !blocked.has(memberId));
}
