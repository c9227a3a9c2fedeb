import { listNotices as row } from '#contract/notices.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { pageOf } from './notices.ts';
import { readLines, showLines } from './notices-repository.ts';

/** Of each sort: of more, the older are not shown. */
const MOST_LISTED = 60;

export const handler = endpoint(row, async (paging, { member }) => {
  const { rows, paged } = pageOf(await readLines(member.id, MOST_LISTED), paging);
  return { data: await showLines(rows), ...paged };
});
