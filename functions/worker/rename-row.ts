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
  ...place
}: Extract<Job, { kind: 'renamed' }>): Promise<undefined> {
  const read = async () => {
    const item = await findItem(key);
    const section = sectionBy === undefined ? undefined : (item?.[sectionBy] as string | undefined);
    return { list: place.list, row: place.row, id: place.id, text: String(item?.[attribute] ?? ''), section };
  };
  let known = before;
  let entry = await read();
  for (;;) {
    await reindexWords(entry, known);
    const now = await read();
    if (now.text === entry.text && now.section === entry.section) return;
    known = entry.text;
    entry = now;
  }
}
