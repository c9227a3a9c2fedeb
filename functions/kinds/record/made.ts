import { readPage } from '#platform/lists/paged-list.ts';
import { hasWords } from '#platform/lists/search.ts';
import type { PagedList } from '#platform/table/keys.ts';
import type { Listed, Stored, Wanted } from './declaration.ts';
import { searchOwn } from './own-search.ts';
import type { RecordKind } from './record.ts';

/**
 * One page of a member's records of a kind without a scope (`made` in its declaration), newest first; with a query,
 * those found.
 */
export async function listMade<Item extends Stored>(
  kind: RecordKind<object, Item>,
  userId: string,
  made: PagedList,
  { query, ...paging }: Wanted,
): Promise<Listed<Item>> {
  if (hasWords(query)) {
    const older = async (others: readonly { readonly id: string }[]) =>
      (await kind.findEach({}, others)).filter(({ creator }) => creator === userId);
    return searchOwn(kind, {}, { lists: [made], older }, { query, ...paging });
  }
  const { rows, paged } = await readPage(made, paging);
  return { items: await kind.findEach({}, rows), paged };
}
