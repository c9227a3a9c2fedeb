import { MOST_UNSEEN, countNotices as row } from '#contract/notices.ts';
import { countUnread } from '#kinds/chats/inbox.ts';
import { readLines } from '#kinds/notices/read-lines.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, async (_, { member }) => {
  const [lines, messages] = await Promise.all([
    readLines(member.id, MOST_UNSEEN),
    countUnread(member.id, MOST_UNSEEN),
  ]);
  const unseen = lines.filter(({ isSeen }) => !isSeen).length;
  return { data: { unseen: Math.min(unseen, MOST_UNSEEN), messages } };
});
