import { isHideable, type Report, type ReportedOn } from '#contract/moderation/reports.ts';
import { type Place, post } from '#kinds/declared/post.ts';
import { readNames } from '#kinds/names.ts';
import { findReported, type ReportedItem } from '#kinds/reports/report.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { readReports, reasonsOf } from './read-reports.ts';

/** What rows of a queue stand for, as those who decide see it; what is gone meanwhile is left out. */
export async function showReports(rows: readonly StoredItem[]): Promise<Report[]> {
  const found = await Promise.all(
    rows.map(({ on, id }) => findReported(String(on) as ReportedOn, String(id))),
  );
  const items = found.flatMap((item) => item ?? []);
  const names = await readNames({ people: items.flatMap(({ creator = [] }) => creator), categories: [] });
  return Promise.all(
    items.map(async (item) => showReport(item, item.creator && names.person(item.creator).name)),
  );
}

/** Where a post stands, and what a reply to one is to: its id says so. */
function placeOf({ on, id, at }: ReportedItem): Partial<Place> {
  const of = on === 'post' ? id : at?.on === 'post' ? at.id : undefined;
  return of === undefined ? {} : post.scopeOf(of);
}

async function showReport(item: ReportedItem, author: string | undefined): Promise<Report> {
  const reports = await readReports(item);
  const texts = reports.flatMap(({ reason, text, at }) => (text ? { reason, text, at } : []));
  return {
    ...item,
    ...placeOf(item),
    author,
    reasons: reasonsOf(reports),
    texts: texts.toSorted((one, other) => (one.at < other.at ? 1 : -1)),
    isHidden: item.hiddenAt !== undefined,
    isHideable: isHideable(item.on),
  };
}
