import { readNewest, readPage } from '#platform/lists/paged-list.ts';
import { findMatches, finds, hasWords, pageOf } from '#platform/lists/search.ts';
import type { PagedList } from '#platform/table/keys.ts';
import type { Listed, Stored, Wanted } from './declaration.ts';
import type { RecordKind } from './record.ts';

/** One page of what a member made of a kind that is in no place (`made` in its declaration), newest first; with words, those that have them. */
export async function listMade<Item extends Stored>(
  kind: RecordKind<object, Item>,
  userId: string,
  made: PagedList,
  { query, ...paging }: Wanted,
): Promise<Listed<Item>> {
  if (hasWords(query)) {
    const { ids, isPartial } = await findMade(kind, userId, made, query);
    const { matches, found } = pageOf(ids, isPartial, paging);
    return { items: await kind.findEach({}, matches), paged: found };
  }
  const { rows, paged } = await readPage(made, paging);
  return { items: await kind.findEach({}, rows), paged };
}

const AT_ONCE = 200; // rows: hardly anyone makes more, and a page then still costs at most two units an item

/** What matches among all, as far as the member made it. Of what they made before the newest 200 each match is looked at. */
async function findMade<Item extends Stored>(
  kind: RecordKind<object, Item>,
  userId: string,
  made: PagedList,
  query: string,
): Promise<{ ids: { id: string }[]; isPartial: boolean }> {
  const [rows, { matches, isPartial }] = await Promise.all([
    readNewest(made, AT_ONCE),
    findMatches(kind.declared.list({}).pk, query),
  ]);
  const newest = new Set(rows.map(({ id }) => String(id)));
  // Of a word that very many have the index tells too little: then the texts of their own are looked at.
  const read = isPartial
    ? await kind.findEach(
        {},
        [...newest].map((id) => ({ id })),
      )
    : [];
  const others = matches.filter(({ id }) => !newest.has(id));
  const ids = isPartial
    ? read.filter((item) => finds(query, kind.entry(item).text))
    : matches.filter(({ id }) => newest.has(id));
  // All that is theirs was looked at.
  if (rows.length < AT_ONCE) return { ids, isPartial: false };
  const older = (await kind.findEach({}, others)).filter(({ creator }) => creator === userId);
  return { ids: [...ids, ...older], isPartial };
}
