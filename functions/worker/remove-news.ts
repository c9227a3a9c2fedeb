import { removeFile } from '#platform/files/files.ts';
import { forgetWords } from '#platform/lists/search.ts';
import { removeItems, type StoredItem } from '#platform/table/table.ts';
import { removeRichtext } from './remove-richtext.ts';

/**
 * Removes a news of a community that is gone: its blocks and files first, a few at a time, the row last, so that none
 * is forgotten. Answers whether more are left.
 */
export async function removeNews({ pk, sk, ...news }: StoredItem): Promise<'blocks' | undefined> {
  const { richtextId, cover, title, id } = news;
  const left = await removeRichtext(String(richtextId));
  if (left) return left;
  const name = (cover as { name?: string } | undefined)?.name;
  if (name) await removeFile('news', name);
  const entry = { list: String(pk), row: String(id), id: String(id), text: String(title) };
  await forgetWords([entry]);
  await removeItems([{ pk: String(pk), sk: String(sk) }]);
  return undefined;
}
