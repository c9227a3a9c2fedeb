import { MOST_UNSEEN, countNotices as row } from '#contract/notices.ts';
import { countUnread } from '#kinds/chats/inbox.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readLines } from './notices-repository.ts';

export const handler = endpoint(row, async (_, { member }) => {
  const [lines, messages] = await Promise.all([
    readLines(member.id, MOST_UNSEEN),
    countUnread(member.id, MOST_UNSEEN),
  ]);
  const unseen = lines.filter(({ isSeen }) => !isSeen).length;
  return { data: { unseen: Math.min(unseen, MOST_UNSEEN), messages } };
});
