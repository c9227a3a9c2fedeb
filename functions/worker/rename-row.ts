import { type Entry, reindexWords } from '#platform/lists/search.ts';

/**
 * Has a row be found by its present text, whatever it was known by before. `readText` answers an empty text for one
 * that is gone: of that no word stays, also when it went, with the words of then, while they were written.
 */
export async function renameRow(
  row: Omit<Entry, 'text'>,
  before: string,
  readText: () => Promise<string>,
): Promise<void> {
  let known = before;
  let text = await readText();
  do {
    await reindexWords({ ...row, text }, known);
    known = text;
    text = await readText();
  } while (text !== known);
}
