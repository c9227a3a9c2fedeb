import { readNewest } from '#platform/lists/paged-list.ts';
import { findMatches, finds, pageOf } from '#platform/lists/search.ts';
import type { PagedList } from '#platform/table/keys.ts';
import type { Listed, Stored } from './declaration.ts';
import type { RecordKind } from './record.ts';

interface Named {
  readonly id: string;
}

/** A member's own records of a scope. */
interface Own {
  /** Their lists, in the order in which they are shown. */
  readonly lists: readonly PagedList[];
  /** The attribute of their rows that names the record; `id` without. */
  readonly idName?: string;
  /** Which of the found records are in those lists beyond their newest rows. Without, there may be more. */
  older?(others: readonly Named[]): Promise<readonly Named[]>;
}

interface Searched {
  readonly query: string;
  readonly pageNumber?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** One page of a member's own records of a scope that a query finds, in the order of their lists. */
export async function searchOwn<Scope extends object, Item extends Stored & Scope>(
  kind: RecordKind<Scope, Item>,
  scope: Scope,
  own: Own,
  { query, ...paging }: Searched,
): Promise<Listed<Item>> {
  const { ids, isPartial } = await findOwn(kind, scope, own, query);
  const { matches, found } = pageOf(ids, isPartial, paging);
  return { items: await kind.findEach(scope, matches), paged: found };
}

const ROWS_AT_ONCE = 200; // rows of a list: hardly anyone has more, and a page then still costs at most two units an item

/**
 * A search of all records, intersected with the member's own: no index of a member's own has to learn a new name. Both
 * are read at once; matches beyond the newest 200 rows of a list are looked up one by one.
 */
async function findOwn<Scope extends object, Item extends Stored & Scope>(
  kind: RecordKind<Scope, Item>,
  scope: Scope,
  { lists, idName = 'id', older }: Own,
  query: string,
): Promise<{ ids: readonly Named[]; isPartial: boolean }> {
  const [among, ...several] = await Promise.all([
    findMatches(kind.declared.list(scope).pk, query),
    ...lists.map((list) => readNewest(list, ROWS_AT_ONCE)),
  ]);
  const own = several.flat().map((row) => ({ id: String(row[idName]) }));
  const found = new Set(among.matches.map(({ id }) => id));
  // For a word that very many records have the index is cut off: then the texts of the member's own are compared.
  if (among.isPartial) {
    for (const item of await kind.findEach(scope, own)) {
      if (finds(query, kind.entry(item).text)) found.add(item.id);
    }
  }
  const ids = own.filter(({ id }) => found.has(id));
  if (several.every(({ length }) => length < ROWS_AT_ONCE)) return { ids, isPartial: false };
  if (!older) return { ids, isPartial: true };
  const known = new Set(own.map(({ id }) => id));
  const others = among.matches.filter(({ id }) => !known.has(id));
  return { ids: [...ids, ...(await older(others))], isPartial: among.isPartial };
}
