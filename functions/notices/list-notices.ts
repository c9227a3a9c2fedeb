import { listNotices as row } from '#contract/notices.ts';
import { readLines, showLines } from '#kinds/notices/read-lines.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { pageOf } from '#platform/lists/search.ts';

/** Of each sort: of more, the older are not shown. */
const MOST_LISTED = 60;

export const handler = endpoint(row, async (paging, { member }) => {
  const lines = await readLines(member.id, MOST_LISTED);
  const { matches, found } = pageOf(lines, false, paging);
  const unseen = lines.find(({ isSeen }) => !isSeen)?.id;
  return { data: await showLines(matches, member.id), unseen, ...found };
});
