import { listNotices as row } from '#contract/notices/notices.ts';
import { named } from '#kinds/news-since.ts';
import { timeOf } from '#kinds/notices/lines.ts';
import { readLines, showLines } from '#kinds/notices/read-lines.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { ROW_ID_LENGTH } from '#platform/lists/paged-list.ts';
import { pageOf } from '#platform/lists/search.ts';
import { readUnseenNews } from './unseen-news.ts';

/** Of each sort: of more, the older are not shown. */
const MOST_LISTED = 60;

export const handler = endpoint(row, async (paging, { member }) => {
  const { lines, seen, wishes } = await readLines(member.id, MOST_LISTED);
  const { matches, found } = pageOf(lines, false, paging);
  const [data, news] = await Promise.all([
    showLines(matches, member.id, wishes),
    found.page === 1 ? readUnseenNews(member.id, wishes, seen).then(named) : undefined,
  ]);
  // The id of a news ends in that of its community; a row's own says when it was made.
  const fresh = (news ?? []).map(({ newest }) => newest.id.slice(0, ROW_ID_LENGTH));
  const unseen = [lines.find(({ isSeen }) => !isSeen)?.id, ...fresh];
  return { data, unseen: newestOf(unseen.flatMap((id) => id ?? [])), ...(news && { news }), ...found };
});

/** The one that was made last, by its id. */
const newestOf = (ids: readonly string[]): string | undefined =>
  ids.toSorted((one, other) => timeOf(other) - timeOf(one))[0];
