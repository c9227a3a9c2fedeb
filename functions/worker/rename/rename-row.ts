import { reindexWords } from '#platform/lists/search.ts';
import type { Job } from '#platform/table/job.ts';
import { findItem } from '#platform/table/table.ts';

/**
 * Makes a row findable by its present text, whatever it was found by before, in its present section. A deleted or hidden
 * row keeps no words, also when that happened while they were written.
 */
export async function renameRow({
  key,
  attribute,
  sectionBy,
  before,
  ...entry
}: Extract<Job, { kind: 'renamed' }>): Promise<undefined> {
  const read = async () => {
    const item = await findItem(key);
    const section = sectionBy === undefined ? undefined : (item?.[sectionBy] as string | undefined);
    const text = item?.['isHidden'] ? '' : String(item?.[attribute] ?? '');
    return { list: entry.list, row: entry.row, id: entry.id, text, section };
  };
  let known = before;
  let latest = await read();
  for (;;) {
    await reindexWords(latest, known);
    const now = await read();
    if (now.text === latest.text && now.section === latest.section) return;
    known = latest.text;
    latest = now;
  }
}
