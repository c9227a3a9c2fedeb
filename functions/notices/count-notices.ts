import { MOST_UNSEEN, countNotices as row } from '#contract/notices/notices.ts';
import { countUnread } from '#kinds/chats/inbox.ts';
import { readLines } from '#kinds/notices/read-lines.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readUnseenNews } from './unseen-news.ts';

export const handler = endpoint(row, async ({ news: withNews }, { member }) => {
  const read = readLines(member.id, MOST_UNSEEN);
  const [{ lines }, messages, news] = await Promise.all([
    read,
    countUnread(member.id, MOST_UNSEEN),
    withNews ? read.then(({ wishes, seen }) => readUnseenNews(member.id, wishes, seen)) : undefined,
  ]);
  const unseen = lines.filter(({ isSeen }) => !isSeen).length;
  return { data: { unseen: Math.min(unseen, MOST_UNSEEN), messages, news } };
});
