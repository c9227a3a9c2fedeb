import { readNewest } from '#platform/lists/paged-list.ts';
import { findMatches, finds, pageOf } from '#platform/lists/search.ts';
import type { PagedList } from '#platform/table/keys.ts';
import type { Listed, Stored } from './declaration.ts';
import type { RecordKind } from './record.ts';

interface Named {
  readonly id: string;
}

/** What of a scope is a member's own. */
interface Own {
  /** Where it stands, first what is shown first. */
  readonly lists: readonly PagedList[];
  /** The attribute of their rows that names it; `id` without. */
  readonly idName?: string;
  /** Of what was found beside the newest of those lists what stands in them, too. Without, there may be more. */
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
 * What matches among all, as far as it is their own: no index of a member's own has to learn a new name. Both are read at
 * once; what stands in a list before its newest 200 is looked up for each match that is left.
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
  // Of a word that very many have the index tells too little: then the texts of their own are looked at.
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
