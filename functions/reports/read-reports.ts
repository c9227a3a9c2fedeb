import { type ReportReason, reportReasons } from '#contract/fields/hidden.ts';
import { type ReportedItem, ReportItem } from '#kinds/reports/report.ts';
import { keys, partitions } from '#platform/table/keys.ts';
import { take } from '#platform/table/walk.ts';

const MOST_READ = 50; // reports of something that are read

/** What members said of something from a round on, which is the current one unless another is named, and who. */
export async function readReports(
  { on, id, round }: ReportedItem,
  from = round,
): Promise<(ReportItem & { by: string })[]> {
  const pk = partitions.reported(on, id);
  const { sk } = keys.report(on, id, '');
  const rows = await take({ pk, from: sk, to: `${sk}~` }, { limit: MOST_READ, consistent: true });
  return rows
    .map((row) => ({ ...ReportItem.parse(row), by: String(row['sk']).slice(sk.length) }))
    .filter((report) => report.round >= from);
}

/** Their reasons, the most frequent first. */
export function reasonsOf(
  reports: readonly Pick<ReportItem, 'reason'>[],
): { reason: ReportReason; count: number }[] {
  return reportReasons
    .map((reason) => ({ reason, count: reports.filter((report) => report.reason === reason).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
