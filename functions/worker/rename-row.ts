import { reindexWords } from '#platform/lists/search.ts';
import type { Job } from '#platform/table/job.ts';
import { findItem } from '#platform/table/table.ts';

/**
 * Has a row be found by the present text of what it stands for, whatever it was known by before, and in its present
 * section. Of what is gone no word stays, also when it went, with the words of then, while they were written.
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
    return { list: entry.list, row: entry.row, id: entry.id, text: String(item?.[attribute] ?? ''), section };
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
