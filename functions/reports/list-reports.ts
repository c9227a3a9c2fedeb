import { listReports as row } from '#contract/moderation/reports.ts';
import { checkOwner } from '#kinds/reports/report.ts';
import { administration } from '#platform/http/administration.ts';
import { readPage } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { showReports } from './show-reports.ts';

export const handler = administration(row, async ({ communityId, ...paging }, { member }) => {
  await checkOwner(communityId, member);
  const { rows, paged } = await readPage(lists.reports(communityId), paging);
  return { data: await showReports(rows), ...paged };
});
