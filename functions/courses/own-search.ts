import type { Found } from '#contract/paging.ts';
import { type CourseItem, course } from '#kinds/declared/course.ts';
import { readNewest } from '#platform/lists/paged-list.ts';
import { findMatches, finds, pageOf } from '#platform/lists/search.ts';
import { lists, type PagedList } from '#platform/table/keys.ts';

const AT_ONCE = 200; // rows of a list: hardly anyone takes or makes more

/**
 * Of the courses in a member's own lists those whose titles a query finds, in the lists' order. They are what is found
 * among all and theirs, as of circles (`kinds/circle/own.ts`); beyond the newest of a list there may be more.
 */
export async function searchOwn(
  own: readonly PagedList[],
  query: string,
  paging: { pageNumber?: number; pageSize?: number },
): Promise<{ items: CourseItem[]; paged: Found }> {
  const [among, ...several] = await Promise.all([
    findMatches(lists.courses.pk, query),
    ...own.map((list) => readNewest(list, AT_ONCE)),
  ]);
  const ids = several.flat().map(({ id }) => ({ id: String(id) }));
  const found = new Set(among.matches.map(({ id }) => id));
  // Of a word that very many have the index tells too little: then their own titles are looked at.
  if (among.isPartial) {
    for (const { id, title } of await course.findEach({}, ids)) if (finds(query, title)) found.add(id);
  }
  const isPartial = several.some(({ length }) => length === AT_ONCE);
  const { matches, found: paged } = pageOf(
    ids.filter(({ id }) => found.has(id)),
    isPartial,
    paging,
  );
  return { items: await course.findEach({}, matches), paged };
}
