import { listWaitingReports as row } from '#contract/moderation/reports.ts';
import { administration } from '#platform/http/administration.ts';
import { pageOf } from '#platform/lists/search.ts';
import { keys } from '#platform/table/keys.ts';
import { take } from '#platform/table/walk.ts';
import { showReports } from './show-reports.ts';

/** More than these would wait at once only where nobody looks at all. */
const MOST_WAITING = 500;

export const handler = administration(row, async (paging) => {
  const { pk } = keys.reportDue('', '', '');
  const until = { pk, from: ' ', to: `${new Date().toISOString()}~` };
  const due = await take(until, { limit: MOST_WAITING, forward: true });
  const { matches, found } = pageOf(due, false, paging);
  return { data: await showReports(matches), ...found };
});
