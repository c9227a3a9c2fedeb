import { reindexWords } from '#platform/lists/search.ts';
import type { Job } from '#platform/table/jobs.ts';
import { findItem } from '#platform/table/table.ts';

/**
 * Has a row be found by the present text of what it stands for, whatever it was known by before. Of what is gone no
 * word stays, also when it went, with the words of then, while they were written.
 */
export async function renameRow({
  key,
  attribute,
  before,
  list,
  row,
  id,
}: Extract<Job, { kind: 'renamed' }>): Promise<undefined> {
  const readText = async () => String((await findItem(key))?.[attribute] ?? '');
  let known = before;
  let text = await readText();
  do {
    await reindexWords({ list, row, id, text }, known);
    known = text;
    text = await readText();
  } while (text !== known);
}
